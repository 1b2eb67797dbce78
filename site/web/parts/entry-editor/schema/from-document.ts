import { Fragment, type Node } from "prosemirror-model";
import type { Block, EntryDocument, TextRun } from "../../../../shared/notebook/entry-document.ts";
import { editorSchema } from "./editor-schema.ts";

const { nodes, marks: kinds } = editorSchema;

/** The document as a tree that can be edited. An empty one has a paragraph to write in. */
export function fromDocument({ blocks }: EntryDocument): Node {
  const content = blocks.map(nodeOf);
  return nodes.doc.create(null, content.length ? content : nodes.paragraph.create());
}

function nodeOf(block: Block): Node {
  switch (block.kind) {
    case "paragraph":
      return paragraph(block.text);
    case "heading":
      return nodes.heading.create({ level: block.level }, inline(block.text));
    case "list": {
      const items = block.items.map((item) => nodes.listItem.create(null, paragraph(item)));
      return (block.isOrdered ? nodes.orderedList : nodes.bulletList).create(null, items);
    }
    case "quote":
      return nodes.quote.create(null, block.paragraphs.map(paragraph));
    case "pullQuote":
      return nodes.pullQuote.create(null, inline([{ text: block.text }]));
    case "figure":
      return nodes.figure.create({ layout: block.layout, photos: block.photos }, inline(block.caption));
    case "divider":
      return nodes.divider.create();
    case "card":
      return nodes.card.create({ subject: block.subject, id: block.id });
    case "teaserEnd":
      return nodes.teaserEnd.create();
  }
}

const paragraph = (runs: readonly TextRun[]): Node => nodes.paragraph.create(null, inline(runs));

const inline = (runs: readonly TextRun[]): Fragment => Fragment.fromArray(runs.flatMap(nodesOfRun));

/** A line break within a text is a node of its own. */
function nodesOfRun({ text, marks = [], href }: TextRun): Node[] {
  const put = [
    ...(href === undefined ? [] : [kinds.link.create({ href })]),
    ...marks.map((mark) => kinds[mark].create()),
  ];
  return text
    .split(/(\n)/)
    .filter((part) => part !== "")
    .map((part) => (part === "\n" ? nodes.lineBreak.create(null, null, put) : editorSchema.text(part, put)));
}
