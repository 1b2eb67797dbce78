// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import type { Block } from "../../../../shared/notebook/entry-document.ts";
import { editorSchema } from "../schema/editor-schema.ts";
import { after, paragraph, runs, stateOf } from "../testing/editor-state.ts";
import { toggleList, toggleQuote, toggleText } from "./block-commands.ts";
import { editorKeys } from "./editor-keys.ts";
import { insertBlock, insertTeaserEnd } from "./insert-block.ts";
import { linkAt, removeLink, setLink } from "./link-commands.ts";
import { moveAt, moveBlock } from "./move-block.ts";

const { nodes } = editorSchema;
const list = (isOrdered: boolean, ...items: string[]): Block => ({ kind: "list", isOrdered, items: items.map(runs) });
const quote = (...paragraphs: string[]): Block => ({ kind: "quote", paragraphs: paragraphs.map(runs) });
const heading = (level: 2 | 3, text: string): Block => ({ kind: "heading", level, text: runs(text) });
const mark: Block = { kind: "teaserEnd" };

describe("a kind of text", () => {
  test("is put on and taken off", () => {
    expect(after(stateOf([paragraph("Coats")], "Coats"), toggleText(nodes.heading, { level: 2 }))).toEqual([
      heading(2, "Coats"),
    ]);
    expect(after(stateOf([heading(2, "Coats")], "Coats"), toggleText(nodes.heading, { level: 2 }))).toEqual([
      paragraph("Coats"),
    ]);
    expect(after(stateOf([heading(2, "Coats")], "Coats"), toggleText(nodes.heading, { level: 3 }))).toEqual([
      heading(3, "Coats"),
    ]);
  });

  test("takes an item out of its list, and a paragraph out of its quotation", () => {
    const made = after(stateOf([list(false, "One", "Two", "Three")], "Two"), toggleText(nodes.heading, { level: 3 }));
    expect(made).toEqual([list(false, "One"), heading(3, "Two"), list(false, "Three")]);
    const pulled = after(stateOf([quote("One", "Two")], "Two"), toggleText(nodes.pullQuote));
    expect(pulled).toEqual([quote("One"), { kind: "pullQuote", text: "Two" }]);
  });

  test("makes lists of paragraphs and headings, and changes their kind", () => {
    expect(after(stateOf([paragraph("One")], "One"), toggleList(nodes.bulletList))).toEqual([list(false, "One")]);
    expect(after(stateOf([heading(2, "One")], "One"), toggleList(nodes.orderedList))).toEqual([list(true, "One")]);
    expect(after(stateOf([quote("One")], "One"), toggleList(nodes.bulletList))).toEqual([list(false, "One")]);
    expect(after(stateOf([list(false, "One", "Two")], "One"), toggleList(nodes.orderedList))).toEqual([
      list(true, "One", "Two"),
    ]);
    expect(after(stateOf([list(true, "One")], "One"), toggleList(nodes.orderedList))).toEqual([paragraph("One")]);
  });

  test("makes quotations of lists and headings, and back", () => {
    expect(after(stateOf([heading(3, "One")], "One"), toggleQuote)).toEqual([quote("One")]);
    expect(after(stateOf([list(false, "One")], "One"), toggleQuote)).toEqual([quote("One")]);
    expect(after(stateOf([quote("One", "Two")], "Two"), toggleQuote)).toEqual([quote("One"), paragraph("Two")]);
  });
});

describe("what stands between the paragraphs", () => {
  test("takes the place of an empty one, or comes below, with a line to write on at the end", () => {
    const divider = insertBlock(nodes.divider.create());
    expect(after(stateOf([paragraph("One"), paragraph()], ""), divider)).toEqual([
      paragraph("One"),
      { kind: "divider" },
      paragraph(),
    ]);
    expect(after(stateOf([paragraph("One"), paragraph("Two")], "One"), divider)).toEqual([
      ...[paragraph("One"), { kind: "divider" }, paragraph("Two")],
    ]);
  });

  test("is the end of the teaser once", () => {
    expect(after(stateOf([paragraph("One")], "One"), insertTeaserEnd)).toEqual([paragraph("One"), mark, paragraph()]);
    expect(after(stateOf([paragraph("One"), mark], "One"), insertTeaserEnd)).toEqual([paragraph("One"), mark]);
  });

  test("moves by keys, as far as the text goes", () => {
    const blocks = [paragraph("One"), mark, paragraph("Two")];
    expect(after(stateOf(blocks, 1), moveBlock(-1))).toEqual([mark, paragraph("One"), paragraph("Two")]);
    expect(after(stateOf(blocks, "Two"), moveBlock(1))).toEqual(blocks);
    const state = stateOf(blocks, "One");
    const moved = moveAt(state, 5, 1);
    expect(moved?.doc.children.map(({ type }) => type.name)).toEqual(["paragraph", "paragraph", "teaserEnd"]);
  });

  test("is left by Enter from a caption", () => {
    const figure: Block = {
      ...{ kind: "figure", layout: "inset" },
      ...{ photos: [{ id: "0198c0de-0000-7000-8000-000000000001", alt: "" }], caption: runs("Lining") },
    };
    const enter = editorKeys.Enter ?? (() => false);
    expect(after(stateOf([figure, paragraph("Two")], "Lining"), enter)).toEqual([
      figure,
      paragraph(),
      paragraph("Two"),
    ]);
  });
});

describe("a link", () => {
  const linked: Block = { kind: "paragraph", text: [{ text: "See " }, { text: "looks", href: "/looks" }] };

  test("is changed and removed with the caret in it", () => {
    const state = stateOf([linked], "See looks");
    expect(linkAt(state)).toEqual({ from: 5, to: 10, href: "/looks" });
    expect(after(state, setLink("https://a.example", ""))).toEqual([
      { kind: "paragraph", text: [{ text: "See " }, { text: "looks", href: "https://a.example" }] },
    ]);
    expect(after(state, removeLink)).toEqual([paragraph("See looks")]);
  });

  test("is written where nothing is selected", () => {
    expect(after(stateOf([paragraph("See ")], "See "), setLink("/looks", "looks"))).toEqual([linked]);
  });
});
