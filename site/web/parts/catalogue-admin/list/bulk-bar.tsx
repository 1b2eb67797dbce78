import { formatNumber } from "../../../../shared/format-number.ts";
import { catalogueLimits } from "../../../../shared/limits.ts";
import styles from "./bulk-bar.module.css";
import type { BulkChoice } from "./bulk-choices.ts";

const { actedOnAtOnce } = catalogueLimits;

/** What can be done with the selected rows. It stays in sight while the list is scrolled. */
export function BulkBar<Request>({
  count,
  nouns,
  choices,
  onChoose,
  onClear,
}: {
  /** How many rows are selected. */
  count: number;
  nouns: string;
  choices: readonly BulkChoice<Request>[];
  onChoose: (request: Request) => void;
  onClear: () => void;
}) {
  const isTooMany = count > actedOnAtOnce;
  return (
    <section className={styles.bar} aria-label={`With the selected ${nouns}`} hidden={count === 0}>
      <p className={styles.count} role="status">
        {count > 0 && `${formatNumber(count)} selected`}
        {isTooMany && `. Select ${actedOnAtOnce} or fewer.`}
      </p>
      {!isTooMany &&
        choices.map(({ label, request }, at) => (
          <button
            key={label}
            type="button"
            className={at === 0 ? styles.first : styles.button}
            onClick={() => onChoose(request)}
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
