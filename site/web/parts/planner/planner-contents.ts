import type { PicturedItem } from "../../../shared/items/item.ts";
import type { Outfit, Plan } from "../../../shared/outfits/outfit.ts";
import { slotOfItem } from "../../../shared/outfits/outfit-options.ts";
import type { OutfitsPages, PlannerOutfit, WornDay } from "../../../shared/outfits/pages.ts";

export type ShownOutfit = Outfit<PicturedItem>;
export type ShownPlan = Plan<PicturedItem>;
export type ShownWornDay = WornDay<PicturedItem>;

export interface PlannerContents {
  plans: readonly ShownPlan[];
  worn: readonly ShownWornDay[];
  /** To choose from. */
  outfits: readonly ShownOutfit[];
}

/** The page with outfits and items in place of their ids: the server sends each once. */
export function plannerContents(page: OutfitsPages["planner"]): PlannerContents {
  const items = new Map(page.items.map((item) => [item.id, item]));
  const itemsOf = (ids: readonly string[]) => ids.flatMap((id) => items.get(id) ?? []);
  const shownOutfit = (outfit: PlannerOutfit): ShownOutfit => ({
    ...outfit,
    items: itemsOf(outfit.items).map((item) => ({ slot: slotOfItem(item), item })),
  });
  const outfits = page.outfits.map(shownOutfit);
  const byId = new Map([...outfits, ...page.olderOutfits.map(shownOutfit)].map((outfit) => [outfit.id, outfit]));
  return {
    plans: page.plans.flatMap(({ outfit, ...plan }) => {
      const found = byId.get(outfit);
      return found ? [{ ...plan, outfit: found }] : [];
    }),
    worn: page.worn.map((day) => ({ ...day, items: itemsOf(day.items) })),
    outfits,
  };
}
