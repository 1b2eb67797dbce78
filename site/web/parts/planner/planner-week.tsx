import { daysBetween } from "../format/calendar.ts";
import type { Board } from "./board.ts";
import { PlannerDay } from "./planner-day.tsx";
import styles from "./planner-week.module.css";
import type { ShownDays } from "./shown-days.ts";

/** Seven columns on a desk, seven rows on a phone. */
export function PlannerWeek({ shown: { from, to }, board }: { shown: ShownDays; board: Board }) {
  return (
    <ol className={styles.week}>
      {daysBetween(from, to).map((day) => (
        <PlannerDay key={day} day={day} board={board} />
      ))}
    </ol>
  );
}
