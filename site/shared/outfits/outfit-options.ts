import { type BodySlot, bodySlots, type Category, slotOf } from "../items/item-options.ts";

// Without zod, unlike outfit.ts: a page may import it.

/** What became of a planned outfit: not yet known, worn as planned, or something else was worn instead. */
export const planStates = ["planned", "worn", "instead"] as const;
export type PlanState = (typeof planStates)[number];

/** Slots that several items of an outfit may share: layers, and whatever is added. */
const sharedSlots: readonly BodySlot[] = ["mid", "accessory"];

export const isSharedSlot = (slot: BodySlot): boolean => sharedSlots.includes(slot);

/** Where an item is worn that perhaps has no category yet. */
export const slotOfItem = ({ category }: { category: Category | null }): BodySlot =>
  category === null ? "accessory" : slotOf[category];

/** From head to foot, what is added last. */
export const slotOrder = (slot: BodySlot): number => bodySlots.indexOf(slot);
