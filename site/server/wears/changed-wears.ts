import type { WearsAnswer } from "../../shared/wears/wear.ts";
import type { CacheTag } from "../invalidation/cache-tag.ts";
import { ownersTags } from "../items/changed-items.ts";
import { itemIsOpen } from "../items/item-content.ts";
import type { ItemLock } from "../items/lock-own-items.ts";
import type { WardrobeOwner } from "../items/lock-wardrobe.ts";

/** The answer of a call, and what visitors see of it. */
export interface ChangedWears {
  answer: WearsAnswer;
  changed: CacheTag[];
}

export const changedWears = (owner: WardrobeOwner, press: string, worn: readonly ItemLock[]): ChangedWears => ({
  answer: { press, items: worn.map(({ id, wearCount, lastWornOn }) => ({ id, wears: wearCount, lastWornOn })) },
  changed: tagsOfWears(owner, worn),
});

/** Visitors see how often an item was worn, all of a product together, and a wardrobe in that order; never when. */
export function tagsOfWears(owner: WardrobeOwner, worn: readonly ItemLock[]): CacheTag[] {
  const tags = worn.filter((item) => itemIsOpen(item, owner)).map(({ id }): CacheTag => `item:${id}`);
  return [...tags, ...(tags.length ? [`wardrobe:${owner.id}` as const] : []), ...ownersTags(worn)];
}
