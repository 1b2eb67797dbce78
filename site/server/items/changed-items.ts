import type { CacheTag } from "../invalidation/cache-tag.ts";
import type { ItemChanges } from "./item-content.ts";
import { countedAt, countedItem, itemIsOpen } from "./item-content.ts";
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

/** Products that more or fewer items name now. */
const countedProducts = (steps: readonly ItemStep[]): string[] =>
  steps.flatMap(({ before, after }) => {
    const [was, is] = [before && countedAt(before), after && countedAt(after)];
    return was === is ? [] : [was, is].filter((id) => id !== null);
  });

/** Those, and those that looks name otherwise now. */
export const usedProducts = (steps: readonly ItemStep[]): string[] => [
  ...countedProducts(steps),
  ...steps.flatMap(({ before, after }) =>
    before?.productId === after?.productId ? [] : [before?.productId, after?.productId].filter((id) => id != null),
  ),
];

/** Pages of products to which an item adds its wears, size or cost. */
export const ownersTags = (locked: readonly (ItemLock | null)[]): CacheTag[] => {
  const ids = locked.flatMap((item) => (item && countedAt(item)) ?? []);
  return [...new Set(ids)].map((id) => `owners-of:${id}` as const);
};

/** Items that name another brand or product now. */
export const relinkedItems = (steps: readonly ItemStep[]): string[] =>
  steps.flatMap(({ before, after }) =>
    before && after && (before.brandId !== after.brandId || before.productId !== after.productId) ? [after.id] : [],
  );

const ownersTagsOf = (steps: readonly ItemStep[]) => ownersTags(steps.flatMap(({ before, after }) => [before, after]));

/** What visitors see otherwise from now on, of facts that only their owner sees: what a product costs its owners. */
export const tagsOfOwnAffair = (steps: readonly ItemStep[], { price }: ItemChanges): CacheTag[] =>
  price === undefined ? [] : ownersTagsOf(steps);

/** What visitors see otherwise from now on. */
export function tagsOfSteps(owner: WardrobeOwner, steps: readonly ItemStep[]): CacheTag[] {
  const shown = steps.flatMap(({ before, after }) => {
    const isSeen = [before, after].some((one) => one && itemIsOpen(one, owner));
    const id = (after ?? before)?.id;
    return isSeen && id ? [`item:${id}` as const] : [];
  });
  return [
    ...shown,
    ...[...new Set(usedProducts(steps))].map((id) => `product:${id}` as const),
    ...ownersTagsOf(steps),
    ...(shown.length ? [`wardrobe:${owner.id}` as const] : []),
    ...(countChange(steps) === 0 ? [] : [`profile:${owner.id}` as const]),
  ];
}
