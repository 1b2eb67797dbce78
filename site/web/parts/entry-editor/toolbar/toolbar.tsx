import { classNames } from "@hemline/ui/styles/class-names.ts";
import type { EditorState } from "prosemirror-state";
import { Fragment, type RefObject } from "react";
import { ToolIcon } from "./tool-icon.tsx";
import styles from "./toolbar.module.css";
import { isPossible, type Tool, toolGroups } from "./tools.ts";
import { useRovingFocus } from "./use-roving-focus.ts";

const tools = toolGroups.flat();

/** What can be done with the text. One stop for Tab; the arrow keys go from button to button. */
export function Toolbar({
  state,
  isAtBottom,
  bar,
  editorId,
  onUse,
}: {
  state: EditorState;
  /** Above the phone’s keyboard. */
  isAtBottom: boolean;
  bar: RefObject<HTMLDivElement | null>;
  /** Of what it changes. */
  editorId: string;
  onUse: (tool: Tool) => void;
}) {
  const roving = useRovingFocus(tools.length);
  return (
    <div
      ref={bar}
      className={classNames(styles.toolbar, isAtBottom && styles.bottom)}
      role="toolbar"
      aria-label="Text"
      aria-controls={editorId}
      onKeyDown={roving.onKeyDown}
    >
      {toolGroups.map((group, at) => (
        <Fragment key={group[0]?.label}>
          {at > 0 && <span className={styles.gap} aria-hidden="true" />}
          {group.map((tool) => (
            <ToolButton
              key={tool.label}
              tool={tool}
              state={state}
              tabIndex={roving.tabIndexOf(tools.indexOf(tool))}
              onFocus={() => roving.setCurrent(tools.indexOf(tool))}
              onUse={onUse}
            />
          ))}
        </Fragment>
      ))}
    </div>
  );
}

function ToolButton({
  tool,
  tool: { label, icon, keys, isOn },
  state,
  tabIndex,
  onFocus,
  onUse,
}: {
  tool: Tool;
  state: EditorState;
  tabIndex: number;
  onFocus: () => void;
  onUse: (tool: Tool) => void;
}) {
  const may = isPossible(tool, state);
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-pressed={isOn?.(state)}
      aria-keyshortcuts={keys}
      aria-disabled={!may || undefined}
      tabIndex={tabIndex}
      onFocus={onFocus}
      // The text keeps its selection, and the phone its keyboard.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => may && onUse(tool)}
    >
      <ToolIcon name={icon} />
    </button>
  );
}
