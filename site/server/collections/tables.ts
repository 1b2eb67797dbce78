import { sql } from "drizzle-orm";
import { check, index, integer, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Season } from "../../shared/looks/look-options.ts";
import { brands } from "../brands/tables.ts";
import { instant, siteSchema } from "../db/columns.ts";
import { ratingCheck, ratingColumns } from "../db/rating-columns.ts";
import { photos } from "../photos/tables.ts";

/** A brand's lookbook of a season. */
export const collections = siteSchema.table(
  "collections",
  {
    id: uuid("id").primaryKey(),
    brandId: uuid("brand_id")
      .notNull()
      .references(() => brands.id, { onDelete: "cascade" }),
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    season: text("season").$type<Season>(),
    year: integer("year"),
    description: text("description"),
    coverId: uuid("cover_id").references(() => photos.id, { onDelete: "set null" }),
    coverAlt: text("cover_alt").notNull().default(""),
    /**
     * 0, 1, 2 … without a gap among the collections of its brand. The deferrable constraint `one_collection_per_place` is
     * hand-written in the migration.
     */
    position: integer("position").notNull(),
    version: integer("version").notNull().default(1),
    /** Live ones. */
    productCount: integer("product_count").notNull().default(0),
    ...ratingColumns(),
    createdAt: instant("created_at").notNull(),
    editedAt: instant("edited_at").notNull(),
  },
  (collection) => [
    uniqueIndex("one_collection_per_slug").on(collection.brandId, collection.slug),
    uniqueIndex("one_collection_per_cover").on(collection.coverId),
    index("collections_newest_first").on(collection.createdAt, collection.id),
    check("collection_position_counts_from_zero", sql`${collection.position} >= 0`),
    check("collection_counts_are_never_negative", sql`${collection.productCount} >= 0`),
    ratingCheck("collection", collection),
  ],
);
