import type { Drag } from "@hemline/ui/dragging/use-drag.ts";
import type { PlannerDays } from "./planner-change.ts";
import type { ShownPlan } from "./planner-contents.ts";
import type { PlannerActions } from "./use-planner.ts";

/** What each day of the planner shows, and lets a member do. */
export interface Board {
  days: PlannerDays;
  /** Null until the browser has said it. */
  today: string | null;
  actions: PlannerActions;
  drag: Drag<ShownPlan>;
  /** Moves a plan to a neighbouring day, which may not be shown. */
  step: (plan: ShownPlan, on: string) => void;
  /** Asks for an outfit. */
  add: (addition: Addition) => void;
}

/** An outfit to plan for a day, or to log as worn on it. */
export interface Addition {
  kind: "plan" | "wear";
  on: string;
}

/** What is added to a day: it is too late to plan for a day that has passed. */
export function additionTo({ days, today }: Pick<Board, "days" | "today">, on: string): Addition {
  const isOver = today !== null && on < today;
  const woreSomethingElse = on === today && days.plans.some((plan) => plan.on === on && plan.became === "instead");
  return { kind: isOver || woreSomethingElse ? "wear" : "plan", on };
}
