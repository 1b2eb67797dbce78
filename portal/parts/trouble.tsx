import { Button } from "@hemline/ui/button.tsx";
import { Note } from "@hemline/ui/note.tsx";
import styles from "./desk.module.css";

/** Nothing can be shown, and this is why. */
export function Trouble({ why, onAgain }: { why: string; onAgain: () => void }) {
  return (
    <div className={styles.desk}>
      <Note tone="bad">{why}</Note>
      <p>
        <Button kind="line" onClick={onAgain}>
          Try again
        </Button>
      </p>
    </div>
  );
}
