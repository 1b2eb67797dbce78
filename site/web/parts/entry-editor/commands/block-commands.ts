import { chainCommands, lift, setBlockType, wrapIn } from "prosemirror-commands";
import type { Attrs, NodeType } from "prosemirror-model";
import { liftListItem, wrapInList } from "prosemirror-schema-list";
import type { Command, EditorState } from "prosemirror-state";
import { editorSchema } from "../schema/editor-schema.ts";
import { inSequence } from "./in-sequence.ts";

const { nodes } = editorSchema;

/** Whether the selection begins in a block of this kind. */
export function isWithin({ selection: { $from } }: EditorState, type: NodeType, attrs: Attrs = {}): boolean {
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth);
    if (node.type === type) return Object.entries(attrs).every(([name, value]) => node.attrs[name] === value);
  }
  return false;
}

/** Out of its list or quotation. */
const unwrap: Command = (state, dispatch) => {
  if (isWithin(state, nodes.listItem)) return liftListItem(nodes.listItem)(state, dispatch);
  return isWithin(state, nodes.quote) && lift(state, dispatch);
};

const toParagraph = setBlockType(nodes.paragraph);

/** Where the block is, or else after it has left its list or quotation, or has become a paragraph. */
const somehow = (command: Command): Command =>
  chainCommands(command, inSequence(unwrap, command), inSequence(toParagraph, command));

/** A kind of text, or back to a paragraph. */
export const toggleText =
  (type: NodeType, attrs: Attrs = {}): Command =>
  (state, dispatch) =>
    isWithin(state, type, attrs) ? toParagraph(state, dispatch) : somehow(setBlockType(type, attrs))(state, dispatch);

/** A list of this kind, the other kind of list, or none. */
export const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    if (isWithin(state, type)) return liftListItem(nodes.listItem)(state, dispatch);
    if (isWithin(state, nodes.listItem)) return changeList(type)(state, dispatch);
    return somehow(wrapInList(type))(state, dispatch);
  };

export const toggleQuote: Command = (state, dispatch) =>
  isWithin(state, nodes.quote) ? lift(state, dispatch) : somehow(wrapIn(nodes.quote))(state, dispatch);

const changeList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const { $from } = state.selection;
    const isList = (depth: number) =>
      [nodes.bulletList, nodes.orderedList].some((one) => one === $from.node(depth).type);
    const depth = Array.from({ length: $from.depth }, (_, at) => at + 1).find(isList);
    if (depth === undefined) return false;
    dispatch?.(state.tr.setNodeMarkup($from.before(depth), type));
    return true;
  };
