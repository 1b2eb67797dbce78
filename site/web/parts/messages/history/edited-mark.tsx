import { useState } from "react";
import type { LiveMessage } from "../../../../shared/discussions/message.ts";
import styles from "../message-item.module.css";
import { LazyMessageHistory } from "./lazy-message-history.ts";

interface EditedMarkProps {
  message: Pick<LiveMessage, "id" | "number" | "hasHistory">;
}

/** "edited", which opens what the message said before, unless its words are still the same. */
export function EditedMark({ message: { id, number, hasHistory } }: EditedMarkProps) {
  const [isOpen, setOpen] = useState(false);
  if (!hasHistory) return <span className={styles.edited}> edited</span>;
  return (
    <>
      {" "}
      <button
        type="button"
        className={styles.edited}
        aria-label={`Edited, see earlier versions of reply ${number}`}
        onClick={() => setOpen(true)}
      >
        edited
      </button>
      <LazyMessageHistory id={id} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
