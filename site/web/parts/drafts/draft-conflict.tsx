import { Button } from "@hemline/ui/buttons/button.tsx";
import { Note } from "@hemline/ui/messages/note.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { showSuccess } from "../../state/show-toast.ts";
import { formatAgoOrDay } from "../format/format-ago.ts";
import styles from "./draft-conflict.module.css";
import type { DraftState, DraftSync } from "./draft-sync.ts";

/** A draft was changed on two devices: shows both texts, and loses neither. */
export function DraftConflict<Body>({
  sync,
  state,
  mine,
  describe,
  onUndo,
}: {
  sync: DraftSync<Body>;
  state: DraftState<Body>;
  /** This form’s. */
  mine: Body | null;
  /** A draft in a line. */
  describe: (body: Body) => string;
  /** @returns what brings this form’s text back */
  onUndo: () => () => void;
}) {
  if (state.step !== "conflict") return null;
  const { theirs } = state;
  const takeTheirs = () => {
    const undo = onUndo();
    sync.takeTheirs();
    showSuccess("Other version restored", { label: "Undo", run: undo });
  };
  return (
    <Note tone="warm">
      <p role="alert">You changed this draft in two places. Choose the version to keep.</p>
      <div className={styles.texts}>
        <p className={styles.text}>
          <span className={styles.label}>This version</span>
          <br />
          <span dir="auto">{mine === null ? "Empty" : describe(mine)}</span>
        </p>
        <p className={styles.text}>
          <span className={styles.label}>Other version, saved {whenOf(theirs.updatedAt)}</span>
          <br />
          <span dir="auto">{describe(theirs.body)}</span>
        </p>
      </div>
      <div className={`${layout.row} ${layout.wrapping}`}>
        <Button size="sm" onClick={sync.keepMine}>
          Keep this version
        </Button>
        <Button kind="line" size="sm" onClick={takeTheirs}>
          Restore other version
        </Button>
      </div>
    </Note>
  );
}

const whenOf = (at: string) => formatAgoOrDay(at, new Date().toISOString());
