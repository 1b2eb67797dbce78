import { sql } from "drizzle-orm";
import { bigint, boolean, check, date, index, integer, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Colour } from "../../shared/colours.ts";
import type { ArchiveReason, Category, Pattern } from "../../shared/items/item-options.ts";
import type { Season } from "../../shared/looks/look-options.ts";
import type { Audience, SubjectState } from "../../shared/permissions.ts";
import { members } from "../accounts/tables.ts";
import { brands } from "../brands/tables.ts";
import { instant, siteSchema } from "../db/columns.ts";
import { photos } from "../photos/tables.ts";
import { products } from "../products/tables.ts";

/** Everything that members own or wish for. `draft` is an item that waits for its name. */
export const items = siteSchema.table(
  "items",
  {
    id: uuid("id").primaryKey(),
    authorId: uuid("author_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    /** Of this item; nobody sees more than `members.wardrobe_audience` allows. */
    audience: text("audience").$type<Audience>().notNull().default("everyone"),
    state: text("state").$type<SubjectState>().notNull().default("live"),
    name: text("name"),
    category: text("category").$type<Category>(),
    /** As its owner wrote it, also where `brandId` names a brand. */
    brandName: text("brand_name"),
    brandId: uuid("brand_id").references(() => brands.id, { onDelete: "set null" }),
    productId: uuid("product_id").references(() => products.id, { onDelete: "set null" }),
    size: text("size"),
    material: text("material"),
    pattern: text("pattern").$type<Pattern>(),
    seasons: text("seasons").array().$type<Season[]>().notNull().default(sql`'{}'`),
    boughtOn: date("bought_on", { mode: "string" }),
    priceMicros: bigint("price_micros", { mode: "number" }),
    currency: text("currency"),
    notes: text("notes"),
    storedAt: text("stored_at"),
    quantity: integer("quantity").notNull().default(1),
    isFavourite: boolean("is_favourite").notNull().default(false),
    isWished: boolean("is_wished").notNull().default(false),
    archivedAt: instant("archived_at"),
    archivedWhy: text("archived_why").$type<ArchiveReason>(),
    photoId: uuid("photo_id").references(() => photos.id, { onDelete: "set null" }),
    /** Changed in the transaction of the wear. */
    wearCount: integer("wear_count").notNull().default(0),
    lastWornOn: date("last_worn_on", { mode: "string" }),
    /** Its owner can undo the deletion for a week. Then the row goes. */
    deletedAt: instant("deleted_at"),
    postedAt: instant("posted_at").notNull(),
    editedAt: instant("edited_at"),
  },
  (item) => [
    uniqueIndex("one_item_per_photo").on(item.photoId),
    // With the state, so that an item that doesn't count is left out without reading its row.
    index("items_of_a_member").on(item.authorId, item.postedAt, item.id, item.state),
    index("items_by_wears").on(item.authorId, item.wearCount, item.id),
    index("items_by_name").on(item.authorId, sql`coalesce(lower(${item.name}), '')`, item.id),
    index("items_of_a_product").on(item.productId, item.wearCount, item.id),
    index("items_of_a_brand").on(item.brandId, item.id),
    index("items_to_erase").on(item.deletedAt).where(sql`${item.deletedAt} is not null`),
    check("quantity_counts_from_one", sql`${item.quantity} >= 1`),
    check("wear_count_is_never_negative", sql`${item.wearCount} >= 0`),
    check("price_needs_a_currency", sql`(${item.priceMicros} is null) = (${item.currency} is null)`),
    check("price_is_never_negative", sql`${item.priceMicros} >= 0`),
    check("what_was_worn_has_a_last_day", sql`(${item.wearCount} = 0) = (${item.lastWornOn} is null)`),
    check("archived_items_say_why", sql`(${item.archivedAt} is null) = (${item.archivedWhy} is null)`),
    check(
      "only_drafts_have_no_name",
      sql`${item.state} = 'deleted' or (${item.state} = 'draft') = (${item.name} is null)`,
    ),
    check("deleted_items_have_an_instant", sql`(${item.state} = 'deleted') = (${item.deletedAt} is not null)`),
  ],
);

export const itemColours = siteSchema.table(
  "item_colours",
  {
    itemId: uuid("item_id")
      .notNull()
      .references(() => items.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    colour: text("colour").$type<Colour>().notNull(),
  },
  (it) => [
    primaryKey({ name: "one_item_colour_per_position", columns: [it.itemId, it.position] }),
    uniqueIndex("one_row_per_item_and_colour").on(it.itemId, it.colour),
    index("items_of_a_colour").on(it.colour, it.itemId),
  ],
);
