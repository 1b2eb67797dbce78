import {
  baseKeymap,
  chainCommands,
  createParagraphNear,
  exitCode,
  liftEmptyBlock,
  splitBlock,
  toggleMark,
} from "prosemirror-commands";
import { redo, undo } from "prosemirror-history";
import { undoInputRule } from "prosemirror-inputrules";
import { liftListItem, splitListItem } from "prosemirror-schema-list";
import { type Command, TextSelection } from "prosemirror-state";
import { editorSchema } from "../schema/editor-schema.ts";
import { isWithin, toggleText } from "./block-commands.ts";
import { childStart } from "./insert-block.ts";
import { moveBlock } from "./move-block.ts";

const { nodes, marks } = editorSchema;

/** A line within the paragraph. */
const breakLine: Command = (state, dispatch) => {
  if (!state.selection.$from.parent.inlineContent) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.lineBreak.create()).scrollIntoView());
  return true;
};

/** A caption is one paragraph: Enter writes on below the figure. */
const leaveCaption: Command = (state, dispatch) => {
  const { $from } = state.selection;
  if ($from.parent.type !== nodes.figure) return false;
  const end = childStart(state.doc, $from.index(0) + 1);
  const tr = state.tr.insert(end, nodes.paragraph.create());
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, end + 1)).scrollIntoView());
  return true;
};

/** At the start of a list’s item or of a heading, Backspace makes a paragraph of it before it joins anything. */
const plainAtStart: Command = (state, dispatch, view) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parentOffset > 0) return false;
  if (isWithin(state, nodes.listItem)) return liftListItem(nodes.listItem)(state, dispatch, view);
  if ($from.parent.type === nodes.heading)
    return toggleText(nodes.heading, { level: $from.parent.attrs.level })(state, dispatch, view);
  if ($from.parent.type === nodes.pullQuote) return toggleText(nodes.pullQuote)(state, dispatch, view);
  return false;
};

/** Tab is not among them: it leaves the editor. */
export const editorKeys: Record<string, Command> = {
  ...baseKeymap,
  "Mod-b": toggleMark(marks.bold),
  "Mod-i": toggleMark(marks.italic),
  "Mod-Shift-x": toggleMark(marks.strike),
  "Mod-z": undo,
  "Mod-y": redo,
  "Mod-Shift-z": redo,
  "Alt-ArrowUp": moveBlock(-1),
  "Alt-ArrowDown": moveBlock(1),
  "Mod-Alt-2": toggleText(nodes.heading, { level: 2 }),
  "Mod-Alt-3": toggleText(nodes.heading, { level: 3 }),
  "Shift-Enter": chainCommands(exitCode, breakLine),
  Backspace: chainCommands(undoInputRule, plainAtStart, baseKeymap.Backspace ?? (() => false)),
  Enter: chainCommands(leaveCaption, splitListItem(nodes.listItem), createParagraphNear, liftEmptyBlock, splitBlock),
};
