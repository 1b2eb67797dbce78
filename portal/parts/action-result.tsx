import { Note } from "@hemline/ui/messages/note.tsx";
import { useEffect, useRef } from "react";
import styles from "./action-result.module.css";

export interface ActionOutcome {
  text: string;
  isBad: boolean;
}

/** The outcome of the last action, visible and announced. */
export function ActionResult({ outcome }: { outcome: ActionOutcome | null }) {
  const text = useRef<HTMLDivElement>(null);
  // The pressed button is often gone and the focus with it: it moves to the outcome.
  useEffect(() => {
    if (outcome && (document.activeElement ?? document.body) === document.body) text.current?.focus();
  }, [outcome]);
  return (
    <div className={outcome ? styles.outcome : styles.silent} ref={text} tabIndex={-1}>
      <div role="status">{outcome && !outcome.isBad && <Note>{outcome.text}</Note>}</div>
      {outcome?.isBad && <Note tone="bad">{outcome.text}</Note>}
    </div>
  );
}
