import type * as z from "zod";
import type { ItemChange, ItemDraft, ItemsChange } from "../../shared/items/item.ts";
import type { Audience } from "../../shared/permissions.ts";
import type { items } from "./tables.ts";

/** What passed the schema of its name. */
export type ItemContent = z.output<typeof ItemDraft>;
export type ItemChanges = z.output<typeof ItemChange>;
export type SharedChanges = z.output<typeof ItemsChange>["change"];

type Row = typeof items.$inferSelect;

/** Whether everybody may see an item, and so its photo. */
export const itemIsOpen = (
  { state, audience }: Pick<Row, "state" | "audience">,
  owner: { isPrivate: boolean; wardrobeAudience: Audience },
): boolean => state === "live" && audience === "everyone" && owner.wardrobeAudience === "everyone" && !owner.isPrivate;

/** What an item adds to its member's number of items. */
export const countedItem = ({
  state,
  audience,
  archivedAt,
  isWished,
}: Pick<Row, "state" | "audience" | "archivedAt" | "isWished">): number =>
  state === "live" && audience !== "me" && archivedAt === null && !isWished ? 1 : 0;

/** The columns that a change names; those of colours, photo, and links are not among them. */
export const columnsOf = (change: ItemChanges) => {
  const { brand, brandSlug, productSlug, price, archiveReason, photo, colours, seasons, ...same } = change;
  return {
    ...same,
    ...(seasons && { seasons: [...new Set(seasons)] }),
    ...(brand !== undefined && { brandName: brand }),
    ...(price !== undefined && { priceMicros: price?.micros ?? null, currency: price?.currency ?? null }),
    ...(archiveReason !== undefined && { archivedWhy: archiveReason }),
  };
};

/** What counts an item at the product that it names; null while it is not counted. */
export const countedAt = (
  item: Pick<Row, "state" | "audience" | "archivedAt" | "isWished" | "productId">,
): string | null => (countedItem(item) === 1 ? item.productId : null);
