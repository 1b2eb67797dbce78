import layout from "@hemline/ui/styles/layout.module.css";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import type { HomeWardrobe } from "../../../../../shared/home/pages.ts";
import { slotOfItem } from "../../../../../shared/outfits/outfit-options.ts";
import { paths } from "../../../../../shared/paths.ts";
import { Link } from "../../../../navigation/link.tsx";
import { addDays, dayInWords, daysBetween, mondayOf, weekdayOf } from "../../../format/calendar.ts";
import { OutfitCombo } from "../../../outfits/outfit-combo.tsx";
import { photoSizes } from "../../../photos/photo-sizes.ts";
import { planStateLabels } from "../../../planner/plan-state-label.tsx";
import { wornInWords } from "../../../planner/worn-in-words.ts";
import styles from "./home-week.module.css";
import { itemsOfDay, type PlanOfDay, planOfDay } from "./plan-of-day.ts";

/** The days of this week for which something is planned or logged. */
export function HomeWeek({ wardrobe, today }: { wardrobe: HomeWardrobe; today: string }) {
  const monday = mondayOf(today);
  const days = daysBetween(monday, addDays(monday, 6))
    .map((on) => ({ on, day: planOfDay(wardrobe, on) }))
    .filter(({ day }) => day.kind !== "free");
  return (
    <section>
      <SectionHeading
        size="h32"
        aside={
          <Link className={typography.link} to={paths.planner}>
            Planner
          </Link>
        }
      >
        This week
      </SectionHeading>
      {days.length === 0 ? (
        <p className={`${typography.s14} ${typography.dim} ${styles.none}`}>Nothing planned or worn yet.</p>
      ) : (
        <ul className={layout.list}>
          {days.map(({ on, day }) => (
            <li key={on} className={styles.row}>
              <b className={typography.s14}>
                <span className={typography.hidden}>{dayInWords(on)}</span>
                <span aria-hidden="true">{weekdayOf(on).slice(0, 3)}</span>
              </b>
              <span>
                <OutfitCombo
                  items={itemsOfDay(day).map((item) => ({ slot: slotOfItem(item), item }))}
                  sizes={photoSizes.thumb}
                />
              </span>
              <span className={styles.words}>
                <span dir="auto">{inWords(day)}</span>
                <br />
                <State day={day} isToday={on === today} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function inWords(day: PlanOfDay): string {
  switch (day.kind) {
    case "plan":
      return day.plan.outfit.name;
    case "worn":
      return wornInWords(day.worn);
    case "free":
      return "";
  }
}

function State({ day, isToday }: { day: PlanOfDay; isToday: boolean }) {
  if (isToday) return <span className={styles.today}>Today</span>;
  return <span className={typography.dim}>{day.kind === "plan" ? planStateLabels[day.plan.became] : "Worn"}</span>;
}
