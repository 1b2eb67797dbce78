import type { Node } from "prosemirror-model";
import { type Command, NodeSelection, TextSelection } from "prosemirror-state";
import { editorSchema } from "../schema/editor-schema.ts";

const { nodes } = editorSchema;

/** Puts a block below the one with the caret, or in its place while that is empty, and a paragraph to write on behind it. */
export const insertBlock =
  (block: Node): Command =>
  (state, dispatch) => {
    const { $from } = state.selection;
    const at = $from.depth === 0 ? $from.index() : $from.index(0);
    const current = state.doc.maybeChild(at);
    if (!current) return false;
    if (!dispatch) return true;
    const start = childStart(state.doc, at);
    const isEmpty = current.type === nodes.paragraph && current.content.size === 0;
    const from = isEmpty ? start : start + current.nodeSize;
    const isLast = at === state.doc.childCount - 1;
    const tr = state.tr.replaceWith(
      from,
      start + current.nodeSize,
      isLast ? [block, nodes.paragraph.create()] : [block],
    );
    // A figure is chosen, so that its buttons are there; anything else is written on behind.
    const after = from + block.nodeSize;
    if (block.type === nodes.figure) tr.setSelection(NodeSelection.create(tr.doc, from));
    else tr.setSelection(TextSelection.near(tr.doc.resolve(after), 1));
    dispatch(tr.scrollIntoView());
    return true;
  };

export function childStart(doc: Node, index: number): number {
  let start = 0;
  for (let at = 0; at < index; at++) start += doc.child(at).nodeSize;
  return start;
}

const hasTeaserEnd = (doc: Node): boolean => doc.children.some(({ type }) => type === nodes.teaserEnd);

/** Once only. */
export const insertTeaserEnd: Command = (state, dispatch) =>
  !hasTeaserEnd(state.doc) && insertBlock(nodes.teaserEnd.create())(state, dispatch);
