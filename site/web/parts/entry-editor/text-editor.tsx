import { classNames } from "@hemline/ui/styles/class-names.ts";
import typography from "@hemline/ui/styles/typography.module.css";
import type { EditorView } from "prosemirror-view";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { EntryDocument } from "../../../shared/notebook/entry-document.ts";
import prose from "../notebook/entry-body.module.css";
import { editorIds } from "./editor-attributes.ts";
import { EditorDialogs, type OpenDialog } from "./editor-dialogs.tsx";
import type { EditorMedia } from "./media/editor-media.ts";
import { NodeHost } from "./nodes/node-host.tsx";
import { SlashMenu } from "./slash-menu/slash-menu.tsx";
import { withoutQuery } from "./slash-menu/slash-plugin.ts";
import styles from "./text-editor.module.css";
import { Toolbar } from "./toolbar/toolbar.tsx";
import { isPossible, link, type Tool } from "./toolbar/tools.ts";
import { useKeyboardInset } from "./toolbar/use-keyboard-inset.ts";
import { type EditorEvents, useTextEditor } from "./use-text-editor.ts";

/** The text of an entry, as it will be read. */
export function TextEditor({
  document,
  media,
  toolbarPlace,
  onChange,
  onReady,
}: Pick<EditorEvents, "onChange" | "onReady"> & {
  /** As it is opened. */
  document: EntryDocument;
  media: EditorMedia;
  /** Where the toolbar is shown. */
  toolbarPlace: HTMLElement | null;
}) {
  const id = useId();
  const ids = editorIds(id);
  const bar = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [said, setSaid] = useState("");
  const [isFocused, setFocused] = useState(false);
  const keyboard = useKeyboardInset();
  const use = ({ does }: Tool, from: EditorView) => {
    setSaid("");
    if (typeof does === "string") return setDialog({ kind: does });
    does(from.state, from.dispatch, from);
    from.focus();
  };
  const choose = (tool: Tool, from: EditorView) => {
    from.dispatch(withoutQuery(from.state));
    use(tool, from);
  };
  const { place, portals, view, state } = useTextEditor(
    { id, className: `${prose.text} ${styles.text}`, document, media },
    {
      ...{ onChange, onReady, onSaid: setSaid, onChoose: choose },
      onFiles: (files) => setDialog({ kind: "photo", files: files.slice(0, 2) }),
    },
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== view?.dom) return;
    const isLink = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k";
    if (event.altKey && event.key === "F10") bar.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
    else if (isLink && isPossible(link, view.state)) setDialog({ kind: "link" });
    else return;
    event.preventDefault();
  };
  const isAtBottom = keyboard > 0 && isFocused;
  const toolbar = view && state && (
    <div className={styles.toolbar} style={{ "--keyboard": `${keyboard}px` }}>
      <Toolbar state={state} isAtBottom={isAtBottom} bar={bar} editorId={ids.text} onUse={(tool) => use(tool, view)} />
    </div>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the text inside is what is interactive
    <div
      className={classNames(styles.editor, isAtBottom && styles.aboveKeyboard)}
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
      onKeyDown={onKeyDown}
    >
      {toolbarPlace && createPortal(toolbar, toolbarPlace)}
      <div ref={place} className={styles.frame} />
      {view && state && (
        <>
          <SlashMenu view={view} listId={ids.menu} onChoose={(tool) => choose(tool, view)} />
          <NodeHost
            portals={portals}
            media={media}
            onAddPhoto={(second) => setDialog({ kind: "photo", second })}
            onSaid={setSaid}
          />
          <EditorDialogs view={view} media={media} dialog={dialog} onClose={() => setDialog(null)} />
        </>
      )}
      <p id={ids.hint} className={`${typography.s13} ${typography.faint} ${styles.hint}`}>
        Press / on an empty line to insert something. Press Alt and the up or down arrow to move a paragraph. Tab leaves
        the text, and Alt and F10 go to its buttons.
      </p>
      <p className={said ? styles.said : typography.hidden} role="status">
        {said}
      </p>
    </div>
  );
}
