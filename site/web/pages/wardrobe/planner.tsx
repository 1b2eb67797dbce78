import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { useMemo } from "react";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { PageTitle } from "../../parts/layout/page-title.tsx";
import { PlannerNavigation } from "../../parts/planner/navigation/planner-navigation.tsx";
import { PlannerTabs } from "../../parts/planner/navigation/planner-tabs.tsx";
import { dressedInWords, shownInWords } from "../../parts/planner/navigation/shown-days.ts";
import { usePresentDays } from "../../parts/planner/navigation/use-present-days.ts";
import { PlannerBoard } from "../../parts/planner/planner-board.tsx";
import { plannerContents } from "../../parts/planner/planner-contents.ts";
import { PlannerOutfits } from "../../parts/planner/planner-outfits.tsx";
import { usePlanner } from "../../parts/planner/use-planner.ts";
import { usePage } from "../../payload.ts";
import { useToday } from "../../state/today.ts";

export function Planner() {
  const page = usePage("planner");
  const today = useToday();
  usePresentDays(page, today);
  const { outfits, ...loaded } = useMemo(() => plannerContents(page), [page]);
  const { days, actions } = usePlanner(loaded);
  return (
    <div className={layout.wide}>
      <PageMeta
        title={`Planner, ${shownInWords(page)}`}
        description="Plan your outfits for the days of a week or a month, and log what you wore."
        path={paths.planner}
        indexed={false}
      />
      <PageTitle
        lead={`${shownInWords(page)}. ${dressedInWords(page, days)}`}
        aside={
          <span className={`${layout.row} ${layout.wrapping}`}>
            <Link className={buttonClass({ kind: "line", size: "sm" })} to={paths.outfits}>
              Your outfits
            </Link>
          </span>
        }
      >
        Planner
      </PageTitle>
      <div className={`${layout.row} ${layout.between} ${layout.wrapping}`}>
        <PlannerTabs shown={page} today={today} />
        <PlannerNavigation shown={page} today={today} />
      </div>
      <h2 className={typography.hidden}>Days</h2>
      <PlannerBoard shown={page} days={days} outfits={outfits} today={today} actions={actions} />
      <PlannerOutfits outfits={outfits} />
    </div>
  );
}
