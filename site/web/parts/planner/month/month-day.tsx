import { Link } from "../../../navigation/link.tsx";
import { dateOf, dayInWords } from "../../format/calendar.ts";
import { AddButton } from "../add-button.tsx";
import type { Board } from "../board.ts";
import { plannerPath } from "../navigation/planner-path.ts";
import { wornUnplanned } from "../planner-change.ts";
import styles from "./month-day.module.css";
import { MonthPlan } from "./month-plan.tsx";
import { MonthWorn } from "./month-worn.tsx";

/** A day of the month. Its date leads to its week. */
export function MonthDay({ day, isOfMonth, board }: { day: string; isOfMonth: boolean; board: Board }) {
  const { days, today, drag } = board;
  const plans = days.plans.filter(({ on }) => on === day);
  const worn = wornUnplanned(days, day);
  return (
    <li
      className={styles.day}
      data-place={day}
      data-today={day === today || undefined}
      data-outside={!isOfMonth || undefined}
      data-over={(drag.over === day && drag.dragged?.on !== day) || undefined}
    >
      <h3 className={styles.head}>
        <Link
          className={styles.date}
          to={plannerPath("week", day)}
          aria-label={day === today ? `Today, ${dayInWords(day)}` : dayInWords(day)}
        >
          {dateOf(day)}
        </Link>
      </h3>
      {plans.map((plan) => (
        <MonthPlan key={plan.id} plan={plan} board={board} />
      ))}
      {worn && <MonthWorn worn={worn} />}
      <AddButton day={day} board={board} look="tiny" />
    </li>
  );
}
