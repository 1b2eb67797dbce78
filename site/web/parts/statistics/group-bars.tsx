import { formatCount } from "../format/format-count.ts";
import styles from "./group-bars.module.css";

export interface Group {
  label: string;
  items: number;
  wears: number;
}

/** A bar of wears for each group, with its numbers beside it. */
export function GroupBars({ groups }: { groups: readonly Group[] }) {
  const most = Math.max(1, ...groups.map(({ wears }) => wears));
  return (
    <ul className={styles.bars}>
      {groups.map(({ label, items, wears }) => (
        <li key={label}>
          <span className={styles.label}>
            <bdi>{label}</bdi>
          </span>
          <span className={styles.track} aria-hidden="true">
            <span style={{ inlineSize: `${(wears / most) * 100}%` }} />
          </span>
          <span className={styles.numbers}>
            {formatCount(wears, "wear")}
            <span className={styles.items}> {formatCount(items, "item")}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
