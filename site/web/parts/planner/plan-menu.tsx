import { Menu } from "@hemline/ui/dialogs/menu.tsx";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import { type ReactNode, useState } from "react";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { LazyMoveDialog } from "./dialogs/lazy-move-dialog.ts";
import type { ShownPlan } from "./planner-contents.ts";
import type { PlannerActions } from "./use-planner.ts";

/** What became of a planned outfit, another day for it, and its removal. */
export function PlanMenu({
  plan,
  plan: { became, outfit },
  hasBegun,
  actions,
  trigger,
}: {
  plan: ShownPlan;
  /** Its day is today or earlier. */
  hasBegun: boolean;
  actions: PlannerActions;
  trigger: ReactNode;
}) {
  const [isMoving, setMoving] = useState(false);
  const become = (state: ShownPlan["became"]) => () => actions.become(plan, state);
  return (
    <>
      <Menu label={`More for ${outfit.name}`} trigger={trigger}>
        {hasBegun && became !== "worn" && (
          <button type="button" onClick={become("worn")}>
            <Icon name="check" size="sm" />
            Worn as planned
          </button>
        )}
        {hasBegun && became !== "instead" && (
          <button type="button" onClick={become("instead")}>
            <Icon name="again" size="sm" />
            Wore something else
          </button>
        )}
        {became !== "planned" && (
          <button type="button" onClick={become("planned")}>
            <Icon name="calendar" size="sm" />
            {became === "worn" ? "Delete wear" : "Back to planned"}
          </button>
        )}
        {became === "planned" && (
          <button type="button" onClick={() => setMoving(true)}>
            <Icon name="right" size="sm" />
            Move to another day
          </button>
        )}
        <Link to={paths.outfit(outfit.id)}>
          <Icon name="edit" size="sm" />
          Edit outfit
        </Link>
        <Link to={`${paths.postLook}?outfit=${outfit.id}`}>
          <Icon name="photo" size="sm" />
          Post as a look
        </Link>
        {became !== "worn" && (
          <button type="button" onClick={() => actions.remove(plan)}>
            <Icon name="close" size="sm" />
            Remove from planner
          </button>
        )}
      </Menu>
      <LazyMoveDialog
        plan={plan}
        open={isMoving}
        onClose={() => setMoving(false)}
        onMove={(on) => {
          setMoving(false);
          actions.move(plan, on);
        }}
      />
    </>
  );
}
