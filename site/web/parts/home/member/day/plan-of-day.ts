import type { HomePlan, HomeWardrobe } from "../../../../../shared/home/pages.ts";
import type { PicturedItem } from "../../../../../shared/items/item.ts";
import type { WornDay } from "../../../../../shared/outfits/pages.ts";

/** What a member does about a day: one of their plans, what they wore without any, or nothing yet. */
export type PlanOfDay =
  | { kind: "plan"; plan: HomePlan }
  | { kind: "worn"; worn: WornDay<PicturedItem> }
  | { kind: "free" };

/** A plan that waits to be logged comes first, then what was worn. */
export function planOfDay({ plans, worn }: Pick<HomeWardrobe, "plans" | "worn">, day: string): PlanOfDay {
  const ofDay = plans.filter(({ on }) => on === day);
  const waiting = ofDay.find(({ became }) => became === "planned") ?? ofDay.find(({ became }) => became === "worn");
  if (waiting) return { kind: "plan", plan: waiting };
  const wornThen = worn.find(({ on }) => on === day);
  if (wornThen) return { kind: "worn", worn: wornThen };
  return ofDay[0] ? { kind: "plan", plan: ofDay[0] } : { kind: "free" };
}

/** The items of a day, from head to foot where they were planned. */
export function itemsOfDay(day: PlanOfDay): PicturedItem[] {
  switch (day.kind) {
    case "plan":
      return day.plan.outfit.items.map(({ item }) => item);
    case "worn":
      return day.worn.items;
    case "free":
      return [];
  }
}
