import { sql } from "drizzle-orm";
import { type AnyPgColumn, check, index, integer, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { BrandState } from "../../shared/brands/brand.ts";
import { members } from "../accounts/tables.ts";
import { instant, siteSchema } from "../db/columns.ts";
import { ratingCheck, ratingColumns } from "../db/rating-columns.ts";
import { photos } from "../photos/tables.ts";

export const brands = siteSchema.table(
  "brands",
  {
    id: uuid("id").primaryKey(),
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    /** The name in lower case and without accents: what a search compares with. */
    searchText: text("search_text").notNull(),
    description: text("description"),
    logoId: uuid("logo_id").references(() => photos.id, { onDelete: "set null" }),
    coverId: uuid("cover_id").references(() => photos.id, { onDelete: "set null" }),
    coverAlt: text("cover_alt").notNull().default(""),
    /** At most three `https` addresses. */
    links: text("links").array().notNull().default(sql`'{}'`),
    foundedIn: integer("founded_in"),
    state: text("state").$type<BrandState>().notNull(),
    /** Where its address leads since it was merged. */
    mergedInto: uuid("merged_into").references((): AnyPgColumn => brands.id),
    /** Who proposed it. */
    proposedBy: uuid("proposed_by").references(() => members.id, { onDelete: "set null" }),
    /** What an admin told its proposer. */
    answer: text("answer"),
    /** Counts the changes of its form, so that of two editors none overwrites the other. */
    version: integer("version").notNull().default(1),
    /** Of members whom others see. Changed in the transaction of the follow. */
    followerCount: integer("follower_count").notNull().default(0),
    collectionCount: integer("collection_count").notNull().default(0),
    /** Live ones. */
    productCount: integer("product_count").notNull().default(0),
    ...ratingColumns(),
    createdAt: instant("created_at").notNull(),
    editedAt: instant("edited_at").notNull(),
  },
  (brand) => [
    uniqueIndex("one_brand_per_slug").on(brand.slug),
    uniqueIndex("one_live_brand_per_name").on(sql`lower(${brand.name})`).where(sql`${brand.state} = 'live'`),
    uniqueIndex("one_brand_per_logo").on(brand.logoId),
    uniqueIndex("one_brand_per_cover").on(brand.coverId),
    index("brands_by_name").on(brand.state, brand.searchText, brand.id),
    index("brands_newest_first").on(brand.state, brand.createdAt, brand.id),
    index("brands_most_followed").on(brand.state, brand.followerCount, brand.id),
    index("brands_last_edited").on(brand.editedAt, brand.id),
    index("brands_proposed_by").on(brand.proposedBy),
    index("brands_merged_into").on(brand.mergedInto),
    index("brands_by_part_of_name").using("gin", sql`${brand.searchText} gin_trgm_ops`),
    check("brand_links_are_three_at_most", sql`cardinality(${brand.links}) <= 3`),
    check("only_merged_brands_lead_elsewhere", sql`(${brand.state} = 'merged') = (${brand.mergedInto} is not null)`),
    check(
      "brand_counts_are_never_negative",
      sql`least(${brand.followerCount}, ${brand.collectionCount}, ${brand.productCount}) >= 0`,
    ),
    ratingCheck("brand", brand),
  ],
);

const brandAndMember = () => ({
  brandId: uuid("brand_id")
    .notNull()
    .references(() => brands.id, { onDelete: "cascade" }),
  memberId: uuid("member_id")
    .notNull()
    .references(() => members.id, { onDelete: "cascade" }),
  createdAt: instant("created_at").notNull(),
});

export const brandFollows = siteSchema.table("brand_follows", brandAndMember(), (follow) => [
  primaryKey({ name: "one_follow_per_member_and_brand", columns: [follow.memberId, follow.brandId] }),
  index("followers_of_a_brand").on(follow.brandId, follow.createdAt, follow.memberId),
]);

/** Members who may answer reviews for a brand. Their own reviews of it are named as such. */
export const brandMembers = siteSchema.table("brand_members", brandAndMember(), (named) => [
  primaryKey({ name: "one_row_per_brand_and_named_member", columns: [named.brandId, named.memberId] }),
  index("brands_of_a_named_member").on(named.memberId),
]);
