import type { PlanState } from "../../../shared/outfits/outfit-options.ts";
import type { PlannerContents, ShownOutfit, ShownPlan, ShownWornDay } from "./planner-contents.ts";

/** What the member has changed and the server has not sent back yet. */
export type PlannerChange =
  | { kind: "plan"; plan: ShownPlan }
  | { kind: "move"; id: string; on: string }
  | { kind: "become"; id: string; became: PlanState }
  | { kind: "remove"; id: string }
  | { kind: "wear"; on: string; outfit: ShownOutfit };

export type PlannerDays = Pick<PlannerContents, "plans" | "worn">;

export function applyChange({ plans, worn }: PlannerDays, change: PlannerChange): PlannerDays {
  switch (change.kind) {
    case "plan":
      return { plans: plans.some(({ id }) => id === change.plan.id) ? plans : [...plans, change.plan], worn };
    case "move":
      return { plans: plans.map((plan) => (plan.id === change.id ? { ...plan, on: change.on } : plan)), worn };
    case "become":
      return { plans: plans.map((plan) => (plan.id === change.id ? { ...plan, became: change.became } : plan)), worn };
    case "remove":
      return {
        plans: plans.filter(({ id }) => id !== change.id),
        worn: plans
          .filter(({ id, became }) => id === change.id && became === "worn")
          .reduce((days, { on, outfit }) => wornOn(days, on, outfit), worn),
      };
    case "wear":
      return { plans, worn: wornOn(worn, change.on, change.outfit) };
  }
}

const wornOn = (worn: readonly ShownWornDay[], day: string, outfit: ShownOutfit): ShownWornDay[] => [
  ...worn.filter(({ on }) => on !== day),
  withOutfit(worn, day, outfit),
];

function withOutfit(worn: readonly ShownWornDay[], on: string, outfit: ShownOutfit): ShownWornDay {
  const items = outfit.items.map(({ item }) => item);
  const day = worn.find((one) => one.on === on);
  if (!day) return { on, items, more: 0, outfit: outfit.name };
  const added = items.filter(({ id }) => !day.items.some((item) => item.id === id));
  return added.length > 0 ? { ...day, items: [...day.items, ...added], outfit: null } : day;
}

/** What was worn on a day besides its planned outfits, or null. */
export function wornUnplanned({ plans, worn }: PlannerDays, day: string): ShownWornDay | null {
  const found = worn.find(({ on }) => on === day);
  if (!found) return null;
  const planned = plans
    .filter(({ on, became }) => on === day && became === "worn")
    .flatMap(({ outfit }) => outfit.items.map(({ item }) => item.id));
  const items = found.items.filter(({ id }) => !planned.includes(id));
  if (items.length === found.items.length) return found;
  return items.length + found.more > 0 ? { ...found, items, outfit: null } : null;
}
