import { Plugin } from "prosemirror-state";
import { editorSchema } from "../schema/editor-schema.ts";
import { childStart } from "./insert-block.ts";

/** A text has one end of its teaser: of more, pasted ones for example, the first stays. */
export const oneTeaserEnd = new Plugin({
  appendTransaction(transactions, _before, { doc, tr }) {
    if (!transactions.some(({ docChanged }) => docChanged)) return null;
    const places = doc.children.flatMap(({ type }, at) => (type === editorSchema.nodes.teaserEnd ? [at] : []));
    if (places.length < 2) return null;
    for (const at of places.slice(1).reverse()) tr.delete(childStart(doc, at), childStart(doc, at) + 1);
    return tr;
  },
});
