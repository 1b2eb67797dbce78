import typography from "@hemline/ui/styles/typography.module.css";
import { formatCount } from "../format/format-count.ts";
import styles from "./wear-year.module.css";

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** One line of days for each month of the latest year with wears; the years before it in words. */
export function WearYear({ days }: { days: ReadonlyMap<string, number> }) {
  const counts = new Map<string, number>();
  for (const [on, times] of days) counts.set(on.slice(0, 4), (counts.get(on.slice(0, 4)) ?? 0) + times);
  const [year, ...before] = [...counts.keys()].sort().reverse();
  if (!year) return null;
  return (
    <section aria-label={`Wears in ${year}`}>
      <div className={styles.head}>
        <h3 className={typography.h22}>{year}</h3>
        <span>{formatCount(counts.get(year) ?? 0, "wear")}</span>
      </div>
      <ul className={styles.year}>
        {months.map((month, at) => (
          <Month key={month} name={month} prefix={`${year}-${String(at + 1).padStart(2, "0")}-`} days={days} />
        ))}
      </ul>
      {before.length > 0 && (
        <p className={styles.hint}>
          {before.map((one) => `${one}: ${formatCount(counts.get(one) ?? 0, "wear")}.`).join(" ")}
        </p>
      )}
    </section>
  );
}

function Month({ name, prefix, days }: { name: string; prefix: string; days: ReadonlyMap<string, number> }) {
  const worn = [...days].filter(([on]) => on.startsWith(prefix));
  const count = worn.reduce((sum, [, times]) => sum + times, 0);
  return (
    <li>
      <span>{name}</span>
      <svg viewBox="0 0 310 12" preserveAspectRatio="none" aria-hidden="true">
        <line x1="0" x2="310" y1="6" y2="6" className={styles.line} />
        {worn.map(([on]) => (
          <rect key={on} x={(Number(on.slice(8)) - 1) * 10 + 1} y="1" width="8" height="10" className={styles.mark} />
        ))}
      </svg>
      <span>
        {count || "–"}
        <span className={typography.hidden}>{count === 1 ? " wear" : " wears"}</span>
      </span>
    </li>
  );
}
