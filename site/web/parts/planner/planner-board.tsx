import { useDrag } from "@hemline/ui/dragging/use-drag.ts";
import typography from "@hemline/ui/styles/typography.module.css";
import { useState } from "react";
import { OutfitCombo } from "../outfits/outfit-combo.tsx";
import { nameOf } from "./add-button.tsx";
import type { Addition, Board } from "./board.ts";
import { LazyChooseOutfitDialog } from "./dialogs/lazy-choose-outfit-dialog.ts";
import { PlannerMonth } from "./month/planner-month.tsx";
import type { ShownDays } from "./navigation/shown-days.ts";
import { useSteps } from "./navigation/use-steps.ts";
import styles from "./planner-board.module.css";
import type { ShownOutfit, ShownPlan } from "./planner-contents.ts";
import { PlannerWeek } from "./planner-week.tsx";

/** The days of a week or month. Outfits are added to them, and moved from one to another by drag, key or menu. */
export function PlannerBoard({
  shown,
  days,
  outfits,
  today,
  actions,
}: Pick<Board, "days" | "today" | "actions"> & { shown: ShownDays; outfits: readonly ShownOutfit[] }) {
  const [addition, setAddition] = useState<Addition | null>(null);
  const drag = useDrag<ShownPlan>((plan, on) => {
    if (on !== plan.on) actions.move(plan, on);
  });
  const { board: element, step, announcement } = useSteps(shown, (plan, on) => actions.move(plan, on, true));
  const board: Board = { days, today, actions, drag, step, add: setAddition };
  const choose = (outfit: ShownOutfit) => {
    setAddition(null);
    if (addition?.kind === "plan") actions.plan(outfit, addition.on);
    if (addition?.kind === "wear") actions.wear(outfit, addition.on);
  };
  return (
    <div ref={element}>
      {shown.view === "week" ? (
        <PlannerWeek shown={shown} board={board} />
      ) : (
        <PlannerMonth shown={shown} board={board} />
      )}
      <LazyChooseOutfitDialog
        open={addition !== null}
        title={addition ? nameOf(addition) : ""}
        outfits={outfits}
        onClose={() => setAddition(null)}
        onChoose={choose}
      />
      {drag.dragged && (
        <span ref={drag.ghost} className={styles.ghost} aria-hidden="true">
          <OutfitCombo items={drag.dragged.outfit.items} />
        </span>
      )}
      <p className={typography.hidden} role="status">
        {announcement}
      </p>
    </div>
  );
}
