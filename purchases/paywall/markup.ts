/** A text in parts: plain words, breaks, code, and what is set apart with parts of its own inside. */
export type Markup =
  | string
  | { is: "break" }
  | { is: "code"; text: string }
  | { is: "link"; url: string; inside: readonly Markup[] }
  | { is: "bold" | "italic" | "strike"; inside: readonly Markup[] };

/** A mark that was opened and waits for its end. */
interface Open {
  mark: string;
  inside: Markup[];
}

const kinds: Record<string, "bold" | "italic" | "strike"> = {
  "**": "bold",
  "*": "italic",
  "~": "strike",
  "~~": "strike",
};
const longestUrl = 2048;
const special = /[\\\n*~`[\]]/g;

/**
 * Reads `**bold**`, `*italic*`, `~struck~`, `` `code` ``, `[words](address)` and line breaks. Everything else, marks that
 * are never closed and every kind of HTML included, is words. Reads each character once, so no text is too long.
 */
export function parseMarkup(text: string): Markup[] {
  const open: Open[] = [{ mark: "", inside: [] }];
  const add = (part: Markup) => {
    const { inside } = open.at(-1)!;
    const last = inside.at(-1);
    if (typeof part === "string" && typeof last === "string") inside[inside.length - 1] = last + part;
    else if (part !== "") inside.push(part);
  };
  /** The marks above `depth` were never closed: they are words after all. */
  const giveUp = (depth: number) => {
    while (open.length > depth) {
      const { mark, inside } = open.pop()!;
      add(mark);
      for (const part of inside) add(part);
    }
  };
  let at = 0;
  const emphasis = (mark: string) => {
    const begun = open.findLastIndex((one) => one.mark === mark);
    const isEmpty = begun === open.length - 1 && open[begun]?.inside.length === 0;
    const after = text[at + mark.length];
    if (begun > 0 && !isEmpty && !/\s/.test(text[at - 1]!)) {
      giveUp(begun + 1);
      add({ is: kinds[mark]!, inside: open.pop()!.inside });
    } else if (begun < 0 && after !== undefined && !/\s/.test(after)) open.push({ mark, inside: [] });
    else add(mark);
    at += mark.length;
  };
  const linkEnd = () => {
    const begun = open.findLastIndex((one) => one.mark === "[");
    const [whole, url] = /^\]\(([^\s()]*(?:\([^\s()]*\)[^\s()]*)*)\)/.exec(text.slice(at, at + longestUrl)) ?? [];
    if (begun < 0 || !whole || !url) {
      add("]");
      at += 1;
      return;
    }
    giveUp(begun + 1);
    add({ is: "link", url, inside: open.pop()!.inside });
    at += whole.length;
  };

  while (at < text.length) {
    special.lastIndex = at;
    const next = special.exec(text)?.index ?? text.length;
    add(text.slice(at, next));
    at = next;
    const character = text[at];
    switch (character) {
      case "\\": {
        const escaped = text[at + 1];
        if (escaped === "\n") add({ is: "break" });
        else add(escaped && /[\\*~`[\]]/.test(escaped) ? escaped : `\\${escaped ?? ""}`);
        at += 2;
        break;
      }
      case "\n":
        add({ is: "break" });
        at += 1;
        break;
      case "*":
      case "~":
        emphasis(markAt(text, at, open.at(-1)!.mark));
        break;
      case "`": {
        const end = text.indexOf("`", at + 1);
        if (end > at + 1) add({ is: "code", text: text.slice(at + 1, end) });
        else add(text.slice(at, end < 0 ? at + 1 : end + 1));
        at = end < 0 ? at + 1 : end + 1;
        break;
      }
      case "[": {
        const begun = open.findLastIndex((one) => one.mark === "[");
        if (begun > 0) giveUp(begun);
        open.push({ mark: "[", inside: [] });
        at += 1;
        break;
      }
      case "]":
        linkEnd();
        break;
    }
  }
  giveUp(1);
  return open[0]!.inside;
}

/** One sign or two: in `***` the one that closes what was opened last comes first. */
function markAt(text: string, at: number, last: string): string {
  const sign = text[at]!;
  const double = sign + sign;
  if (!text.startsWith(double, at)) return sign;
  return last === sign && (sign === "~" || text.startsWith(double + sign, at)) ? sign : double;
}

/** The address if it can be followed from a paywall, otherwise null: http, https, mailto, and paths of the page's own site. */
export function followable(url: string): string | null {
  const trimmed = url.trim();
  if (/^\/(?![/\\])/.test(trimmed)) return trimmed;
  if (!/^(?:https?:\/\/|mailto:)/i.test(trimmed) || !URL.canParse(trimmed)) return null;
  return trimmed;
}
