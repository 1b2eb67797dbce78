import styles from "./progress.module.css";

/** `value` is 0..1. */
export function Progress({ value, label }: { value: number; label: string }) {
  const percent = Math.round(value * 100);
  return (
    <div className={styles.track} role="progressbar" aria-label={label} aria-valuenow={percent}>
      <div className={styles.done} style={{ inlineSize: `${percent}%` }} />
    </div>
  );
}
