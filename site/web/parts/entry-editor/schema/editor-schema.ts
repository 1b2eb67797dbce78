import { type MarkSpec, type NodeSpec, Schema } from "prosemirror-model";
import type { CardSubject, FigureLayout, FigurePhoto } from "../../../../shared/notebook/entry-document.ts";
import { linkAddress } from "../links/link-address.ts";

const inline = "inline*";

/** What a figure’s node keeps; its content is the caption. */
export interface FigureAttributes {
  layout: FigureLayout;
  photos: readonly FigurePhoto[];
}

export interface CardAttributes {
  subject: CardSubject;
  id: string;
}

const nodes = {
  doc: { content: "block+" },
  paragraph: { group: "block", content: inline, parseDOM: [{ tag: "p" }], toDOM: () => ["p", 0] },
  heading: {
    group: "block",
    content: inline,
    defining: true,
    attrs: { level: { default: 2, validate: "number" } },
    parseDOM: [
      { tag: "h1, h2", attrs: { level: 2 } },
      { tag: "h3, h4, h5, h6", attrs: { level: 3 } },
    ],
    toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
  },
  bulletList: { group: "block", content: "listItem+", parseDOM: [{ tag: "ul" }], toDOM: () => ["ul", 0] },
  orderedList: { group: "block", content: "listItem+", parseDOM: [{ tag: "ol" }], toDOM: () => ["ol", 0] },
  listItem: { content: "paragraph", defining: true, parseDOM: [{ tag: "li" }], toDOM: () => ["li", 0] },
  quote: {
    group: "block",
    content: "paragraph+",
    defining: true,
    parseDOM: [{ tag: "blockquote" }],
    toDOM: () => ["blockquote", 0],
  },
  pullQuote: {
    group: "block",
    content: "(text | lineBreak)*",
    marks: "",
    defining: true,
    parseDOM: [{ tag: "aside.pull-quote" }],
    toDOM: () => ["aside", { class: "pull-quote" }, 0],
  },
  figure: {
    group: "block",
    content: inline,
    isolating: true,
    selectable: true,
    draggable: true,
    attrs: { layout: { default: "inset", validate: "string" }, photos: { validate: isPhotos } },
    parseDOM: [{ tag: "figure[data-photos]", contentElement: "figcaption", getAttrs: figureIn }],
    toDOM: ({ attrs }) => [
      "figure",
      { "data-layout": attrs.layout, "data-photos": JSON.stringify(attrs.photos) },
      ["figcaption", 0],
    ],
  },
  divider: { group: "block", selectable: true, parseDOM: [{ tag: "hr" }], toDOM: () => ["hr"] },
  card: {
    group: "block",
    atom: true,
    selectable: true,
    draggable: true,
    attrs: { subject: { validate: "string" }, id: { validate: "string" } },
    parseDOM: [{ tag: "div[data-card]", getAttrs: cardIn }],
    toDOM: ({ attrs }) => ["div", { "data-card": attrs.subject, "data-id": attrs.id }],
  },
  teaserEnd: {
    group: "block",
    atom: true,
    selectable: true,
    draggable: true,
    parseDOM: [{ tag: "div[data-teaser-end]" }],
    toDOM: () => ["div", { "data-teaser-end": "" }],
  },
  text: { group: "inline" },
  lineBreak: {
    group: "inline",
    inline: true,
    selectable: false,
    parseDOM: [{ tag: "br" }],
    toDOM: () => ["br"],
    leafText: () => "\n",
  },
} as const satisfies Record<string, NodeSpec>;

export type NodeName = keyof typeof nodes;

/** In the order in which they are nested in the page: a link around the others. */
const marks = {
  link: {
    attrs: { href: { validate: "string" } },
    inclusive: false,
    parseDOM: [{ tag: "a[href]", getAttrs: linkIn }],
    toDOM: ({ attrs }) => ["a", { href: attrs.href, rel: "noopener" }, 0],
  },
  bold: { parseDOM: [{ tag: "strong, b" }], toDOM: () => ["strong", 0] },
  italic: { parseDOM: [{ tag: "em, i" }], toDOM: () => ["em", 0] },
  strike: { parseDOM: [{ tag: "s, del, strike" }], toDOM: () => ["s", 0] },
} as const satisfies Record<string, MarkSpec>;

/** An entry’s document as ProseMirror edits it: each kind of block has its node, and there are no others. */
export const editorSchema = new Schema({ nodes, marks });

function isPhotos(photos: unknown): void {
  if (!Array.isArray(photos) || photos.length < 1 || photos.length > 2)
    throw new RangeError("A figure has one or two photos.");
}

/** What is no link that may be saved is text. */
function linkIn(element: HTMLElement): { href: string } | false {
  const judged = linkAddress(element.getAttribute("href") ?? "");
  return "href" in judged ? judged : false;
}

/** Of what was copied in the editor. */
function figureIn(element: HTMLElement): FigureAttributes | false {
  const { layout, photos } = element.dataset;
  try {
    const found: unknown = JSON.parse(photos ?? "");
    if (!Array.isArray(found) || found.length < 1 || found.length > 2) return false;
    const kept = found.map(({ id, alt }) => ({ id: String(id), alt: String(alt) }));
    return { layout: kept.length === 2 ? "pair" : layout === "full" ? "full" : "inset", photos: kept };
  } catch {
    return false;
  }
}

function cardIn(element: HTMLElement): CardAttributes | false {
  const { card: subject, id } = element.dataset;
  const isSubject = subject === "look" || subject === "product" || subject === "item" || subject === "brand";
  return isSubject && id ? { subject, id } : false;
}
