import { Button } from "@hemline/ui/buttons/button.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { useId } from "react";
import styles from "./save-bar.module.css";

/** At the lower edge of the window while the form is there. */
export function SaveBar({
  label,
  isBusy,
  blocked,
  hasChanges,
  onDiscard,
}: {
  label: string;
  isBusy: boolean;
  /** Why it cannot be saved yet. */
  blocked: string | null;
  hasChanges: boolean;
  onDiscard: () => void;
}) {
  const id = useId();
  return (
    <div className={styles.bar}>
      <Button type="submit" busy={isBusy} disabled={blocked !== null} aria-describedby={blocked ? id : undefined}>
        {label}
      </Button>
      {hasChanges && (
        <Button kind="line" onClick={onDiscard}>
          Discard changes
        </Button>
      )}
      <p id={id} className={`${typography.s14} ${typography.dim}`} role="status">
        {blocked ?? (hasChanges ? "Not saved yet. This tab keeps what you type." : "")}
      </p>
    </div>
  );
}
