import { Button } from "@hemline/ui/buttons/button.tsx";
import { formatCount } from "../format/format-count.ts";
import { type BulkEdit, bulkEditLabels, bulkEdits } from "./bulk-edit.ts";
import styles from "./bulk-edit-bar.module.css";

/** What can be done with the chosen items. It stays in sight while the list is scrolled. */
export function BulkEditBar({
  chosen,
  shown,
  inArchive,
  busy,
  on,
}: {
  /** How many are chosen, of how many. */
  chosen: number;
  shown: number;
  inArchive: boolean;
  busy: boolean;
  on: {
    edit: (edit: BulkEdit) => void;
    unarchive: () => void;
    remove: () => void;
    chooseAll: () => void;
    chooseNone: () => void;
    done: () => void;
  };
}) {
  const isIdle = chosen === 0;
  const edits = bulkEdits.filter((edit) => !(inArchive && edit === "archive"));
  return (
    <section className={styles.bar} aria-label="Chosen items">
      <p className={styles.count} role="status">
        {isIdle ? "Choose items to change them together" : `${formatCount(chosen, "item")} chosen`}
      </p>
      <div className={styles.buttons}>
        <Button kind="line" size="sm" onClick={chosen === shown ? on.chooseNone : on.chooseAll}>
          {chosen === shown ? "Choose none" : `Choose all ${shown}`}
        </Button>
        {edits.map((edit) => (
          <Button key={edit} kind="line" size="sm" disabled={isIdle} busy={busy} onClick={() => on.edit(edit)}>
            {bulkEditLabels[edit]}
          </Button>
        ))}
        {inArchive && (
          <Button kind="line" size="sm" disabled={isIdle} busy={busy} onClick={on.unarchive}>
            Remove from archive
          </Button>
        )}
        <Button kind="line" size="sm" disabled={isIdle} busy={busy} onClick={on.remove}>
          Delete
        </Button>
        <Button kind="bare" size="sm" onClick={on.done}>
          Cancel
        </Button>
      </div>
    </section>
  );
}
