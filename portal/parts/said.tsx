import { Note } from "@hemline/ui/messages/note.tsx";
import { useEffect, useRef } from "react";
import styles from "./said.module.css";

/** What came of something, and how it was meant. */
export interface Told {
  text: string;
  isBad: boolean;
}

/** Says what came of the last press, to those who look and to those who listen. */
export function Said({ told }: { told: Told | null }) {
  const words = useRef<HTMLDivElement>(null);
  // A button that did its work is often gone, and the focus with it: it goes to what was said.
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
