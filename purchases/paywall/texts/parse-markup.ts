import { maxLinkLength } from "../../limits.ts";

export type Markup =
  | string
  | { is: "break" }
  | { is: "code"; text: string }
  | { is: "link"; url: string; inside: readonly Markup[] }
  | { is: "bold" | "italic" | "strike"; inside: readonly Markup[] };

/** A mark that is not closed yet. */
interface Open {
  mark: string;
  inside: Markup[];
}

/** `open[0]` is the text itself. */
interface Reading {
  text: string;
  at: number;
  open: Open[];
}

const kinds: Record<string, "bold" | "italic" | "strike"> = {
  "**": "bold",
  "*": "italic",
  "~": "strike",
  "~~": "strike",
};
const special = /[\\\n*~`[\]]/g;
const escapable = /[\\*~`[\]]/;

/**
 * Parses `**bold**`, `*italic*`, `~struck~`, `` `code` ``, `[words](address)` and line breaks. Everything else, unclosed
 * marks and HTML included, is text. In linear time.
 */
export function parseMarkup(text: string): Markup[] {
  const reading: Reading = { text, at: 0, open: [{ mark: "", inside: [] }] };
  while (reading.at < text.length) {
    special.lastIndex = reading.at;
    const next = special.exec(text)?.index ?? text.length;
    add(reading, text.slice(reading.at, next));
    reading.at = next;
    readers[text[next] ?? ""]?.(reading);
  }
  abandonMarks(reading, 1);
  return reading.open[0]!.inside;
}

const readers: Record<string, (reading: Reading) => void> = {
  "\\": readEscape,
  "\n": (reading) => step(reading, 1, { is: "break" }),
  "*": readEmphasis,
  "~": readEmphasis,
  "`": readCode,
  "[": openLink,
  "]": closeLink,
};

function readEscape(reading: Reading): void {
  const escaped = reading.text[reading.at + 1] ?? "";
  if (escaped === "\n") step(reading, 2, { is: "break" });
  else step(reading, 2, escapable.test(escaped) ? escaped : `\\${escaped}`);
}

/** A mark closes unless it would be empty or follows a space; it opens only before a word. */
function readEmphasis(reading: Reading): void {
  const { text, at, open } = reading;
  const mark = markAt(text, at, open.at(-1)!.mark);
  const opened = openedAt(reading, mark);
  const isEmpty = opened === open.length - 1 && open[opened]!.inside.length === 0;
  if (opened > 0 && !isEmpty && /\S/.test(text[at - 1]!)) {
    abandonMarks(reading, opened + 1);
    step(reading, mark.length, { is: kinds[mark]!, inside: open.pop()!.inside });
  } else if (opened < 0 && /\S/.test(text[at + mark.length] ?? " ")) {
    reading.at += mark.length;
    open.push({ mark, inside: [] });
  } else step(reading, mark.length, mark);
}

function readCode(reading: Reading): void {
  const { text, at } = reading;
  const end = text.indexOf("`", at + 1);
  if (end > at + 1) step(reading, end + 1 - at, { is: "code", text: text.slice(at + 1, end) });
  else step(reading, end < 0 ? 1 : 2, text.slice(at, end < 0 ? at + 1 : end + 1));
}

/** A second `[` replaces the first one. */
function openLink(reading: Reading): void {
  const opened = openedAt(reading, "[");
  if (opened > 0) abandonMarks(reading, opened);
  reading.at += 1;
  reading.open.push({ mark: "[", inside: [] });
}

function closeLink(reading: Reading): void {
  const { text, at, open } = reading;
  const opened = openedAt(reading, "[");
  const [whole, url] = /^\]\(([^\s()]*(?:\([^\s()]*\)[^\s()]*)*)\)/.exec(text.slice(at, at + maxLinkLength)) ?? [];
  if (opened > 0 && whole && url) {
    abandonMarks(reading, opened + 1);
    step(reading, whole.length, { is: "link", url, inside: open.pop()!.inside });
  } else step(reading, 1, "]");
}

function step(reading: Reading, length: number, part: Markup): void {
  reading.at += length;
  add(reading, part);
}

function add({ open }: Reading, part: Markup): void {
  const { inside } = open.at(-1)!;
  const last = inside.at(-1);
  if (typeof part === "string" && typeof last === "string") inside[inside.length - 1] = last + part;
  else if (part !== "") inside.push(part);
}

/** Marks above `depth` were never closed, so they are plain text. */
function abandonMarks(reading: Reading, depth: number): void {
  while (reading.open.length > depth) {
    const { mark, inside } = reading.open.pop()!;
    add(reading, mark);
    for (const part of inside) add(reading, part);
  }
}

function openedAt({ open }: Reading, mark: string): number {
  return open.findLastIndex((one) => one.mark === mark);
}

/** In `***` the mark that closes the last opened one comes first. */
function markAt(text: string, at: number, last: string): string {
  const sign = text[at]!;
  const double = sign + sign;
  if (!text.startsWith(double, at)) return sign;
  return last === sign && (sign === "~" || text.startsWith(double + sign, at)) ? sign : double;
}
