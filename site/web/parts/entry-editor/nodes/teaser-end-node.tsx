import { IconButton } from "@hemline/ui/buttons/icon-button.tsx";
import { classNames } from "@hemline/ui/styles/class-names.ts";
import type { KeyboardEvent } from "react";
import { ToolIcon } from "../toolbar/tool-icon.tsx";
import { isPicked, nodeChanges, placeOf } from "./change-node.ts";
import type { NodePortal } from "./node-portals.ts";
import styles from "./teaser-end-node.module.css";

/** The line to which everybody reads. It is moved with its buttons or the arrow keys, or dragged. */
export function TeaserEndNode({ portal, onSaid }: { portal: NodePortal; onSaid: (said: string) => void }) {
  const changes = nodeChanges(portal);
  const { index, count } = placeOf(portal);
  const where = index === 0 ? "before everything" : `after paragraph ${index}`;
  /** @param from what has the focus, and keeps it: ProseMirror draws the moved node anew */
  const move = (step: -1 | 1, from: string): boolean => {
    const isMoved = changes.move(step);
    if (!isMoved) onSaid("The mark can’t move further.");
    requestAnimationFrame(() => portal.view.dom.querySelector<HTMLElement>(from)?.focus());
    return isMoved;
  };
  const press = (step: -1 | 1) =>
    move(step, `[data-teaser-step="${step}"]`) && onSaid(`Mark moved ${step < 0 ? "up" : "down"}.`);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key];
    if (event.key === "Escape") portal.view.focus();
    else if (event.key === "Delete" || event.key === "Backspace") changes.remove();
    else if (step) move(step < 0 ? -1 : 1, "[data-teaser-mark]");
    else return;
    event.preventDefault();
  };
  return (
    <div className={classNames(styles.line, isPicked(portal) && styles.picked)}>
      {/* biome-ignore lint/a11y/useSemanticElements: an <hr> can’t be moved */}
      <div
        className={styles.mark}
        role="separator"
        tabIndex={0}
        aria-orientation="horizontal"
        aria-label="Everyone can read up to here. Move with the arrow keys."
        aria-valuemin={0}
        aria-valuemax={count - 1}
        aria-valuenow={index}
        aria-valuetext={where}
        data-teaser-mark=""
        onKeyDown={onKeyDown}
      >
        <ToolIcon name="scissors" />
        Everyone can read up to here.
      </div>
      <IconButton icon="up" label="Move the teaser mark up" data-teaser-step={-1} onClick={() => press(-1)} />
      <IconButton icon="down" label="Move the teaser mark down" data-teaser-step={1} onClick={() => press(1)} />
      <IconButton icon="close" label="Remove the teaser mark" onClick={changes.remove} />
    </div>
  );
}
