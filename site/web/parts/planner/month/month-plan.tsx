import { OutfitCombo } from "../../outfits/outfit-combo.tsx";
import { photoSizes } from "../../photos/photo-sizes.ts";
import type { Board } from "../board.ts";
import { PlanMenu } from "../plan-menu.tsx";
import { planStateLabels } from "../plan-state-label.tsx";
import type { ShownPlan } from "../planner-contents.ts";
import styles from "./month-plan.module.css";

/** A planned outfit in the month: its picture opens its menu, and a mouse drags it. */
export function MonthPlan({
  plan,
  plan: { on, became, outfit },
  board: { today, actions, drag },
}: {
  plan: ShownPlan;
  board: Board;
}) {
  const isPlanned = became === "planned";
  return (
    <article
      className={styles.plan}
      data-became={became}
      data-plan={plan.id}
      data-dragged={drag.dragged?.id === plan.id || undefined}
      {...(isPlanned && drag.dragProps(plan))}
    >
      <PlanMenu
        plan={plan}
        hasBegun={today !== null && on <= today}
        actions={actions}
        trigger={
          <span className={styles.picture}>
            <OutfitCombo items={outfit.items} sizes={photoSizes.thumb} />
          </span>
        }
      />
      <div className={styles.words}>
        <h4 className={styles.name} dir="auto">
          {outfit.name}
        </h4>
        <span className={styles.state}>{planStateLabels[became]}</span>
      </div>
    </article>
  );
}
