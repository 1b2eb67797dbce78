import type { CacheTag } from "../invalidation/cache-tag.ts";
import type { ItemChanges } from "./item-content.ts";
import { countedItem, itemIsOpen } from "./item-content.ts";
import type { ItemLock } from "./lock-own-items.ts";
import type { WardrobeOwner } from "./lock-wardrobe.ts";

/** An item before and after a change; null where there was none. */
export interface ItemStep {
  before: ItemLock | null;
  after: ItemLock | null;
}

const ownFacts: ReadonlySet<string> = new Set<keyof ItemChanges>(["price", "boughtOn", "notes", "storedAt"]);

/** Whether a change names nothing but what its owner alone sees. */
export const isOwnAffair = (change: ItemChanges): boolean =>
  Object.entries(change).every(([field, value]) => value === undefined || ownFacts.has(field));

export const countChange = (steps: readonly ItemStep[]): number =>
  steps.reduce(
    (sum, { before, after }) => sum + (after ? countedItem(after) : 0) - (before ? countedItem(before) : 0),
    0,
  );

/** What visitors see otherwise from now on. */
export function tagsOfSteps(owner: WardrobeOwner, steps: readonly ItemStep[]): CacheTag[] {
  const shown = steps.flatMap(({ before, after }) => {
    const isSeen = [before, after].some((one) => one && itemIsOpen(one, owner));
    const id = (after ?? before)?.id;
    return isSeen && id ? [`item:${id}` as const] : [];
  });
  return [
    ...shown,
    ...(shown.length ? [`wardrobe:${owner.id}` as const] : []),
    ...(countChange(steps) === 0 ? [] : [`profile:${owner.id}` as const]),
  ];
}
