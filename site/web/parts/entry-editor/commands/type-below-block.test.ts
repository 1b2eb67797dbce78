// @vitest-environment happy-dom
import { EditorState, NodeSelection } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { expect, test } from "vitest";
import { fromDocument } from "../schema/from-document.ts";
import { toDocument } from "../schema/to-document.ts";
import { paragraph } from "../testing/editor-state.ts";
import { typeBelowBlock } from "./type-below-block.ts";

test("a letter does not replace what is chosen as a whole", () => {
  const doc = fromDocument({ version: 1, blocks: [{ kind: "divider" }, paragraph("Two")] });
  const view = new EditorView(null, {
    state: EditorState.create({ doc, selection: NodeSelection.create(doc, 0), plugins: [typeBelowBlock] }),
  });
  const type = (text: string) => {
    const { from, to } = view.state.selection;
    const write = () => view.state.tr.insertText(text);
    return view.someProp("handleTextInput", (handle) => handle(view, from, to, text, write)) ?? false;
  };
  expect(type("O")).toBe(true);
  expect(type("n")).toBe(false);
  view.dispatch(view.state.tr.insertText("ne"));
  expect(toDocument(view.state.doc).blocks).toEqual([{ kind: "divider" }, paragraph("One"), paragraph("Two")]);
  view.destroy();
});
