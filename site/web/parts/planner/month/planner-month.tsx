import typography from "@hemline/ui/styles/typography.module.css";
import { addDays, daysBetween, weekdayOf } from "../../format/calendar.ts";
import type { Board } from "../board.ts";
import { isOfView, type ShownDays } from "../navigation/shown-days.ts";
import { MonthDay } from "./month-day.tsx";
import styles from "./planner-month.module.css";

/** Whole weeks, each day with its outfits in small. */
export function PlannerMonth({ shown, shown: { from, to }, board }: { shown: ShownDays; board: Board }) {
  return (
    <>
      <div className={styles.weekdays} aria-hidden="true">
        {daysBetween(from, addDays(from, 6)).map((day) => (
          <span key={day} className={`${typography.s14} ${typography.dim}`}>
            {weekdayOf(day).slice(0, 3)}
          </span>
        ))}
      </div>
      <ol className={styles.month}>
        {daysBetween(from, to).map((day) => (
          <MonthDay key={day} day={day} isOfMonth={isOfView(shown, day)} board={board} />
        ))}
      </ol>
    </>
  );
}
