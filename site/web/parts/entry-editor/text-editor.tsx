import { classNames } from "@hemline/ui/styles/class-names.ts";
import typography from "@hemline/ui/styles/typography.module.css";
import type { EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { EntryDocument } from "../../../shared/notebook/entry-document.ts";
import prose from "../notebook/entry-body.module.css";
import { createEditorView } from "./create-editor-view.ts";
import type { OpenDialog } from "./editor-dialogs.tsx";
import { EditorDialogs } from "./editor-dialogs.tsx";
import type { EditorMedia } from "./media/editor-media.ts";
import { NodeHost } from "./nodes/node-host.tsx";
import { NodePortals } from "./nodes/node-portals.ts";
import { pastePlugin } from "./paste/paste-plugin.ts";
import { fromDocument } from "./schema/from-document.ts";
import { toDocument } from "./schema/to-document.ts";
import { SlashMenu, slashOptionId } from "./slash-menu/slash-menu.tsx";
import { choicesOf, isSlashMenuOpen, slashMenuOf, slashPlugin, withoutQuery } from "./slash-menu/slash-plugin.ts";
import styles from "./text-editor.module.css";
import { Toolbar } from "./toolbar/toolbar.tsx";
import type { Tool } from "./toolbar/tools.ts";
import { useKeyboardInset } from "./toolbar/use-keyboard-inset.ts";

/** What the page around the editor does with it. */
export interface TextEditorHandle {
  focus: () => void;
  /** Another text, which one undo takes back. */
  replace: (document: EntryDocument) => void;
}

export interface TextEditorProps {
  /** As it is opened. */
  document: EntryDocument;
  media: EditorMedia;
  /** Where the toolbar is shown. */
  toolbarPlace: HTMLElement | null;
  onChange: (document: EntryDocument) => void;
  onReady: (handle: TextEditorHandle | null) => void;
}

/** The text of an entry, as it will be read. */
export function TextEditor({ document, media, toolbarPlace, onChange, onReady }: TextEditorProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [portals] = useState(() => new NodePortals());
  const [view, setView] = useState<EditorView | null>(null);
  const [state, setState] = useState<EditorState | null>(null);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [said, setSaid] = useState("");
  const [isFocused, setFocused] = useState(false);
  const keyboard = useKeyboardInset();
  const say = useEffectEvent(setSaid);
  const change = useEffectEvent(onChange);
  const use = useEffectEvent(({ does }: Tool, from: EditorView, isFromMenu: boolean) => {
    setSaid("");
    if (isFromMenu) from.dispatch(withoutQuery(from.state));
    if (typeof does === "string") return setDialog({ kind: does });
    does(from.state, from.dispatch, from);
    from.focus();
  });
  const openFiles = useEffectEvent((files: File[]) => setDialog({ kind: "photo", files: files.slice(0, 2) }));
  const attributesOf = useEffectEvent((current: EditorState): Record<string, string> => {
    const isOpen = isSlashMenuOpen(current);
    const active = Math.min(slashMenuOf(current).active, choicesOf(current).length - 1);
    return {
      ...{ id: `${id}-text`, class: `${prose.text} ${styles.text}`, dir: "auto" },
      ...{ "aria-label": "Text", "aria-describedby": `${id}-hint`, "aria-multiline": "true" },
      ...(isOpen
        ? {
            ...{ role: "combobox", "aria-haspopup": "listbox", "aria-expanded": "true" },
            ...{ "aria-controls": `${id}-menu`, "aria-activedescendant": slashOptionId(`${id}-menu`, active) },
          }
        : { role: "textbox" }),
    };
  });
  const ready = useEffectEvent(onReady);
  const first = useEffectEvent(() => document);
  // ProseMirror keeps the text in the document itself, outside of React.
  useEffect(() => {
    if (!place.current) return;
    const created: EditorView = createEditorView({
      place: place.current,
      document: first(),
      portals,
      plugins: [
        slashPlugin((tool) => use(tool, created, true)),
        pastePlugin({
          isKnownPhoto: (photo) => media.read().photos[photo] !== undefined,
          onFiles: (files) => openFiles(files),
          onSaid: (sentence) => say(sentence),
        }),
      ],
      attributes: (current) => attributesOf(current),
      onState(next, isChanged) {
        setState(next);
        if (isChanged) change(toDocument(next.doc));
      },
    });
    setView(created);
    setState(created.state);
    ready({
      focus: () => created.focus(),
      replace: ({ version, blocks }) => {
        const { doc, tr } = created.state;
        created.dispatch(tr.replaceWith(0, doc.content.size, fromDocument({ version, blocks }).content));
      },
    });
    return () => {
      ready(null);
      created.destroy();
    };
  }, [portals, media]);
  const isAtBottom = keyboard > 0 && isFocused;
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.altKey && event.key === "F10") bar.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
    else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k") setDialog({ kind: "link" });
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the text inside is what is interactive
    <div
      className={classNames(styles.editor, isAtBottom && styles.aboveKeyboard)}
      style={{ "--keyboard": `${keyboard}px` }}
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
      onKeyDown={onKeyDown}
    >
      {view &&
        state &&
        toolbarPlace &&
        createPortal(
          <div style={{ display: "contents", "--keyboard": `${keyboard}px` }}>
            <Toolbar
              state={state}
              isAtBottom={isAtBottom}
              bar={bar}
              editorId={`${id}-text`}
              onUse={(tool) => use(tool, view, false)}
            />
          </div>,
          toolbarPlace,
        )}
      <div ref={place} className={styles.frame} />
      {view && state && (
        <>
          <SlashMenu view={view} listId={`${id}-menu`} onChoose={(tool) => use(tool, view, true)} />
          <NodeHost
            portals={portals}
            media={media}
            onAddPhoto={(add) => setDialog({ kind: "photo", second: add })}
            onSaid={setSaid}
          />
          <EditorDialogs view={view} media={media} dialog={dialog} onClose={() => setDialog(null)} />
        </>
      )}
      <p id={`${id}-hint`} className={`${typography.s13} ${typography.faint} ${styles.hint}`}>
        Press / on an empty line to insert something. Alt and the up or down arrow move a paragraph. Tab leaves the
        text, and Alt and F10 lead to its buttons.
      </p>
      <p className={said ? styles.said : typography.hidden} role="status">
        {said}
      </p>
    </div>
  );
}
