import { Plugin } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";
import { editorSchema } from "./schema/editor-schema.ts";

const hint = "Keep writing, or press / for a photo, a card or a heading";

/** On an empty line with the caret: what can be done there. Below a figure: that it can have a caption. */
export const editorPlaceholder = new Plugin({
  props: {
    decorations({ doc, selection: { $from, empty } }) {
      const decorations: Decoration[] = [];
      doc.forEach((node, at) => {
        if (node.type === editorSchema.nodes.figure && node.content.size === 0)
          decorations.push(Decoration.node(at, at + node.nodeSize, { "data-empty-caption": "" }));
      });
      const { parent } = $from;
      if (empty && $from.depth === 1 && parent.type === editorSchema.nodes.paragraph && parent.content.size === 0)
        decorations.push(Decoration.node($from.before(1), $from.after(1), { "data-placeholder": hint }));
      return DecorationSet.create(doc, decorations);
    },
  },
});
