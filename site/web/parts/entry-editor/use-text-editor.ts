import type { EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { EntryDocument } from "../../../shared/notebook/entry-document.ts";
import { createEditorView } from "./create-editor-view.ts";
import { editorAttributes } from "./editor-attributes.ts";
import type { EditorMedia } from "./media/editor-media.ts";
import { focusUndescribed } from "./nodes/focus-undescribed.ts";
import { NodePortals } from "./nodes/node-portals.ts";
import { pastePlugin } from "./paste/paste-plugin.ts";
import { fromDocument } from "./schema/from-document.ts";
import { toDocument } from "./schema/to-document.ts";
import { slashPlugin } from "./slash-menu/slash-plugin.ts";
import type { Tool } from "./toolbar/tools.ts";

/** What the page around the editor does with it. */
export interface TextEditorHandle {
  focus: () => void;
  /** To where the first photo without a description is described. */
  focusUndescribed: () => void;
  /** Another text, which one undo takes back. */
  replace: (document: EntryDocument) => void;
}

export interface EditorEvents {
  onChange: (document: EntryDocument) => void;
  onReady: (handle: TextEditorHandle | null) => void;
  /** Chosen in the “/” menu. */
  onChoose: (tool: Tool, view: EditorView) => void;
  /** Photos that were dropped or pasted as files. */
  onFiles: (files: File[]) => void;
  onSaid: (sentence: string) => void;
}

/** ProseMirror on a page. `view` and `state` are null until the browser has it. */
export function useTextEditor(
  { id, className, document, media }: { id: string; className: string; document: EntryDocument; media: EditorMedia },
  events: EditorEvents,
): {
  place: RefObject<HTMLDivElement | null>;
  portals: NodePortals;
  view: EditorView | null;
  state: EditorState | null;
} {
  const place = useRef<HTMLDivElement>(null);
  const [portals] = useState(() => new NodePortals());
  const [view, setView] = useState<EditorView | null>(null);
  const [state, setState] = useState<EditorState | null>(null);
  const tell = useEffectEvent((act: (now: EditorEvents) => void) => act(events));
  const first = useEffectEvent(() => document);
  // ProseMirror keeps the text in the page itself, outside of React.
  useEffect(() => {
    if (!place.current) return;
    const created: EditorView = createEditorView({
      place: place.current,
      document: first(),
      portals,
      plugins: [
        slashPlugin((tool) => tell(({ onChoose }) => onChoose(tool, created))),
        pastePlugin({
          isKnownPhoto: (photo) => media.read().photos[photo] !== undefined,
          onFiles: (files) => tell(({ onFiles }) => onFiles(files)),
          onSaid: (sentence) => tell(({ onSaid }) => onSaid(sentence)),
        }),
      ],
      attributes: (current) => editorAttributes(id, className, current),
      onState(next, isChanged) {
        setState(next);
        if (isChanged) tell(({ onChange }) => onChange(toDocument(next.doc)));
      },
    });
    setView(created);
    setState(created.state);
    tell(({ onReady }) => onReady(handleOf(created)));
    return () => {
      tell(({ onReady }) => onReady(null));
      created.destroy();
    };
  }, [portals, media, id, className]);
  return { place, portals, view, state };
}

const handleOf = (view: EditorView): TextEditorHandle => ({
  focus: () => view.focus(),
  focusUndescribed: () => focusUndescribed(view),
  replace(document) {
    const { doc, tr } = view.state;
    view.dispatch(tr.replaceWith(0, doc.content.size, fromDocument(document).content));
  },
});
