import type { RatingSummary } from "../../../../shared/rating.ts";
import { fitInWords, fitPosition, truePercent } from "./fit-in-words.ts";
import styles from "./fit-tape.module.css";

type FitCounts = NonNullable<RatingSummary["fit"]>;

/** Fit as a measuring tape: the mark is the mean. */
export function FitTape({ fit }: { fit: FitCounts }) {
  return (
    <div className={styles.fit}>
      <p className={styles.head}>
        <b>Fit</b>
        <span>{truePercent(fit)}% say true to size</span>
      </p>
      <Tape fit={fit} className={styles.tape} />
      <p className={styles.ends} aria-hidden="true">
        <span>Small</span>
        <span>True</span>
        <span>Large</span>
      </p>
    </div>
  );
}

/** The tape alone, for a list of them. */
export const NarrowTape = ({ fit }: { fit: FitCounts }) => <Tape fit={fit} className={styles.narrow} />;

const Tape = ({ fit, className }: { fit: FitCounts; className?: string }) => (
  <div className={className} role="img" aria-label={`Fit: ${fitInWords(fit)}`}>
    <i style={{ insetInlineStart: `${fitPosition(fit)}%` }} />
  </div>
);
