import type { ItemCard } from "../../../shared/items/item.ts";
import type { Plan } from "../../../shared/outfits/outfit.ts";
import type { PlanState } from "../../../shared/outfits/outfit-options.ts";
import type { OutfitsPages } from "../../../shared/outfits/pages.ts";

/** What the member has changed and the server has not sent back yet. */
export type PlannerChange =
  | { kind: "plan"; plan: Plan }
  | { kind: "move"; id: string; on: string }
  | { kind: "become"; id: string; became: PlanState }
  | { kind: "remove"; id: string }
  | { kind: "wear"; on: string; items: readonly ItemCard[] };

export type PlannerDays = Pick<OutfitsPages["planner"], "plans" | "worn">;

export function applyChange({ plans, worn }: PlannerDays, change: PlannerChange): PlannerDays {
  switch (change.kind) {
    case "plan":
      return { plans: plans.some(({ id }) => id === change.plan.id) ? plans : [...plans, change.plan], worn };
    case "move":
      return { plans: plans.map((plan) => (plan.id === change.id ? { ...plan, on: change.on } : plan)), worn };
    case "become":
      return { plans: plans.map((plan) => (plan.id === change.id ? { ...plan, became: change.became } : plan)), worn };
    case "remove":
      return { plans: plans.filter(({ id }) => id !== change.id), worn };
    case "wear":
      return { plans, worn: [...worn, { on: change.on, items: [...change.items] }] };
  }
}

/** What was worn on a day besides its planned outfits, each item once. */
export function wornUnplanned({ plans, worn }: PlannerDays, day: string): ItemCard[] {
  const planned = plans
    .filter(({ on, became }) => on === day && became === "worn")
    .flatMap(({ outfit }) => outfit.items.map(({ item }) => item.id));
  const others = worn
    .filter(({ on }) => on === day)
    .flatMap(({ items }) => items)
    .filter(({ id }) => !planned.includes(id));
  return [...new Map(others.map((item) => [item.id, item])).values()];
}
