import {
  ellipsis,
  InputRule,
  inputRules,
  smartQuotes,
  textblockTypeInputRule,
  wrappingInputRule,
} from "prosemirror-inputrules";
import { editorSchema } from "../schema/editor-schema.ts";
import { joined } from "./in-sequence.ts";
import { insertBlock } from "./insert-block.ts";

const { nodes } = editorSchema;

/** Three hyphens on a line of their own. */
const dividerRule = new InputRule(/^---$/, (state, _match, start, end) => {
  const { $from } = state.selection;
  if ($from.depth !== 1 || $from.parent.type !== nodes.paragraph) return null;
  return joined(state, state.tr.delete(start, end), insertBlock(nodes.divider.create()));
});

/** What is typed as in Markdown becomes what it stands for; Backspace right after takes that back. */
export const typingRules = inputRules({
  rules: [
    textblockTypeInputRule(/^#{1,2}\s$/, nodes.heading, { level: 2 }),
    textblockTypeInputRule(/^###\s$/, nodes.heading, { level: 3 }),
    wrappingInputRule(/^\s*>\s$/, nodes.quote),
    wrappingInputRule(/^\s*[-*•]\s$/, nodes.bulletList),
    wrappingInputRule(/^\s*1[.)]\s$/, nodes.orderedList),
    dividerRule,
    ...smartQuotes,
    ellipsis,
  ],
});
