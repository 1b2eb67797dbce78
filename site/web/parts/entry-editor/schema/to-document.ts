import type { Node } from "prosemirror-model";
import { type Block, type EntryDocument, marks, type TextRun } from "../../../../shared/notebook/entry-document.ts";
import type { CardAttributes, FigureAttributes, NodeName } from "./editor-schema.ts";

/** What the editor holds as it is saved. One empty paragraph, which an empty document is edited in, is none. */
export function toDocument(doc: Node): EntryDocument {
  const isEmpty = doc.childCount === 1 && doc.firstChild?.type.name === "paragraph" && doc.firstChild.childCount === 0;
  return { version: 1, blocks: isEmpty ? [] : doc.children.map(blockOf) };
}

function blockOf(node: Node): Block {
  const name = node.type.name as NodeName;
  switch (name) {
    case "heading":
      return { kind: "heading", level: node.attrs.level === 3 ? 3 : 2, text: runsOf(node) };
    case "bulletList":
    case "orderedList":
      return { kind: "list", isOrdered: name === "orderedList", items: node.children.map(runsOfFirst) };
    case "quote":
      return { kind: "quote", paragraphs: node.children.map(runsOf) };
    case "pullQuote":
      return { kind: "pullQuote", text: node.textContent };
    case "figure": {
      const { layout, photos } = node.attrs as FigureAttributes;
      return { kind: "figure", layout, photos: photos.map(({ id, alt }) => ({ id, alt })), caption: runsOf(node) };
    }
    case "divider":
      return { kind: "divider" };
    case "card": {
      const { subject, id } = node.attrs as CardAttributes;
      return { kind: "card", subject, id };
    }
    case "teaserEnd":
      return { kind: "teaserEnd" };
    case "paragraph":
      return { kind: "paragraph", text: runsOf(node) };
    case "doc":
    case "listItem":
    case "text":
    case "lineBreak":
      throw new Error(`A document has no ${name} among its blocks.`);
  }
}

const runsOfFirst = (item: Node): TextRun[] => (item.firstChild ? runsOf(item.firstChild) : []);

function runsOf(node: Node): TextRun[] {
  const runs: TextRun[] = [];
  for (const child of node.children) {
    const run = runOf(child);
    const last = runs.at(-1);
    if (last && isAlike(last, run)) last.text += run.text;
    else runs.push(run);
  }
  return runs;
}

function runOf(node: Node): TextRun {
  const names = node.marks.map(({ type }) => type.name);
  const put = marks.filter((mark) => names.includes(mark));
  const href: unknown = node.marks.find(({ type }) => type.name === "link")?.attrs.href;
  return {
    text: node.isText ? (node.text ?? "") : "\n",
    ...(put.length > 0 && { marks: put }),
    ...(typeof href === "string" && { href }),
  };
}

const isAlike = (one: TextRun, other: TextRun): boolean =>
  one.href === other.href && (one.marks ?? []).join() === (other.marks ?? []).join();
