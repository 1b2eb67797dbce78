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
import type { Category } from "../../shared/items/item-options.ts";
import type { Audience, SubjectState } from "../../shared/permissions.ts";
import type { Fit } from "../../shared/reviews/review-options.ts";
import { members } from "../accounts/tables.ts";
import { brands } from "../brands/tables.ts";
import { collections } from "../collections/tables.ts";
import { instant, siteSchema } from "../db/columns.ts";
import { items } from "../items/tables.ts";
import { photos } from "../photos/tables.ts";
import { products } from "../products/tables.ts";
import { hashOfEssence } from "./writing/words-of-review.ts";

/** What a member says of a product or a collection. */
export const reviews = siteSchema.table(
  "reviews",
  {
    id: uuid("id").primaryKey(),
    authorId: uuid("author_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    audience: text("audience").$type<Audience>().notNull().default("everyone"),
    state: text("state").$type<SubjectState>().notNull().default("live"),
    /** Of the product or the collection. */
    brandId: uuid("brand_id")
      .notNull()
      .references(() => brands.id),
    productId: uuid("product_id").references(() => products.id),
    collectionId: uuid("collection_id").references(() => collections.id, { onDelete: "cascade" }),
    /** Of the product. Triggers in a migration keep it: the indexes of lists hold it. */
    category: text("category").$type<Category>(),
    /** Stars in halves: 1 to 10. */
    halves: integer("halves").notNull(),
    fit: text("fit").$type<Fit>(),
    sizeBought: text("size_bought"),
    /** 1 to 5 */
    quality: integer("quality"),
    /** Markdown as it was written, and the HTML made of it. */
    source: text("source").notNull(),
    html: text("html").notNull(),
    /** The reviewer's own item: proof of its wears while it exists. */
    itemId: uuid("item_id").references(() => items.id, { onDelete: "set null" }),
    wornAtPosting: integer("worn_at_posting").notNull().default(0),
    /** By now; as it was when the review was posted, once the item is gone. Triggers in a migration keep it: items change elsewhere. */
    wornCount: integer("worn_count").notNull().default(0),
    /** Whether the reviewer was named by the brand when it was written. */
    isOfOwnBrand: boolean("is_of_own_brand").notNull().default(false),
    helpfulCount: integer("helpful_count").notNull().default(0),
    unhelpfulCount: integer("unhelpful_count").notNull().default(0),
    /** The lower bound of the Wilson interval of the two counts, 0 without votes. */
    helpfulRank: doublePrecision("helpful_rank").notNull().default(0),
    /** A new member's first review is hidden until then, or until an admin shows it. */
    waitsUntil: instant("waits_until"),
    /** Its author can undo the deletion for a week. Then the row goes. */
    deletedAt: instant("deleted_at"),
    postedAt: instant("posted_at").notNull(),
    editedAt: instant("edited_at"),
  },
  (review) => [
    uniqueIndex("one_live_review_per_member_and_product")
      .on(review.authorId, review.productId)
      .where(sql`${review.state} in ('live', 'hidden')`),
    uniqueIndex("one_live_review_per_member_and_collection")
      .on(review.authorId, review.collectionId)
      .where(sql`${review.state} in ('live', 'hidden')`),
    index("reviews_most_helpful").on(review.productId, review.helpfulRank, review.id, review.wornCount),
    index("reviews_most_helpful_of_a_brand").on(review.brandId, review.helpfulRank, review.id),
    index("reviews_most_worn").on(review.productId, review.wornCount, review.id),
    index("reviews_most_worn_of_a_brand").on(review.brandId, review.wornCount, review.id),
    index("reviews_of_a_product").on(review.productId, review.postedAt, review.id),
    index("reviews_of_a_brand").on(review.brandId, review.postedAt, review.id),
    index("reviews_of_a_collection").on(review.collectionId).where(sql`${review.collectionId} is not null`),
    index("reviews_of_an_author").on(review.authorId, review.postedAt, review.id),
    // What filters these lists comes last in them: what it leaves out is passed over without reading its row.
    index("reviews_newest_first").on(
      ...[review.state, review.postedAt, review.id],
      ...[review.halves, review.fit, review.wornCount],
    ),
    index("reviews_most_helpful_of_all").on(
      ...[review.state, review.helpfulRank, review.id],
      ...[review.halves, review.fit, review.wornCount],
    ),
    index("reviews_most_worn_of_all").on(review.state, review.wornCount, review.id, review.halves, review.fit),
    // By category, because all reviews would be passed over to find the few of a rare one.
    index("reviews_newest_of_a_category")
      .on(review.category, review.postedAt, review.id, review.halves, review.fit, review.wornCount)
      .where(sql`${review.state} = 'live'`),
    index("reviews_most_helpful_of_a_category")
      .on(review.category, review.helpfulRank, review.id, review.halves, review.fit, review.wornCount)
      .where(sql`${review.state} = 'live'`),
    index("reviews_most_worn_of_a_category")
      .on(review.category, review.wornCount, review.id, review.halves, review.fit)
      .where(sql`${review.state} = 'live'`),
    index("reviews_by_words").on(hashOfEssence(review.source)),
    index("reviews_of_an_item").on(review.itemId),
    index("reviews_that_wait")
      .on(review.postedAt, review.id)
      .where(sql`${review.state} = 'hidden' and ${review.waitsUntil} is not null`),
    index("reviews_to_erase").on(review.deletedAt).where(sql`${review.deletedAt} is not null`),
    check("about_exactly_one", sql`(${review.productId} is null) <> (${review.collectionId} is null)`),
    check("stars_are_halves_of_five", sql`${review.halves} between 1 and 10`),
    check("fit_is_small_true_or_large", sql`${review.fit} in ('small', 'true', 'large')`),
    check("quality_is_one_to_five", sql`${review.quality} between 1 and 5`),
    check("votes_are_never_negative", sql`least(${review.helpfulCount}, ${review.unhelpfulCount}) >= 0`),
    check("only_hidden_reviews_wait", sql`${review.waitsUntil} is null or ${review.state} in ('hidden', 'deleted')`),
    check("deleted_reviews_have_an_instant", sql`(${review.state} = 'deleted') = (${review.deletedAt} is not null)`),
  ],
);

const reviewId = () =>
  uuid("review_id")
    .notNull()
    .references(() => reviews.id, { onDelete: "cascade" });

export const reviewPhotos = siteSchema.table(
  "review_photos",
  {
    reviewId: reviewId(),
    position: integer("position").notNull(),
    photoId: uuid("photo_id")
      .notNull()
      .references(() => photos.id),
    alt: text("alt").notNull(),
  },
  (it) => [
    primaryKey({ name: "one_review_photo_per_position", columns: [it.reviewId, it.position] }),
    uniqueIndex("one_review_per_photo").on(it.photoId),
  ],
);

export const reviewVotes = siteSchema.table(
  "review_votes",
  {
    reviewId: reviewId(),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    isHelpful: boolean("is_helpful").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (vote) => [
    primaryKey({ name: "one_vote_per_member_and_review", columns: [vote.reviewId, vote.memberId] }),
    index("votes_of_a_member").on(vote.memberId),
  ],
);

/** The brand's one answer to a review, signed as the brand's. */
export const reviewAnswers = siteSchema.table("review_answers", {
  reviewId: reviewId().primaryKey(),
  state: text("state").$type<"live" | "hidden">().notNull().default("live"),
  /** Who wrote it for the brand. */
  memberId: uuid("member_id").references(() => members.id, { onDelete: "set null" }),
  source: text("source").notNull(),
  html: text("html").notNull(),
  answeredAt: instant("answered_at").notNull(),
  editedAt: instant("edited_at"),
});

/** What a review said before each change. */
export const reviewEdits = siteSchema.table(
  "review_edits",
  {
    reviewId: reviewId(),
    /** 1 is the review as it was first posted. */
    version: integer("version").notNull(),
    halves: integer("halves").notNull(),
    fit: text("fit").$type<Fit>(),
    sizeBought: text("size_bought"),
    quality: integer("quality"),
    source: text("source").notNull(),
    html: text("html").notNull(),
    /** When it was replaced. */
    replacedAt: instant("replaced_at").notNull(),
  },
  (edit) => [primaryKey({ name: "one_text_per_review_and_version", columns: [edit.reviewId, edit.version] })],
);
