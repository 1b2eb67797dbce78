import { classNames } from "@hemline/ui/styles/class-names.ts";
import typography from "@hemline/ui/styles/typography.module.css";
import type { EditorView } from "prosemirror-view";
import { useLayoutEffect, useState } from "react";
import { formatCount } from "../../format/format-count.ts";
import { ToolIcon } from "../toolbar/tool-icon.tsx";
import type { Tool } from "../toolbar/tools.ts";
import styles from "./slash-menu.module.css";
import { choicesOf, slashMenuOf } from "./slash-plugin.ts";

export const slashOptionId = (listId: string, at: number): string => `${listId}-${at}`;

/** What can be put on an empty line. The text keeps the focus, and its keys choose. */
export function SlashMenu({
  view,
  listId,
  onChoose,
}: {
  view: EditorView;
  listId: string;
  onChoose: (tool: Tool) => void;
}) {
  const choices = choicesOf(view.state);
  const active = Math.min(slashMenuOf(view.state).active, choices.length - 1);
  const top = useTopBelowCaret(view, listId, choices.length > 0);
  return (
    <>
      {choices.length > 0 && (
        <div id={listId} className={styles.menu} style={{ insetBlockStart: top }} role="listbox" aria-label="Insert">
          {choices.map((tool, at) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the text keeps the focus, and its keys choose
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text keeps the focus, and its keys choose
            <div
              key={tool.label}
              id={slashOptionId(listId, at)}
              role="option"
              aria-selected={at === active}
              className={classNames(styles.option, at === active && styles.active)}
              ref={at === active ? (option) => option?.scrollIntoView({ block: "nearest" }) : undefined}
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(tool)}
            >
              <ToolIcon name={tool.icon} />
              {tool.label}
            </div>
          ))}
        </div>
      )}
      <p className={typography.hidden} role="status">
        {choices.length > 0 &&
          `${formatCount(choices.length, "thing")} to insert. Choose with the arrow keys and Enter, close with Escape.`}
      </p>
    </>
  );
}

/** In px from the top of the editor’s frame. The whole menu is scrolled into view. */
function useTopBelowCaret(view: EditorView, listId: string, isOpen: boolean): number {
  const [top, setTop] = useState(0);
  // Where the line is, only the browser knows.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const { node } = view.domAtPos(view.state.selection.from);
    const line = node instanceof Element ? node : node.parentElement;
    const frame = view.dom.parentElement;
    if (line && frame) setTop(line.getBoundingClientRect().bottom - frame.getBoundingClientRect().top + 4);
    requestAnimationFrame(() => document.getElementById(listId)?.scrollIntoView({ block: "nearest" }));
  }, [view, listId, isOpen]);
  return top;
}
