import { catalogueLimits } from "../../../../shared/limits.ts";
import { formatNumber } from "../../format/format-number.ts";
import type { ActionRequest } from "../actions/action-request.ts";
import styles from "./bulk-bar.module.css";
import { bulkChoices, type SelectedEntry } from "./bulk-choices.ts";

const { actedOnAtOnce } = catalogueLimits;

/** What can be done with the selected rows. It stays in sight while the list is scrolled. */
export function BulkBar({
  rows,
  noun,
  onAction,
  onClear,
}: {
  rows: readonly SelectedEntry[];
  noun: string;
  onAction: (request: ActionRequest) => void;
  onClear: () => void;
}) {
  const isTooMany = rows.length > actedOnAtOnce;
  return (
    <section className={styles.bar} aria-label={`With the selected ${noun}`} hidden={rows.length === 0}>
      <p className={styles.count} role="status">
        {rows.length > 0 && `${formatNumber(rows.length)} selected`}
        {isTooMany && `. Select ${actedOnAtOnce} or fewer.`}
      </p>
      {!isTooMany &&
        bulkChoices(rows).map(({ label, request }, at) => (
          <button
            key={label}
            type="button"
            className={at === 0 ? styles.first : styles.button}
            onClick={() => onAction(request)}
          >
            <bdi>{label}</bdi>
          </button>
        ))}
      <button type="button" className={`${styles.button} ${styles.clear}`} onClick={onClear}>
        Clear selection
      </button>
    </section>
  );
}
