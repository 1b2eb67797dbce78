import { useDrag } from "@hemline/ui/dragging/use-drag.ts";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { useEffect, useRef, useState } from "react";
import type { Outfit, Plan } from "../../../shared/outfits/outfit.ts";
import { OutfitCombo } from "../outfits/outfit-combo.tsx";
import { dateOf, dayInWords, daysBetween, weekdayOf } from "./calendar.ts";
import { LazyChooseOutfitDialog } from "./lazy-choose-outfit-dialog.ts";
import { PlanCard } from "./plan-card.tsx";
import { type PlannerDays, wornUnplanned } from "./planner-change.ts";
import styles from "./planner-week.module.css";
import type { PlannerActions } from "./use-planner.ts";
import { WornCard } from "./worn-card.tsx";

/** Seven columns on a desk, seven rows on a phone: what is planned for each day, and what was worn. */
export function PlannerWeek({
  from,
  to,
  days,
  today,
  outfits,
  actions,
}: {
  from: string;
  to: string;
  days: PlannerDays;
  today: string | null;
  /** To choose from. */
  outfits: readonly Outfit[];
  actions: PlannerActions;
}) {
  const [chosenDay, setChosenDay] = useState<string | null>(null);
  const [moved, setMoved] = useState<Plan | null>(null);
  const week = useRef<HTMLOListElement>(null);
  const drag = useDrag<Plan>((plan, on) => {
    if (on !== plan.on) actions.move(plan, on);
  });
  // Its card stands in another day now, without the focus that the handle had.
  useEffect(() => {
    if (moved) week.current?.querySelector<HTMLElement>(`[data-plan="${moved.id}"] [data-grip] button`)?.focus();
  }, [moved]);
  const step = (plan: Plan, on: string) => {
    const isShown = on >= from && on <= to;
    actions.move(plan, on, isShown);
    if (isShown) setMoved({ ...plan, on });
  };
  return (
    <>
      <ol ref={week} className={styles.week}>
        {daysBetween(from, to).map((day) => (
          <Day key={day} {...{ day, days, today, actions, drag }} onStep={step} onPlan={() => setChosenDay(day)} />
        ))}
      </ol>
      {drag.dragged && (
        <div ref={drag.ghost} className={styles.ghost} aria-hidden="true">
          <OutfitCombo items={drag.dragged.outfit.items} />
        </div>
      )}
      <p className={typography.hidden} role="status">
        {moved && `${moved.outfit.name} moved to ${dayInWords(moved.on)}`}
      </p>
      <LazyChooseOutfitDialog
        open={chosenDay !== null}
        title={chosenDay ? `Plan ${weekdayOf(chosenDay)}` : "Plan an outfit"}
        outfits={outfits}
        onClose={() => setChosenDay(null)}
        onChoose={(outfit) => {
          if (chosenDay) actions.plan(outfit, chosenDay);
          setChosenDay(null);
        }}
      />
    </>
  );
}

function Day({
  day,
  days,
  today,
  actions,
  drag,
  onStep,
  onPlan,
}: {
  day: string;
  days: PlannerDays;
  today: string | null;
  actions: PlannerActions;
  drag: ReturnType<typeof useDrag<Plan>>;
  onStep: (plan: Plan, on: string) => void;
  onPlan: () => void;
}) {
  const plans = days.plans.filter(({ on }) => on === day);
  const worn = wornUnplanned(days, day);
  const isFree = plans.length === 0 && worn.length === 0;
  const isToday = day === today;
  return (
    <li
      className={styles.day}
      data-place={day}
      data-over={(drag.dragged && drag.over === day) || undefined}
      data-today={isToday || undefined}
    >
      <h3 className={styles.date}>
        <span className={styles.weekday} aria-hidden="true">
          {isToday ? "Today" : weekdayOf(day).slice(0, 3)}
        </span>
        <span className={styles.number} aria-hidden="true">
          {dateOf(day)}
        </span>
        <span className={typography.hidden}>
          {isToday && "Today, "}
          {dayInWords(day)}
        </span>
      </h3>
      <div className={styles.body}>
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            hasBegun={today !== null && day <= today}
            actions={actions}
            drag={drag}
            onStep={(on) => onStep(plan, on)}
          />
        ))}
        {worn.length > 0 && <WornCard items={worn} />}
        <button type="button" className={isFree ? styles.free : styles.more} onClick={onPlan}>
          <Icon name="plus" size="sm" />
          {isFree ? `Plan ${weekdayOf(day)}` : "Plan another"}
          {!isFree && <span className={typography.hidden}> outfit for {weekdayOf(day)}</span>}
        </button>
      </div>
    </li>
  );
}
