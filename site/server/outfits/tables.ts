import { index, integer, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { members } from "../accounts/tables.ts";
import { instant, siteSchema } from "../db/columns.ts";
import { items } from "../items/tables.ts";

/** Items that a member combined. Only that member sees them. */
export const outfits = siteSchema.table(
  "outfits",
  {
    id: uuid("id").primaryKey(),
    authorId: uuid("author_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    createdAt: instant("created_at").notNull(),
    editedAt: instant("edited_at"),
  },
  (outfit) => [index("outfits_of_a_member").on(outfit.authorId, outfit.createdAt, outfit.id)],
);

export const outfitItems = siteSchema.table(
  "outfit_items",
  {
    outfitId: uuid("outfit_id")
      .notNull()
      .references(() => outfits.id, { onDelete: "cascade" }),
    /** Head to foot, by the body slot that follows from each item's category. */
    position: integer("position").notNull(),
    itemId: uuid("item_id")
      .notNull()
      .references(() => items.id, { onDelete: "cascade" }),
  },
  (it) => [
    primaryKey({ name: "one_outfit_item_per_position", columns: [it.outfitId, it.position] }),
    uniqueIndex("one_place_per_outfit_and_item").on(it.outfitId, it.itemId),
    index("outfits_of_an_item").on(it.itemId),
  ],
);
