import { Note } from "@hemline/ui/messages/note.tsx";
import styles from "./overview.module.css";
import { TryAgainButton } from "./try-again-button.tsx";

export function LoadError({ why, onRetry }: { why: string; onRetry: () => void }) {
  return (
    <div className={styles.overview}>
      <Note tone="bad">{why}</Note>
      <p>
        <TryAgainButton onClick={onRetry} />
      </p>
    </div>
  );
}
