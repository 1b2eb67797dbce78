import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Colour } from "../../shared/colours.ts";
import type { Occasion, Season } from "../../shared/looks/look-options.ts";
import type { Audience, SubjectState } from "../../shared/permissions.ts";
import { members } from "../accounts/tables.ts";
import { brands } from "../brands/tables.ts";
import { instant, siteSchema } from "../db/columns.ts";
import { titleIn } from "../db/title-in.ts";
import { items } from "../items/tables.ts";
import { photos } from "../photos/tables.ts";
import { products } from "../products/tables.ts";

export const looks = siteSchema.table(
  "looks",
  {
    id: uuid("id").primaryKey(),
    authorId: uuid("author_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    audience: text("audience").$type<Audience>().notNull().default("everyone"),
    state: text("state").$type<SubjectState>().notNull().default("live"),
    slug: text("slug").notNull(),
    title: text("title").notNull(),
    text: text("text").notNull(),
    /** Title and text, a line each, in lower case and without accents: what a search compares with. */
    searchText: text("search_text").notNull().default(""),
    occasion: text("occasion").$type<Occasion>(),
    season: text("season").$type<Season>(),
    /**
     * 1, 2, 3 … without a gap among the member's looks; null once the look is deleted. The deferrable constraint `one_look_per_position`, which drizzle cannot
     * express, is hand-written in the migration.
     */
    position: integer("position"),
    /** Its author can undo the deletion for a week. Then the row goes. */
    deletedAt: instant("deleted_at"),
    /** Changed in the transaction of the like. */
    likeCount: integer("like_count").notNull().default(0),
    /** Changed in the transaction of the save. */
    saveCount: integer("save_count").notNull().default(0),
    /** Live comments and replies. Changed in the transaction of the comment. */
    commentCount: integer("comment_count").notNull().default(0),
    areCommentsClosed: boolean("comments_closed").notNull().default(false),
    postedAt: instant("posted_at").notNull(),
    editedAt: instant("edited_at"),
  },
  (look) => [
    uniqueIndex("one_look_per_slug").on(look.slug),
    index("looks_newest_first").on(look.postedAt, look.id),
    index("looks_of_an_author").on(look.authorId, look.postedAt, look.id),
    index("looks_of_an_occasion").on(look.occasion, look.postedAt, look.id),
    index("looks_of_a_season").on(look.season, look.postedAt, look.id),
    index("looks_by_part_of_text").using("gin", sql`${look.searchText} gin_trgm_ops`),
    index("looks_by_part_of_title").using("gin", sql`${titleIn(look.searchText)} gin_trgm_ops`),
    index("looks_to_erase").on(look.deletedAt).where(sql`${look.deletedAt} is not null`),
    check("position_counts_from_one", sql`${look.position} >= 1`),
    check(
      "only_deleted_looks_have_no_position",
      sql`(${look.state} = 'deleted') = (${look.position} is null) and (${look.state} = 'deleted') = (${look.deletedAt} is not null)`,
    ),
    check("like_count_is_never_negative", sql`${look.likeCount} >= 0`),
    check("save_count_is_never_negative", sql`${look.saveCount} >= 0`),
    check("comment_count_is_never_negative", sql`${look.commentCount} >= 0`),
  ],
);

export const lookPhotos = siteSchema.table(
  "look_photos",
  {
    lookId: uuid("look_id")
      .notNull()
      .references(() => looks.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    photoId: uuid("photo_id")
      .notNull()
      .references(() => photos.id),
    alt: text("alt").notNull(),
  },
  (photo) => [
    primaryKey({ name: "one_photo_per_position", columns: [photo.lookId, photo.position] }),
    uniqueIndex("one_look_per_photo").on(photo.photoId),
  ],
);

export const lookTags = siteSchema.table(
  "look_tags",
  {
    lookId: uuid("look_id")
      .notNull()
      .references(() => looks.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    photoId: uuid("photo_id").notNull(),
    x: doublePrecision("x").notNull(),
    y: doublePrecision("y").notNull(),
    /** As it was called when it was tagged: stays when the item is renamed or gone. */
    name: text("name").notNull(),
    itemId: uuid("item_id").references(() => items.id, { onDelete: "set null" }),
    /** Of the item, or what its author named without owning it. */
    productId: uuid("product_id").references(() => products.id, { onDelete: "set null" }),
    brandId: uuid("brand_id").references(() => brands.id, { onDelete: "set null" }),
    /**
     * The look's own, so that the looks of a brand come newest first from one index. The trigger
     * `tags_are_dated_like_their_looks` sets it.
     */
    postedAt: instant("posted_at").notNull().default(sql`now()`),
  },
  (tag) => [
    index("tags_of_an_item").on(tag.itemId, tag.lookId),
    index("tags_of_a_product").on(tag.productId, tag.postedAt, tag.lookId),
    index("tags_of_a_brand").on(tag.brandId, tag.postedAt, tag.lookId),
    primaryKey({ name: "one_tag_per_position", columns: [tag.lookId, tag.position] }),
    check("tag_is_on_the_photo", sql`${tag.x} between 0 and 1 and ${tag.y} between 0 and 1`),
  ],
);

export const lookColours = siteSchema.table(
  "look_colours",
  {
    lookId: uuid("look_id")
      .notNull()
      .references(() => looks.id, { onDelete: "cascade" }),
    colour: text("colour").$type<Colour>().notNull(),
    /** The look's own, so that a colour's looks come newest first from one index. */
    postedAt: instant("posted_at").notNull(),
  },
  (it) => [
    primaryKey({ name: "one_row_per_look_and_colour", columns: [it.lookId, it.colour] }),
    index("looks_of_a_colour").on(it.colour, it.postedAt, it.lookId),
  ],
);

/** The order of popular looks, frozen by a job from time to time: pages of one list come from one run. */
export const lookRanks = siteSchema.table(
  "look_ranks",
  {
    /** UUIDv7: later runs sort after earlier ones. */
    runId: uuid("run_id").notNull(),
    rank: integer("rank").notNull(),
    lookId: uuid("look_id")
      .notNull()
      .references(() => looks.id, { onDelete: "cascade" }),
  },
  (it) => [
    primaryKey({ name: "one_look_per_rank", columns: [it.runId, it.rank] }),
    index("ranks_of_a_look").on(it.lookId),
  ],
);

export const likes = siteSchema.table(
  "likes",
  {
    lookId: uuid("look_id")
      .notNull()
      .references(() => looks.id, { onDelete: "cascade" }),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull(),
  },
  (like) => [
    primaryKey({ name: "one_like_per_member_and_look", columns: [like.lookId, like.memberId] }),
    index("likes_of_a_member").on(like.memberId, like.createdAt),
  ],
);
