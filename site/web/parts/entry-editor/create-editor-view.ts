import { dropCursor } from "prosemirror-dropcursor";
import { gapCursor } from "prosemirror-gapcursor";
import { history } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import { EditorState, type Plugin } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import type { EntryDocument } from "../../../shared/notebook/entry-document.ts";
import { editorKeys } from "./commands/editor-keys.ts";
import { typingRules } from "./commands/input-rules.ts";
import { oneTeaserEnd } from "./commands/one-teaser-end.ts";
import { typeBelowBlock } from "./commands/type-below-block.ts";
import { editorPlaceholder } from "./editor-placeholder.ts";
import type { NodePortals } from "./nodes/node-portals.ts";
import { fromDocument } from "./schema/from-document.ts";

/** The editor of a document at `place`. @param onState called after every change of text or selection */
export function createEditorView({
  place,
  document,
  portals,
  plugins,
  attributes,
  onState,
}: {
  place: HTMLElement;
  document: EntryDocument;
  portals: NodePortals;
  /** In front of our own. */
  plugins: Plugin[];
  /** Of the element that is written in. */
  attributes: (state: EditorState) => Record<string, string>;
  onState: (state: EditorState, isChanged: boolean) => void;
}): EditorView {
  const own = [typingRules, keymap(editorKeys), history(), dropCursor({ width: 2 }), gapCursor()];
  const state = EditorState.create({
    doc: fromDocument(document),
    plugins: [...plugins, typeBelowBlock, ...own, oneTeaserEnd, editorPlaceholder],
  });
  const view: EditorView = new EditorView(place, {
    state,
    attributes,
    nodeViews: {
      figure: portals.viewOf("figure", "figcaption"),
      card: portals.viewOf("div"),
      teaserEnd: portals.viewOf("div"),
    },
    dispatchTransaction(tr) {
      const { state: next, transactions } = view.state.applyTransaction(tr);
      view.updateState(next);
      onState(
        next,
        transactions.some(({ docChanged }) => docChanged),
      );
    },
  });
  return view;
}
