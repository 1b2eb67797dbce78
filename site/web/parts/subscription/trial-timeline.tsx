import { dayMs } from "../../../shared/durations.ts";
import { formatDay } from "../../../shared/format-day.ts";
import styles from "./trial-timeline.module.css";

export function TrialTimeline({ days, price }: { days: number; price: string }) {
  const ends = formatDay(new Date(Date.now() + days * dayMs));
  const steps = [
    ["Today", "Your free trial starts. You pay nothing today."],
    [`Before ${ends}`, "Cancel and you won’t be charged"],
    [ends, `You pay ${price} until you cancel`],
  ];
  return (
    <ol className={styles.timeline}>
      {steps.map(([when, what]) => (
        <li key={when}>
          <b>{when}</b>
          <span>{what}</span>
        </li>
      ))}
    </ol>
  );
}
