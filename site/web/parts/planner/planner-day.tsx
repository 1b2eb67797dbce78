import typography from "@hemline/ui/styles/typography.module.css";
import { dateOf, dayInWords, weekdayOf } from "../format/calendar.ts";
import { AddButton } from "./add-button.tsx";
import type { Board } from "./board.ts";
import { PlanCard } from "./plan-card.tsx";
import { wornUnplanned } from "./planner-change.ts";
import styles from "./planner-day.module.css";
import { WornCard } from "./worn-card.tsx";

/** A day of the week with its planned outfits and what else was worn. */
export function PlannerDay({ day, board, board: { days, today, actions, drag, step } }: { day: string; board: Board }) {
  const plans = days.plans.filter(({ on }) => on === day);
  const worn = wornUnplanned(days, day);
  const isToday = day === today;
  return (
    <li
      className={styles.day}
      data-place={day}
      data-today={isToday || undefined}
      data-over={(drag.over === day && drag.dragged?.on !== day) || undefined}
    >
      <h3 className={styles.head}>
        <span className={typography.hidden}>{isToday ? `Today, ${dayInWords(day)}` : dayInWords(day)}</span>
        <span className={styles.weekday} aria-hidden="true">
          {isToday ? "Today" : weekdayOf(day).slice(0, 3)}
        </span>
        <span className={styles.date} aria-hidden="true">
          {dateOf(day)}
        </span>
      </h3>
      <div className={styles.body}>
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            hasBegun={today !== null && day <= today}
            actions={actions}
            drag={drag}
            onStep={(on) => step(plan, on)}
          />
        ))}
        {worn && <WornCard worn={worn} />}
        <AddButton day={day} board={board} look={plans.length > 0 || worn ? "more" : "free"} />
      </div>
    </li>
  );
}
