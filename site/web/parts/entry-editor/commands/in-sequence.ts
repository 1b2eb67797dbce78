import type { Command, EditorState, Transaction } from "prosemirror-state";

/** What a command would do; null when it can do nothing. */
function stepOf(state: EditorState, command: Command): Transaction | null {
  const made: Transaction[] = [];
  command(state, (tr) => void made.push(tr));
  return made[0] ?? null;
}

/** Both as one step, which one undo takes back. */
export function joined(state: EditorState, first: Transaction, second: Command): Transaction | null {
  const next = stepOf(state.apply(first), second);
  if (!next) return null;
  for (const step of next.steps) first.step(step);
  return first.setSelection(next.selection.getBookmark().resolve(first.doc));
}

/** One command where another has just been; nothing unless both can be done. */
export const inSequence =
  (first: Command, second: Command): Command =>
  (state, dispatch) => {
    const begun = stepOf(state, first);
    const both = begun && joined(state, begun, second);
    if (both) dispatch?.(both.scrollIntoView());
    return both !== null;
  };
