import { type Command, type EditorState, NodeSelection, TextSelection, type Transaction } from "prosemirror-state";
import { joined } from "./in-sequence.ts";
import { childStart } from "./insert-block.ts";

/** Moves a block of the document past its neighbour; null at the end of the way. */
function moveChild(state: EditorState, index: number, step: -1 | 1): Transaction | null {
  const { doc, selection } = state;
  const to = index + step;
  if (to < 0 || to >= doc.childCount) return null;
  const [first, second] = step < 0 ? [to, index] : [index, to];
  const start = childStart(doc, first);
  const [upper, lower] = [doc.child(first), doc.child(second)];
  const tr = state.tr.replaceWith(start, start + upper.nodeSize + lower.nodeSize, [lower, upper]);
  const movedTo = step < 0 ? start : start + lower.nodeSize;
  const shift = movedTo - childStart(doc, index);
  if (selection instanceof NodeSelection) tr.setSelection(NodeSelection.create(tr.doc, selection.from + shift));
  else tr.setSelection(TextSelection.create(tr.doc, selection.anchor + shift, selection.head + shift));
  return tr;
}

/** The block with the caret, by keys. */
export const moveBlock =
  (step: -1 | 1): Command =>
  (state, dispatch) => {
    const { $from, $to } = state.selection;
    if ($from.index(0) !== $to.index(0) && !(state.selection instanceof NodeSelection)) return false;
    const tr = moveChild(state, $from.index(0), step);
    if (tr) dispatch?.(tr.scrollIntoView());
    return tr !== null;
  };

/** A block wherever the caret is; it is chosen afterwards. */
export function moveAt(state: EditorState, position: number, step: -1 | 1): Transaction | null {
  const index = state.doc.resolve(position).index(0);
  const chosen = state.tr.setSelection(NodeSelection.create(state.doc, position));
  return joined(state, chosen, (next, dispatch) => {
    const moved = moveChild(next, index, step);
    if (moved) dispatch?.(moved);
    return moved !== null;
  });
}
