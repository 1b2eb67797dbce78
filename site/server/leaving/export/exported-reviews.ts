import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Reader } from "../../../shared/permissions.ts";
import { brands } from "../../brands/tables.ts";
import { collections } from "../../collections/tables.ts";
import { products } from "../../products/tables.ts";
import { reviewAnswers, reviewEdits, reviewPhotos, reviews, reviewVotes } from "../../reviews/tables.ts";
import type { SiteContext } from "../../site-context.ts";
import { type ExportedList, exportedList, exportPageSize } from "./exported-list.ts";

const subjectName = sql<string>`coalesce(${products.name}, ${collections.name})`;

/** All of them with what they said before; what was deleted and can still be restored is marked by `deletedAt`. */
export const exportedReviews = ({ db }: SiteContext, { id: memberId }: Reader): ExportedList =>
  exportedList({
    name: "reviews",
    title: "Reviews",
    async rowsAfter(last: { review: { id: string } } | null) {
      const page = await db
        .select({ review: reviews, brand: brands.name, name: subjectName })
        .from(reviews)
        .innerJoin(brands, eq(brands.id, reviews.brandId))
        .leftJoin(products, eq(products.id, reviews.productId))
        .leftJoin(collections, eq(collections.id, reviews.collectionId))
        .where(and(eq(reviews.authorId, memberId), last ? gt(reviews.id, last.review.id) : undefined))
        .orderBy(asc(reviews.id))
        .limit(exportPageSize);
      const ids = page.map(({ review }) => review.id);
      if (ids.length === 0) return [];
      const photos = await db
        .select()
        .from(reviewPhotos)
        .where(inArray(reviewPhotos.reviewId, ids))
        .orderBy(asc(reviewPhotos.position));
      const edits = await db
        .select()
        .from(reviewEdits)
        .where(inArray(reviewEdits.reviewId, ids))
        .orderBy(asc(reviewEdits.version));
      return page.map((row) => ({
        ...row,
        photos: photos
          .filter(({ reviewId }) => reviewId === row.review.id)
          .map(({ photoId, alt }) => ({ file: `photos/${photoId}.jpg`, alt })),
        earlier: edits.filter(({ reviewId }) => reviewId === row.review.id),
      }));
    },
    json: ({ review, brand, name, photos, earlier }) => ({
      ...wordsOf(review),
      of: { brand, kind: review.productId ? "product" : "collection", name },
      item: review.itemId,
      wornAtPosting: review.wornAtPosting,
      postedAt: review.postedAt,
      editedAt: review.editedAt,
      deletedAt: review.deletedAt,
      photos,
      earlierTexts: earlier.map((edit) => ({ ...wordsOf(edit), replacedAt: edit.replacedAt })),
    }),
    line: ({ review, brand, name, photos }) => ({
      text: `${name}, ${brand}: ${review.halves / 2} of 5${review.deletedAt ? " (deleted)" : ""}`,
      more: review.source,
      photos,
    }),
  });

const wordsOf = ({
  halves,
  fit,
  sizeBought,
  quality,
  source,
}: Pick<typeof reviews.$inferSelect, "halves" | "fit" | "sizeBought" | "quality" | "source">) => ({
  stars: halves / 2,
  fit,
  sizeBought,
  quality,
  text: source,
});

/** Which reviews the member voted on. Whose they are is not told. */
export const exportedReviewVotes = ({ db }: SiteContext, { id: memberId }: Reader): ExportedList =>
  exportedList({
    name: "review-votes",
    title: "Votes on reviews",
    rowsAfter: (last: { reviewId: string } | null) =>
      db
        .select({
          ...{ reviewId: reviewVotes.reviewId, isHelpful: reviewVotes.isHelpful, at: reviewVotes.createdAt },
          ...{ brand: brands.name, name: subjectName },
        })
        .from(reviewVotes)
        .innerJoin(reviews, eq(reviews.id, reviewVotes.reviewId))
        .innerJoin(brands, eq(brands.id, reviews.brandId))
        .leftJoin(products, eq(products.id, reviews.productId))
        .leftJoin(collections, eq(collections.id, reviews.collectionId))
        .where(and(eq(reviewVotes.memberId, memberId), last ? gt(reviewVotes.reviewId, last.reviewId) : undefined))
        .orderBy(asc(reviewVotes.reviewId))
        .limit(exportPageSize),
    json: ({ isHelpful, at, brand, name }) => ({ isHelpful, at, reviewOf: { brand, name } }),
    line: ({ isHelpful, brand, name }) => ({
      text: `${isHelpful ? "Helpful" : "Not helpful"}: a review of ${name}, ${brand}`,
    }),
  });

/** What the member wrote for brands that named them. Whose reviews they are about is not told. */
export const exportedBrandResponses = ({ db }: SiteContext, { id: memberId }: Reader): ExportedList =>
  exportedList({
    name: "brand-responses",
    title: "Responses for brands",
    rowsAfter: (last: { reviewId: string } | null) =>
      db
        .select({
          ...{ reviewId: reviewAnswers.reviewId, text: reviewAnswers.source, brand: brands.name, name: subjectName },
          ...{ answeredAt: reviewAnswers.answeredAt, editedAt: reviewAnswers.editedAt },
        })
        .from(reviewAnswers)
        .innerJoin(reviews, eq(reviews.id, reviewAnswers.reviewId))
        .innerJoin(brands, eq(brands.id, reviews.brandId))
        .leftJoin(products, eq(products.id, reviews.productId))
        .leftJoin(collections, eq(collections.id, reviews.collectionId))
        .where(and(eq(reviewAnswers.memberId, memberId), last ? gt(reviewAnswers.reviewId, last.reviewId) : undefined))
        .orderBy(asc(reviewAnswers.reviewId))
        .limit(exportPageSize),
    json: ({ text, answeredAt, editedAt, brand, name }) => ({ text, answeredAt, editedAt, reviewOf: { brand, name } }),
    line: ({ text, brand, name }) => ({ text: `${name}, ${brand}`, more: text }),
  });
