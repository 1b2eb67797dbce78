import { Note } from "@hemline/ui/note.tsx";
import { useEffect, useRef } from "react";
import styles from "./action-result.module.css";

export interface Told {
  text: string;
  isBad: boolean;
}

/** The outcome of the last action, visible and announced. */
export function Said({ told }: { told: Told | null }) {
  const words = useRef<HTMLDivElement>(null);
  // The pressed button is often gone and the focus with it: it moves to the outcome.
  useEffect(() => {
    if (told && (document.activeElement ?? document.body) === document.body) words.current?.focus();
  }, [told]);
  return (
    <div className={told ? styles.said : styles.silent} ref={words} tabIndex={-1}>
      <div role="status">{told && !told.isBad && <Note>{told.text}</Note>}</div>
      {told?.isBad && <Note tone="bad">{told.text}</Note>}
    </div>
  );
}
