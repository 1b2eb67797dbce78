import { IconButton } from "@hemline/ui/buttons/icon-button.tsx";
import type { ReactNode } from "react";
import type { NodeChanges } from "./change-node.ts";
import styles from "./node-tools.module.css";

/** The buttons of a chosen figure or card, above its upper corner. */
export function NodeTools({
  label,
  changes,
  onMoved,
  children,
}: {
  /** “Photo” */
  label: string;
  changes: NodeChanges;
  /** Called with what is to be read out. */
  onMoved: (said: string) => void;
  children?: ReactNode;
}) {
  const noun = label.toLowerCase();
  const move = (step: -1 | 1) =>
    onMoved(changes.move(step) ? `${label} moved ${step < 0 ? "up" : "down"}.` : `The ${noun} can’t move further.`);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a toolbar has no element of its own
    <div className={styles.tools} role="group" aria-label={label}>
      {children}
      <IconButton icon="up" label={`Move ${noun} up`} onClick={() => move(-1)} />
      <IconButton icon="down" label={`Move ${noun} down`} onClick={() => move(1)} />
      <IconButton icon="close" label={`Remove ${noun}`} onClick={changes.remove} />
    </div>
  );
}
