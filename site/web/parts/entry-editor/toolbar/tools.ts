import { toggleMark } from "prosemirror-commands";
import { redo, undo } from "prosemirror-history";
import type { Attrs, MarkType, NodeType } from "prosemirror-model";
import type { Command, EditorState } from "prosemirror-state";
import { isWithin, toggleList, toggleQuote, toggleText } from "../commands/block-commands.ts";
import { insertBlock, insertTeaserEnd } from "../commands/insert-block.ts";
import { linkAt } from "../commands/link-commands.ts";
import { editorSchema } from "../schema/editor-schema.ts";
import type { ToolIconName } from "./tool-icon.tsx";

export type EditorDialog = "link" | "photo" | "card";

/** What the toolbar and the “/” menu offer. */
export interface Tool {
  label: string;
  icon: ToolIconName;
  /** As `aria-keyshortcuts` writes it. */
  keys?: string;
  /** Of one that is on or off. */
  isOn?: (state: EditorState) => boolean;
  /** A command, or a dialog that asks for the rest. */
  does: Command | EditorDialog;
  /** What a dialog needs. */
  isPossible?: (state: EditorState) => boolean;
}

const { nodes, marks } = editorSchema;

const text = (label: string, icon: ToolIconName, type: NodeType, attrs?: Attrs, keys?: string): Tool => ({
  ...{ label, icon, does: toggleText(type, attrs) },
  isOn: (state) => isWithin(state, type, attrs),
  ...(keys && { keys }),
});

const mark = (label: string, icon: ToolIconName, type: MarkType, keys: string): Tool => ({
  ...{ label, icon, keys, does: toggleMark(type) },
  isOn: ({ selection: { from, to, empty, $from }, storedMarks, doc }) =>
    empty ? Boolean(type.isInSet(storedMarks ?? $from.marks())) : doc.rangeHasMark(from, to, type),
});

const mayHoldLink = ({ selection: { $from } }: EditorState): boolean =>
  $from.parent.inlineContent && $from.parent.type.allowsMarkType(marks.link);

const heading = text("Heading", "heading", nodes.heading, { level: 2 }, "Control+Alt+2");
const subheading = text("Small heading", "subheading", nodes.heading, { level: 3 }, "Control+Alt+3");
const bold = mark("Bold", "bold", marks.bold, "Control+B");
const italic = mark("Italic", "italic", marks.italic, "Control+I");
const strike = mark("Strikethrough", "strike", marks.strike, "Control+Shift+X");
export const link: Tool = {
  ...{ label: "Link", icon: "link", does: "link", keys: "Control+K" },
  isOn: (state) => linkAt(state) !== null,
  isPossible: mayHoldLink,
};
const bullets: Tool = {
  ...{ label: "List", icon: "list", does: toggleList(nodes.bulletList) },
  isOn: (state) => isWithin(state, nodes.bulletList),
};
const numbers: Tool = {
  ...{ label: "Numbered list", icon: "numbers", does: toggleList(nodes.orderedList) },
  isOn: (state) => isWithin(state, nodes.orderedList),
};
const quotation: Tool = {
  ...{ label: "Quotation", icon: "quote", does: toggleQuote },
  isOn: (state) => isWithin(state, nodes.quote),
};
const pullQuote = text("Pull quote", "pull", nodes.pullQuote);
const photo: Tool = { label: "Photo", icon: "photo", does: "photo" };
const card: Tool = { label: "Card of a look, product, item or brand", icon: "hanger", does: "card" };
const divider: Tool = { label: "Divider", icon: "divider", does: insertBlock(nodes.divider.create()) };
const teaserEnd: Tool = { label: "Teaser mark", icon: "scissors", does: insertTeaserEnd };
const undoing: Tool = { label: "Undo", icon: "undo", does: undo, keys: "Control+Z" };
const redoing: Tool = { label: "Redo", icon: "redo", does: redo, keys: "Control+Shift+Z" };

/** Of the toolbar, in its groups. */
export const toolGroups: readonly (readonly Tool[])[] = [
  [heading, subheading],
  [bold, italic, strike, link],
  [bullets, numbers, quotation, pullQuote],
  [photo, card, divider, teaserEnd],
  [undoing, redoing],
];

/** Of the menu that “/” opens on an empty line. */
export const slashTools: readonly Tool[] = [
  photo,
  card,
  heading,
  subheading,
  bullets,
  numbers,
  quotation,
  pullQuote,
  divider,
  teaserEnd,
];

export const isPossible = ({ does, isPossible: may }: Tool, state: EditorState): boolean =>
  typeof does === "function" ? does(state) : (may?.(state) ?? true);
