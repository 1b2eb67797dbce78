import { and, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Reader } from "../../shared/permissions.ts";
import { isSubscriber } from "../accounts/is-subscribed.ts";
import { members } from "../accounts/tables.ts";
import { brands } from "../brands/tables.ts";
import { collections } from "../collections/tables.ts";
import { literalLimit, preparedRows, query as select } from "../db/prepared-query.ts";
import type { CacheTag } from "../invalidation/cache-tag.ts";
import { photoColumns } from "../photos/photos.ts";
import { shownPhotos } from "../photos/shown-photos.ts";
import { photos } from "../photos/tables.ts";
import { productPhotos, products } from "../products/tables.ts";
import { preparedViewer, readerKind, seenBy } from "../relations/seen-by.ts";
import type { SiteContext } from "../site-context.ts";
import { isAnswerSeen } from "./is-answer-seen.ts";
import { reviewAnswers, reviewEdits, reviewPhotos, reviews, reviewVotes } from "./tables.ts";

const avatars = alias(photos, "avatars");
const productPictures = alias(photos, "product_pictures");
const covers = alias(photos, "covers");

const photosOfReview = shownPhotos(reviewPhotos, sql`shown.review_id = ${reviews.id}`);

const columns = {
  review: {
    id: reviews.id,
    authorId: reviews.authorId,
    state: reviews.state,
    halves: reviews.halves,
    fit: reviews.fit,
    sizeBought: reviews.sizeBought,
    quality: reviews.quality,
    html: reviews.html,
    itemId: reviews.itemId,
    wornAtPosting: reviews.wornAtPosting,
    wornCount: reviews.wornCount,
    isOfOwnBrand: reviews.isOfOwnBrand,
    helpfulCount: reviews.helpfulCount,
    unhelpfulCount: reviews.unhelpfulCount,
    helpfulRank: reviews.helpfulRank,
    waitsUntil: reviews.waitsUntil,
    postedAt: reviews.postedAt,
    editedAt: reviews.editedAt,
    hasHistory: sql<boolean>`exists (select 1 from ${reviewEdits} said where said.review_id = ${reviews.id})`,
  },
  author: {
    slug: members.slug,
    username: members.username,
    firstName: members.firstName,
    lastName: members.lastName,
    isSubscriber: isSubscriber(members, sql.placeholder("now")),
    standing: members.standing,
    createdAt: members.createdAt,
  },
  avatar: photoColumns(avatars),
  brand: { id: brands.id, slug: brands.slug, name: brands.name },
  product: { id: products.id, slug: products.slug, name: products.name },
  productPicture: photoColumns(productPictures),
  productPictureAlt: productPhotos.alt,
  collection: { id: collections.id, slug: collections.slug, name: collections.name, coverAlt: collections.coverAlt },
  cover: photoColumns(covers),
  photos: photosOfReview,
  vote: reviewVotes.isHelpful,
  answer: {
    state: reviewAnswers.state,
    memberId: reviewAnswers.memberId,
    source: reviewAnswers.source,
    html: reviewAnswers.html,
    answeredAt: reviewAnswers.answeredAt,
    editedAt: reviewAnswers.editedAt,
  },
};

const allReviews = (viewer: Reader | null) =>
  select
    .select(columns)
    .from(reviews)
    .innerJoin(members, eq(members.id, reviews.authorId))
    .innerJoin(brands, eq(brands.id, reviews.brandId))
    .leftJoin(products, eq(products.id, reviews.productId))
    .leftJoin(collections, eq(collections.id, reviews.collectionId))
    .leftJoin(avatars, eq(avatars.id, members.avatarId))
    .leftJoin(productPhotos, and(eq(productPhotos.productId, products.id), eq(productPhotos.position, 0)))
    .leftJoin(productPictures, eq(productPictures.id, productPhotos.photoId))
    .leftJoin(covers, eq(covers.id, collections.coverId))
    .leftJoin(reviewVotes, and(eq(reviewVotes.reviewId, reviews.id), eq(reviewVotes.memberId, preparedViewer)))
    .leftJoin(reviewAnswers, and(eq(reviewAnswers.reviewId, reviews.id), isAnswerSeen(viewer)))
    .$dynamic();

export type ReviewRow = ReturnType<typeof allReviews>["_"]["result"][number];

/** What a review is about can be opened by everybody. */
const isSubjectPublic: SQL = sql`(${brands.state} = 'live' and (${reviews.productId} is null or ${products.state} = 'live'))`;

export interface ReviewQuery {
  where?: SQL | undefined;
  orderBy?: SQL[];
  limit: number;
}

/**
 * The only query that reads reviews for a page: it knows who sees what. Notes what it read.
 * @param name unique to `query`, whose SQL is planned once for each kind of reader
 */
export async function reviewRows(
  { db, clock, shows }: Pick<SiteContext, "db" | "clock" | "shows">,
  viewer: Reader | null,
  name: string,
  values: Record<string, unknown>,
  query: () => ReviewQuery,
): Promise<ReviewRow[]> {
  const given = { ...values, viewer: viewer?.id ?? null, now: clock() };
  const rows = await preparedRows(db, `${name} for ${readerKind(viewer)}`, given, () => {
    const { where, orderBy = [], limit } = query();
    return allReviews(viewer)
      .where(and(where, isSubjectPublic, seenBy(viewer, reviews)))
      .orderBy(...orderBy)
      .limit(literalLimit(limit));
  });
  shows(rows.flatMap(tagsOf));
  return rows;
}

const tagsOf = ({ review, brand, product, collection }: ReviewRow): CacheTag[] => [
  `review:${review.id}`,
  `member:${review.authorId}`,
  `brand:${brand.id}`,
  ...(product ? [`product:${product.id}` as const] : []),
  ...(collection ? [`collection:${collection.id}` as const] : []),
  ...(review.itemId ? [`item:${review.itemId}` as const] : []),
];
