import { useDrag } from "@hemline/ui/dragging/use-drag.ts";
import typography from "@hemline/ui/styles/typography.module.css";
import { useState } from "react";
import type { Outfit, Plan } from "../../../shared/outfits/outfit.ts";
import type { OutfitsPages } from "../../../shared/outfits/pages.ts";
import { OutfitCombo } from "../outfits/outfit-combo.tsx";
import { nameOf } from "./add-button.tsx";
import type { Addition, Board } from "./board.ts";
import { LazyChooseOutfitDialog } from "./lazy-choose-outfit-dialog.ts";
import styles from "./planner-board.module.css";
import { PlannerMonth } from "./planner-month.tsx";
import { PlannerWeek } from "./planner-week.tsx";
import { useSteps } from "./use-steps.ts";

/** The days of a week or month. Outfits are added to them, and moved from one to another by drag, key or menu. */
export function PlannerBoard({
  page,
  days,
  today,
  actions,
}: Pick<Board, "days" | "today" | "actions"> & { page: OutfitsPages["planner"] }) {
  const [addition, setAddition] = useState<Addition | null>(null);
  const drag = useDrag<Plan>((plan, on) => {
    if (on !== plan.on) actions.move(plan, on);
  });
  const { board: element, step, announcement } = useSteps(page, (plan, on) => actions.move(plan, on, true));
  const board: Board = { days, outfits: page.outfits, today, actions, drag, step, add: setAddition };
  const choose = (outfit: Outfit) => {
    setAddition(null);
    if (addition?.kind === "plan") actions.plan(outfit, addition.on);
    if (addition?.kind === "wear") actions.wear(outfit, addition.on);
  };
  return (
    <div ref={element}>
      {page.view === "week" ? <PlannerWeek shown={page} board={board} /> : <PlannerMonth shown={page} board={board} />}
      <LazyChooseOutfitDialog
        open={addition !== null}
        title={addition ? nameOf(addition) : ""}
        outfits={page.outfits}
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
