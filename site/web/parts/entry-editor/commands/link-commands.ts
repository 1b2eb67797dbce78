import type { Mark } from "prosemirror-model";
import { type Command, type EditorState, TextSelection } from "prosemirror-state";
import { editorSchema } from "../schema/editor-schema.ts";

const { link } = editorSchema.marks;

export interface LinkedText {
  from: number;
  to: number;
  href: string;
}

const linkAmong = (marks: readonly Mark[]): Mark | undefined => marks.find(({ type }) => type === link);

/** The whole link around the caret, or at the beginning of the selection. */
export function linkAt({ selection: { $from }, doc }: EditorState): LinkedText | null {
  const after = $from.parent.childAfter($from.parentOffset);
  const before = $from.parent.childBefore($from.parentOffset);
  const found = [after, before].find(({ node }) => node && linkAmong(node.marks));
  const mark = found?.node && linkAmong(found.node.marks);
  if (!found || !mark) return null;
  const isSame = (index: number) => mark.isInSet(doc.resolve($from.start()).parent.child(index).marks);
  let [first, last] = [found.index, found.index];
  while (first > 0 && isSame(first - 1)) first -= 1;
  while (last < $from.parent.childCount - 1 && isSame(last + 1)) last += 1;
  const start = $from.start();
  const sizeTo = (end: number) => $from.parent.children.slice(0, end).reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  return { from: start + sizeTo(first), to: start + sizeTo(last + 1), href: String(mark.attrs.href) };
}

/** Links what is selected or the link with the caret; without either, writes `text` as a link. */
export const setLink =
  (href: string, text: string): Command =>
  (state, dispatch) => {
    const { selection, tr } = state;
    const present = linkAt(state);
    const mark = link.create({ href });
    if (selection.empty && !present) {
      if (!selection.$from.parent.type.allowsMarkType(link)) return false;
      const written = editorSchema.text(text || href, [...(state.storedMarks ?? selection.$from.marks()), mark]);
      dispatch?.(tr.replaceSelectionWith(written, false).removeStoredMark(link).scrollIntoView());
      return true;
    }
    const { from, to } = selection.empty && present ? present : selection;
    tr.removeMark(from, to, link).addMark(from, to, mark);
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, to)).removeStoredMark(link).scrollIntoView());
    return true;
  };

export const removeLink: Command = (state, dispatch) => {
  const present = linkAt(state);
  const { from, to } = state.selection.empty && present ? present : state.selection;
  dispatch?.(state.tr.removeMark(from, to, link));
  return present !== null;
};
