import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { formatCount } from "../../parts/format/format-count.ts";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { PageTitle } from "../../parts/layout/page-title.tsx";
import { daysBetween, monthOf, rangeInWords } from "../../parts/planner/calendar.ts";
import { PlannerMonth } from "../../parts/planner/planner-month.tsx";
import { PlannerNavigation, shownDay } from "../../parts/planner/planner-navigation.tsx";
import { PlannerWeek } from "../../parts/planner/planner-week.tsx";
import { usePlanner } from "../../parts/planner/use-planner.ts";
import { usePage } from "../../payload.ts";
import { useToday } from "../../state/today.ts";

export function Planner() {
  const { view, from, to, plans, worn, outfits } = usePage("planner");
  const { days, actions } = usePlanner({ plans, worn });
  const today = useToday();
  const month = shownDay({ view, from });
  const title = view === "week" ? rangeInWords(from, to) : monthOf(month);
  const dressed = new Set([...days.plans, ...days.worn].map(({ on }) => on));
  const free = daysBetween(from, to).filter((day) => !dressed.has(day)).length;
  return (
    <div className={layout.wide}>
      <PageMeta
        title={`Planner: ${title}`}
        description="Outfits for the days ahead, and what you wore on the days before."
        path={paths.planner}
        indexed={false}
      />
      <PageTitle
        lead={view === "week" ? `${title}. ${formatCount(7 - free, "day")} dressed, ${free} free.` : title}
        aside={
          <Link className={buttonClass({ kind: "line", size: "sm" })} to={paths.outfits}>
            Open outfits
          </Link>
        }
      >
        Planner
      </PageTitle>
      <PlannerNavigation days={{ view, from, to }} today={today} />
      <h2 className={typography.hidden}>{title}</h2>
      {view === "week" ? (
        <PlannerWeek {...{ from, to, days, today, outfits, actions }} />
      ) : (
        <PlannerMonth {...{ from, to, days, today }} month={month.slice(0, 7)} />
      )}
    </div>
  );
}
