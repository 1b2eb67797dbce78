import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import { Link } from "../../../navigation/link.tsx";
import styles from "./planner-navigation.module.css";
import { plannerPath } from "./planner-path.ts";
import { neighbour, type ShownDays } from "./shown-days.ts";

/** The ways to other weeks or months. */
export function PlannerNavigation({ shown, shown: { view }, today }: { shown: ShownDays; today: string | null }) {
  return (
    <nav className={styles.nav} aria-label={view === "week" ? "Weeks" : "Months"}>
      <Step to={plannerPath(view, neighbour(shown, -1))} label={`Previous ${view}`} icon="left" />
      <Link className={buttonClass({ kind: "line", size: "sm" })} to={plannerPath(view, today)} preventScrollReset>
        This {view}
      </Link>
      <Step to={plannerPath(view, neighbour(shown, 1))} label={`Next ${view}`} icon="right" />
    </nav>
  );
}

function Step({ to, label, icon }: { to: string; label: string; icon: "left" | "right" }) {
  return (
    <Link className={styles.step} to={to} aria-label={label} title={label} preventScrollReset>
      <Icon name={icon} />
    </Link>
  );
}
