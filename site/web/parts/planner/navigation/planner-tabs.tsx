import { Tabs } from "@hemline/ui/navigation/tabs.tsx";
import { Link } from "../../../navigation/link.tsx";
import { plannerPath } from "./planner-path.ts";
import { dayShown, type ShownDays } from "./shown-days.ts";

/** The week or the month of what is shown, or of today where it is shown. */
export function PlannerTabs({ shown, shown: { view, from, to }, today }: { shown: ShownDays; today: string | null }) {
  const day = today !== null && from <= today && today <= to ? today : dayShown(shown);
  return (
    <Tabs label="Views of the planner">
      {(["week", "month"] as const).map((one) => (
        <Link key={one} to={plannerPath(one, day)} aria-current={one === view ? "page" : undefined} preventScrollReset>
          {one === "week" ? "Week" : "Month"}
        </Link>
      ))}
    </Tabs>
  );
}
