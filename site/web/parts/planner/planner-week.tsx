import { daysBetween } from "../format/calendar.ts";
import type { Board } from "./board.ts";
import type { ShownDays } from "./navigation/shown-days.ts";
import { PlannerDay } from "./planner-day.tsx";
import styles from "./planner-week.module.css";

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
