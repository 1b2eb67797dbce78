import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { chipClass } from "@hemline/ui/buttons/chip-class.ts";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import type { OutfitsPages } from "../../../shared/outfits/pages.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { addDays, addMonths } from "../format/calendar.ts";
import styles from "./planner-navigation.module.css";

type View = OutfitsPages["planner"]["view"];

export const plannerPath = (view: View, from: string): string => `${paths.planner}?view=${view}&from=${from}`;

/** A day in the middle of what is shown: of a month, its first weeks may begin in the month before. */
export const shownDay = ({ view, from }: Pick<OutfitsPages["planner"], "view" | "from">): string =>
  addDays(from, view === "week" ? 0 : 7);

/** Week or month, the one before and the one after, and the way back to today. */
export function PlannerNavigation({
  days,
  today,
}: {
  days: Pick<OutfitsPages["planner"], "view" | "from" | "to">;
  /** Null until the page knows where the person is. */
  today: string | null;
}) {
  const { view } = days;
  const day = shownDay(days);
  const near = (count: number) => (view === "week" ? addDays(day, 7 * count) : addMonths(day, count));
  return (
    <nav className={styles.navigation} aria-label="Planner">
      <span className={styles.views}>
        {(["week", "month"] as const).map((one) => (
          <Link
            key={one}
            className={chipClass(one === view)}
            to={plannerPath(one, day)}
            aria-current={one === view ? "true" : undefined}
          >
            {one === "week" ? "Week" : "Month"}
          </Link>
        ))}
      </span>
      <span className={styles.views}>
        <Link className={styles.arrow} to={plannerPath(view, near(-1))}>
          <Icon name="left" />
          <span className={typography.hidden}>Previous {view}</span>
        </Link>
        <Link
          className={buttonClass({ kind: "line", size: "sm" })}
          to={today ? plannerPath(view, today) : `${paths.planner}?view=${view}`}
        >
          This {view}
        </Link>
        <Link className={styles.arrow} to={plannerPath(view, near(1))}>
          <Icon name="right" />
          <span className={typography.hidden}>Next {view}</span>
        </Link>
      </span>
    </nav>
  );
}
