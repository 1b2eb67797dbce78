// @vitest-environment happy-dom
import { EditorState, TextSelection } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { afterEach, describe, expect, test } from "vitest";
import type { Block } from "../../../../shared/notebook/entry-document.ts";
import { fromDocument } from "../schema/from-document.ts";
import { paragraph } from "../testing/editor-state.ts";
import { choicesOf, slashMenuOf, slashPlugin, withoutQuery } from "./slash-plugin.ts";

let view: EditorView;
afterEach(() => view.destroy());

/** An editor with the caret at its end. */
function opened(...blocks: Block[]) {
  const chosen: string[] = [];
  const doc = fromDocument({ version: 1, blocks });
  view = new EditorView(null, {
    state: EditorState.create({
      doc,
      selection: TextSelection.atEnd(doc),
      plugins: [slashPlugin(({ label }) => chosen.push(label))],
    }),
  });
  const type = (text: string) => view.dispatch(view.state.tr.insertText(text));
  const press = (key: string) =>
    view.someProp("handleKeyDown", (handle) => handle(view, new KeyboardEvent("keydown", { key }))) ?? false;
  return { chosen, type, press, labels: () => choicesOf(view.state).map(({ label }) => label) };
}

describe("the menu of “/”", () => {
  test("opens on an empty line, and is narrowed by what is typed", () => {
    const { type, labels } = opened(paragraph());
    expect(labels()).toEqual([]);
    type("/");
    expect(labels()).toHaveLength(10);
    type("hea");
    expect(labels()).toEqual(["Heading", "Small heading"]);
    type("zz");
    expect(labels()).toEqual([]);
  });

  test("stays closed in the middle of a sentence, in a list, and for an address", () => {
    expect(opened(paragraph("and/or")).labels()).toEqual([]);
    view.destroy();
    expect(opened({ kind: "list", isOrdered: false, items: [[{ text: "/" }]] }).labels()).toEqual([]);
    view.destroy();
    expect(opened(paragraph("/looks/camel-coat")).labels()).toEqual([]);
  });

  test("is walked with the arrow keys, round its ends, and Enter chooses", () => {
    const { type, press, chosen } = opened(paragraph());
    type("/");
    expect(press("ArrowDown")).toBe(true);
    expect(slashMenuOf(view.state).active).toBe(1);
    press("ArrowUp");
    press("ArrowUp");
    expect(slashMenuOf(view.state).active).toBe(9);
    press("Enter");
    expect(chosen).toEqual(["Teaser mark"]);
    expect(view.state.apply(withoutQuery(view.state)).doc.textContent).toBe("");
  });

  test("is closed by Escape until the line begins anew, and leaves the keys to the text", () => {
    const { type, press, labels } = opened(paragraph());
    type("/");
    expect(press("Escape")).toBe(true);
    type("he");
    expect(labels()).toEqual([]);
    expect(press("ArrowDown")).toBe(false);
    expect(press("Enter")).toBe(false);
    view.dispatch(withoutQuery(view.state));
    type("/");
    expect(labels()).toHaveLength(10);
  });

  test("doesn’t offer a second teaser mark", () => {
    const { type, labels } = opened({ kind: "teaserEnd" }, paragraph());
    type("/teaser");
    expect(labels()).toEqual([]);
  });
});
