import { NodeSelection, Plugin, TextSelection } from "prosemirror-state";
import { editorSchema } from "../schema/editor-schema.ts";

/** Letters typed while a figure, a card or a line is chosen go below it. Only Backspace and Delete remove it. */
export const typeBelowBlock = new Plugin({
  props: {
    handleTextInput(view, _from, _to, text) {
      const { selection, tr } = view.state;
      if (!(selection instanceof NodeSelection) || !selection.node.isBlock) return false;
      tr.insert(selection.to, editorSchema.nodes.paragraph.create(null, editorSchema.text(text)));
      tr.setSelection(TextSelection.create(tr.doc, selection.to + 1 + text.length));
      view.dispatch(tr.scrollIntoView());
      return true;
    },
  },
});
