import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Colour } from "../../shared/colours.ts";
import type { Category } from "../../shared/items/item-options.ts";
import type { ProductState } from "../../shared/products/product.ts";
import { members } from "../accounts/tables.ts";
import { brands } from "../brands/tables.ts";
import { collections } from "../collections/tables.ts";
import { instant, siteSchema } from "../db/columns.ts";
import { ratingCheck, ratingColumns } from "../db/rating-columns.ts";
import { photos } from "../photos/tables.ts";

/** What a brand sells. Members' items and the tags of looks point at it. */
export const products = siteSchema.table(
  "products",
  {
    id: uuid("id").primaryKey(),
    brandId: uuid("brand_id")
      .notNull()
      .references(() => brands.id),
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    /** Brand and name in lower case and without accents: what a search compares with. */
    searchText: text("search_text").notNull(),
    category: text("category").$type<Category>(),
    description: text("description"),
    material: text("material"),
    /** In the order of a size chart. */
    sizes: text("sizes").array().notNull().default(sql`'{}'`),
    /** Where it is sold: an `https` address. */
    link: text("link"),
    state: text("state").$type<ProductState>().notNull(),
    mergedInto: uuid("merged_into").references((): AnyPgColumn => products.id),
    proposedBy: uuid("proposed_by").references(() => members.id, { onDelete: "set null" }),
    /** What an admin told its proposer. */
    answer: text("answer"),
    version: integer("version").notNull().default(1),
    /** Items of members whom others see that link to it: live, owned, not wished for. Changed in the transaction of the item. */
    itemCount: integer("item_count").notNull().default(0),
    /** Live looks of members whom others see that tag it and are not for their author alone. */
    lookCount: integer("look_count").notNull().default(0),
    ...ratingColumns(),
    createdAt: instant("created_at").notNull(),
    editedAt: instant("edited_at").notNull(),
  },
  (product) => [
    uniqueIndex("one_product_per_slug").on(product.slug),
    index("products_of_a_brand_by_name").on(product.brandId, sql`lower(${product.name})`, product.id),
    index("products_newest_of_a_brand").on(product.brandId, product.state, product.createdAt, product.id),
    index("products_last_edited").on(product.editedAt, product.id),
    index("products_by_name").on(sql`lower(${product.name})`, product.id),
    index("products_most_reviewed").on(product.ratingCount, product.id),
    index("products_most_owned").on(product.itemCount, product.id),
    index("products_by_state").on(product.state),
    index("products_by_category").on(product.category),
    index("products_not_live").on(product.state, product.editedAt, product.id).where(sql`${product.state} <> 'live'`),
    index("products_proposed_by").on(product.proposedBy),
    index("products_merged_into").on(product.mergedInto),
    index("products_by_part_of_name").using("gin", sql`${product.searchText} gin_trgm_ops`),
    index("products_by_part_of_slug").using("gin", sql`${product.slug} gin_trgm_ops`),
    check(
      "only_merged_products_lead_elsewhere",
      sql`(${product.state} = 'merged') = (${product.mergedInto} is not null)`,
    ),
    check("product_counts_are_never_negative", sql`least(${product.itemCount}, ${product.lookCount}) >= 0`),
    ratingCheck("product", product),
  ],
);

const productId = () =>
  uuid("product_id")
    .notNull()
    .references(() => products.id, { onDelete: "cascade" });

export const productPhotos = siteSchema.table(
  "product_photos",
  {
    productId: productId(),
    position: integer("position").notNull(),
    photoId: uuid("photo_id")
      .notNull()
      .references(() => photos.id),
    alt: text("alt").notNull(),
  },
  (it) => [
    primaryKey({ name: "one_product_photo_per_position", columns: [it.productId, it.position] }),
    uniqueIndex("one_product_per_photo").on(it.photoId),
  ],
);

export const productColours = siteSchema.table(
  "product_colours",
  { productId: productId(), position: integer("position").notNull(), colour: text("colour").$type<Colour>().notNull() },
  (it) => [
    primaryKey({ name: "one_product_colour_per_position", columns: [it.productId, it.position] }),
    uniqueIndex("one_row_per_product_and_colour").on(it.productId, it.colour),
  ],
);

/** The price when new, at most once in each currency. */
export const productPrices = siteSchema.table(
  "product_prices",
  {
    productId: productId(),
    currency: text("currency").notNull(),
    priceMicros: bigint("price_micros", { mode: "number" }).notNull(),
  },
  (it) => [
    primaryKey({ name: "one_price_per_product_and_currency", columns: [it.productId, it.currency] }),
    check("product_price_is_never_negative", sql`${it.priceMicros} >= 0`),
  ],
);

/** The products of a collection. Not among the tables of collections, which products refer to. */
export const collectionProducts = siteSchema.table(
  "collection_products",
  {
    collectionId: uuid("collection_id")
      .notNull()
      .references(() => collections.id, { onDelete: "cascade" }),
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    /** 0, 1, 2 … in the order of the lookbook. `one_product_per_place` is deferrable and hand-written in the migration. */
    position: integer("position").notNull(),
  },
  (it) => [
    primaryKey({ name: "one_place_per_collection_and_product", columns: [it.collectionId, it.productId] }),
    index("collections_of_a_product").on(it.productId, it.collectionId),
  ],
);
