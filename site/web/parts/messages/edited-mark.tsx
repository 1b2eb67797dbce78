import { useState } from "react";
import type { LiveMessage } from "../../../shared/discussions/message.ts";
import { LazyMessageHistory } from "./lazy-message-history.ts";
import styles from "./message-item.module.css";

/** "edited", which opens what the message said before. */
export function EditedMark({ message: { id, number } }: { message: Pick<LiveMessage, "id" | "number"> }) {
  const [isOpen, setOpen] = useState(false);
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
