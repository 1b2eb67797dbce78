import type { Block, CardSubject, EntryDocument, TextRun } from "../../../../shared/notebook/entry-document.ts";
import type { EntryText } from "../../../../shared/notebook-admin/notebook-admin.ts";

/** A paragraph of an entry as it is compared, with what kind it is unless it is a plain one. */
export interface Line {
  kind: string | null;
  text: string;
}

const cardNames: Record<CardSubject, string> = { look: "look", product: "product", item: "item", brand: "brand" };

/** A whole entry, line by line: its title, its introduction, and each paragraph, photo and card. */
export const linesOf = ({ title, excerpt, document }: EntryText): Line[] => [
  { kind: "Title", text: title },
  { kind: "Introduction", text: excerpt },
  ...documentLines(document),
];

const documentLines = ({ blocks }: EntryDocument): Line[] => blocks.flatMap(blockLines);

function blockLines(block: Block): Line[] {
  switch (block.kind) {
    case "paragraph":
      // An empty line only keeps a distance while somebody writes.
      return block.text.length ? [{ kind: null, text: written(block.text) }] : [];
    case "heading":
      return [{ kind: block.level === 2 ? "Heading" : "Small heading", text: written(block.text) }];
    case "list":
      return block.items.map((item) => ({ kind: block.isOrdered ? "Numbered item" : "Item", text: written(item) }));
    case "quote":
      return block.paragraphs.map((text) => ({ kind: "Quotation", text: written(text) }));
    case "pullQuote":
      return [{ kind: "Pull quote", text: block.text }];
    case "figure":
      return [
        ...block.photos.map(({ alt }) => ({ kind: "Photo", text: alt || "Not described yet" })),
        ...(block.caption.length ? [{ kind: "Caption", text: written(block.caption) }] : []),
      ];
    case "divider":
      return [{ kind: "Divider", text: "" }];
    case "card":
      return [{ kind: "Card", text: `A ${cardNames[block.subject]}` }];
    case "teaserEnd":
      return [{ kind: "Everyone can read up to here", text: "" }];
  }
}

/** Links with where they lead, which is part of what was changed. */
const written = (runs: readonly TextRun[]): string =>
  runs.map(({ text, href }) => (href === undefined ? text : `${text} (${href})`)).join("");
