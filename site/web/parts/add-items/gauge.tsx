import styles from "./gauge.module.css";
import { countsOf, type Line, partSent } from "./line/line.ts";

/** What is up, what is moving and what has failed, of all files. */
export function Gauge({ line }: { line: Line }) {
  const { all, done, failed } = countsOf(line);
  const part = (count: number) => `${(count / all) * 100}%`;
  return (
    <div
      className={styles.gauge}
      role="progressbar"
      aria-label="Photos uploaded"
      aria-valuemin={0}
      aria-valuemax={all}
      aria-valuenow={done}
    >
      <span className={styles.done} style={{ inlineSize: part(done) }} />
      <span className={styles.moving} style={{ inlineSize: part(partSent(line) * all - done) }} />
      <span className={styles.failed} style={{ inlineSize: part(failed) }} />
    </div>
  );
}
