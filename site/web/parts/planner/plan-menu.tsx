import { Menu } from "@hemline/ui/dialogs/menu.tsx";
import { MenuButton } from "@hemline/ui/dialogs/menu-button.tsx";
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
          <MenuButton icon="check" onClick={become("worn")}>
            Worn as planned
          </MenuButton>
        )}
        {hasBegun && became !== "instead" && (
          <MenuButton icon="again" onClick={become("instead")}>
            Wore something else
          </MenuButton>
        )}
        {became !== "planned" && (
          <MenuButton icon="calendar" onClick={become("planned")}>
            {became === "worn" ? "Delete wear" : "Back to planned"}
          </MenuButton>
        )}
        {became === "planned" && (
          <MenuButton icon="right" onClick={() => setMoving(true)}>
            Move to another day
          </MenuButton>
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
          <MenuButton icon="close" onClick={() => actions.remove(plan)}>
            Remove from planner
          </MenuButton>
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
