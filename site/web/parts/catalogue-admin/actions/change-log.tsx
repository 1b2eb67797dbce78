import details from "@hemline/ui/styles/details.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import type { CatalogueChange } from "../../../../shared/catalogue-admin/catalogue-admin.ts";
import { useRefresh } from "../../../navigation/use-refresh.ts";
import { TimeAgo } from "../../format/time-ago.tsx";
import { undoActions } from "./action-request.ts";
import { changeInWords } from "./change-in-words.ts";
import styles from "./change-log.module.css";

/** “Who changed what”, the newest first. */
export function ChangeLog({
  noun,
  changes,
  labels,
}: {
  noun: string;
  changes: readonly CatalogueChange[];
  /** Of the fields of the form. */
  labels: Readonly<Record<string, string>>;
}) {
  const refresh = useRefresh();
  return (
    <details open>
      <summary className={`${details.summary} ${typography.h14} ${styles.summary}`}>Who changed what</summary>
      {changes.length === 0 ? (
        <p className={`${typography.s14} ${typography.dim}`}>Nobody has changed this {noun} yet.</p>
      ) : (
        <ul className={styles.log}>
          {changes.map((change) => (
            <li key={change.id}>
              <TimeAgo at={change.at} />
              <div>
                <bdi>{change.by?.username ?? "A former member"}</bdi> <bdi>{changeInWords(change, noun, labels)}</bdi>
                {change.why && (
                  <p className={typography.dim} dir="auto">
                    “{change.why}”
                  </p>
                )}
                {change.undoUntil !== null && (
                  <button
                    type="button"
                    className={`${typography.link} ${styles.undo}`}
                    onClick={() => void undoActions([change.id], refresh)}
                  >
                    Undo
                  </button>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
