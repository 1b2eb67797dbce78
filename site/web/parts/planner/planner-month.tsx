import typography from "@hemline/ui/styles/typography.module.css";
import type { Plan } from "../../../shared/outfits/outfit.ts";
import { slotOfItem } from "../../../shared/outfits/outfit-options.ts";
import { Link } from "../../navigation/link.tsx";
import { OutfitCombo } from "../outfits/outfit-combo.tsx";
import { dateOf, dayInWords, daysBetween, weekdayOf } from "./calendar.ts";
import { type PlannerDays, wornUnplanned } from "./planner-change.ts";
import styles from "./planner-month.module.css";
import { plannerPath } from "./planner-navigation.tsx";
import { namesOf } from "./worn-card.tsx";

const stateWords: Record<Plan["became"], string> = { planned: "planned", worn: "worn", instead: "not worn" };

/** Whole weeks; each day leads to its week, where it can be changed. */
export function PlannerMonth({
  from,
  to,
  month,
  days,
  today,
}: {
  from: string;
  to: string;
  /** `2026-11`: other days complete its weeks. */
  month: string;
  days: PlannerDays;
  today: string | null;
}) {
  const shown = daysBetween(from, to);
  return (
    <>
      <div className={styles.weekdays} aria-hidden="true">
        {shown.slice(0, 7).map((day) => (
          <span key={day}>{weekdayOf(day).slice(0, 3)}</span>
        ))}
      </div>
      <ol className={styles.month}>
        {shown.map((day) => (
          <li
            key={day}
            className={styles.day}
            data-outside={!day.startsWith(month) || undefined}
            data-today={day === today || undefined}
          >
            <Day day={day} days={days} isToday={day === today} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Day({ day, days, isToday }: { day: string; days: PlannerDays; isToday: boolean }) {
  const plans = days.plans.filter(({ on }) => on === day);
  const worn = wornUnplanned(days, day);
  const [first] = plans;
  const items = first ? first.outfit.items : worn.map((item) => ({ slot: slotOfItem(item), item }));
  const words = [
    ...plans.map(({ outfit, became }) => `${outfit.name}, ${stateWords[became]}`),
    ...(worn.length > 0 ? [`${namesOf(worn)}, worn`] : []),
  ];
  const more = plans.length + (worn.length > 0 ? 1 : 0) - 1;
  return (
    <Link className={styles.link} to={plannerPath("week", day)}>
      <span className={styles.number} aria-hidden="true">
        {dateOf(day)}
      </span>
      <span className={typography.hidden}>
        {isToday && "Today, "}
        {dayInWords(day)}: {words.join("; ") || "nothing planned"}
      </span>
      {items.length > 0 && (
        <span className={styles.picture} data-planned={first?.became === "planned" || undefined} aria-hidden="true">
          <OutfitCombo items={items} />
        </span>
      )}
      {more > 0 && (
        <span className={styles.more} aria-hidden="true">
          {more} more
        </span>
      )}
    </Link>
  );
}
