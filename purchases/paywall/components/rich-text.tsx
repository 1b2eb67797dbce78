import { Fragment, type ReactNode } from "react";
import { safeLink } from "../../browser/safe-link.ts";
import { type Markup, parseMarkup } from "../texts/parse-markup.ts";

const elements = { bold: "strong", italic: "em", strike: "s" } as const;

/** `fill` is applied to plain text only, so that no value can contain markup. */
export function RichText({ text, fill }: { text: string; fill: (words: string) => string }) {
  return drawn(parseMarkup(text), fill);
}

function drawn(parts: readonly Markup[], fill: (words: string) => string): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
  return parts.map((part, at) => <Fragment key={at}>{draw(part, fill)}</Fragment>);
}

function draw(part: Markup, fill: (words: string) => string): ReactNode {
  if (typeof part === "string") return fill(part);
  switch (part.is) {
    case "break":
      return <br />;
    case "code":
      return <code className="hpp-code">{fill(part.text)}</code>;
    case "link": {
      const href = safeLink(fill(part.url));
      const words = drawn(part.inside, fill);
      return href ? (
        <a className="hpp-link" href={href} target="_blank" rel="noopener noreferrer">
          {words}
        </a>
      ) : (
        words
      );
    }
    default: {
      const Element = elements[part.is];
      return <Element>{drawn(part.inside, fill)}</Element>;
    }
  }
}
