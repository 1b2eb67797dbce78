import { type Command, EditorState, NodeSelection, TextSelection } from "prosemirror-state";
import type { Block, TextRun } from "../../../../shared/notebook/entry-document.ts";
import { fromDocument } from "../schema/from-document.ts";
import { toDocument } from "../schema/to-document.ts";

export const runs = (text: string): TextRun[] => (text ? [{ text }] : []);
export const paragraph = (text = ""): Block => ({ kind: "paragraph", text: runs(text) });

/** An editor with these blocks, and the caret at the end of the one with the text `at`, or the whole block of that index chosen. */
export function stateOf(blocks: Block[], at?: string | number): EditorState {
  const state = EditorState.create({ doc: fromDocument({ version: 1, blocks }) });
  if (typeof at === "number") {
    const start = blocks.slice(0, at).reduce((sum, _, index) => sum + state.doc.child(index).nodeSize, 0);
    return state.apply(state.tr.setSelection(NodeSelection.create(state.doc, start)));
  }
  let end = 1;
  state.doc.descendants((node, position) => {
    if (node.isTextblock && node.textContent === at) end = position + 1 + node.content.size;
  });
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, end)));
}

/** The blocks after a command; the same ones where it does nothing. */
export function after(state: EditorState, command: Command): Block[] {
  let next = state;
  command(state, (tr) => {
    next = state.apply(tr);
  });
  return toDocument(next.doc).blocks;
}
