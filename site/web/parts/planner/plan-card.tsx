import { Button } from "@hemline/ui/buttons/button.tsx";
import { IconButton } from "@hemline/ui/buttons/icon-button.tsx";
import type { Drag } from "@hemline/ui/dragging/use-drag.ts";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import type { KeyboardEvent } from "react";
import { addDays } from "../format/calendar.ts";
import { OutfitCombo } from "../outfits/outfit-combo.tsx";
import styles from "./plan-card.module.css";
import { PlanMenu } from "./plan-menu.tsx";
import { PlanStateLabel } from "./plan-state-label.tsx";
import type { ShownPlan } from "./planner-contents.ts";
import type { PlannerActions } from "./use-planner.ts";

/** A planned outfit in the week, with a handle that moves it to another day by drag or arrow keys. */
export function PlanCard({
  plan,
  plan: { became, outfit },
  hasBegun,
  actions,
  drag,
  onStep,
}: {
  plan: ShownPlan;
  hasBegun: boolean;
  actions: PlannerActions;
  drag: Drag<ShownPlan>;
  /** Asks for the neighbouring day, which may not be shown. */
  onStep: (on: string) => void;
}) {
  const isPlanned = became === "planned";
  return (
    <article
      className={styles.plan}
      data-plan={plan.id}
      data-dragged={drag.dragged?.id === plan.id || undefined}
      data-instead={became === "instead" || undefined}
    >
      <div className={styles.picture} {...(isPlanned && drag.dragProps(plan))} data-movable={isPlanned || undefined}>
        <OutfitCombo items={outfit.items} />
      </div>
      <div className={styles.words}>
        <h4 className={styles.name} dir="auto">
          {outfit.name}
        </h4>
        <div className={styles.foot}>
          {isPlanned && hasBegun ? (
            <Button
              size="sm"
              onClick={() => actions.become(plan, "worn")}
              aria-label={`Worn as planned: ${outfit.name}`}
            >
              Worn as planned
            </Button>
          ) : (
            <PlanStateLabel became={became} />
          )}
          <div className={styles.tools}>
            <PlanMenu plan={plan} hasBegun={hasBegun} actions={actions} trigger={<Icon name="more" />} />
            {isPlanned && (
              <span className={styles.grip} data-grip="">
                <IconButton
                  icon="grip"
                  label={`Move ${outfit.name}, by drag or arrow keys`}
                  {...drag.gripProps(plan)}
                  data-handle=""
                  onKeyDown={(event: KeyboardEvent) => {
                    const days = stepOf(event);
                    if (days === 0) return;
                    event.preventDefault();
                    onStep(addDays(plan.on, days));
                  }}
                />
              </span>
            )}
          </div>
        </div>
      </div>
    </article>
  );
}

function stepOf({ key, currentTarget }: KeyboardEvent): number {
  const isRightToLeft = getComputedStyle(currentTarget).direction === "rtl";
  switch (key) {
    case "ArrowUp":
      return -1;
    case "ArrowDown":
      return 1;
    case "ArrowLeft":
      return isRightToLeft ? 1 : -1;
    case "ArrowRight":
      return isRightToLeft ? -1 : 1;
    default:
      return 0;
  }
}
