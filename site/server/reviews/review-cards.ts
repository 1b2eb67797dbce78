import { eq, sql } from "drizzle-orm";
import type { Reader } from "../../shared/permissions.ts";
import type { PhotoCard } from "../../shared/photos/photo.ts";
import type { ReviewCard, ReviewSubject } from "../../shared/reviews/review.ts";
import { memberWithAvatar } from "../accounts/member-name.ts";
import { preparedRows, query } from "../db/prepared-query.ts";
import { photoCard, photoColumns } from "../photos/photos.ts";
import { photos } from "../photos/tables.ts";
import type { SiteContext } from "../site-context.ts";
import type { ReviewRow } from "./review-rows.ts";
import { wordOf } from "./set-vote.ts";
import { reviewPhotos } from "./tables.ts";

/** Reads the photos of these reviews. @returns how each becomes a card */
export async function cardsOf(
  site: Pick<SiteContext, "db">,
  viewer: Reader | null,
  rows: readonly ReviewRow[],
): Promise<(row: ReviewRow) => ReviewCard> {
  const shown = await photosOf(
    site,
    rows.map(({ review }) => review.id),
  );
  return (row) => cardOf(row, viewer, shown.get(row.review.id) ?? []);
}

/** One query for a whole page of reviews. They are noted with the authors, who own them. */
async function photosOf({ db }: Pick<SiteContext, "db">, ids: string[]): Promise<Map<string, PhotoCard[]>> {
  const found = new Map<string, PhotoCard[]>();
  if (ids.length === 0) return found;
  const rows = await preparedRows(db, "photos of reviews", { ids }, () =>
    query
      .select({ reviewId: reviewPhotos.reviewId, photo: photoColumns(photos), alt: reviewPhotos.alt })
      .from(reviewPhotos)
      .innerJoin(photos, eq(photos.id, reviewPhotos.photoId))
      .where(sql`${reviewPhotos.reviewId} = any((select ${sql.placeholder("ids")}::uuid[])::uuid[])`)
      .orderBy(reviewPhotos.reviewId, reviewPhotos.position),
  );
  for (const { reviewId, photo, alt } of rows)
    found.set(reviewId, [...(found.get(reviewId) ?? []), photoCard(photo, alt)]);
  return found;
}

function cardOf(row: ReviewRow, viewer: Reader | null, shown: PhotoCard[]): ReviewCard {
  const { review, author, avatar, answer } = row;
  return {
    id: review.id,
    subject: subjectOf(row),
    author: author.standing === "erased" ? null : memberWithAvatar(author, avatar && photoCard(avatar)),
    isSelf: viewer?.id === review.authorId,
    ...{ halves: review.halves, fit: review.fit, sizeBought: review.sizeBought, quality: review.quality },
    html: review.html,
    photos: shown,
    wears: review.itemId === null && review.wornCount === 0 ? null : review.wornCount,
    wornAtPosting: review.wornAtPosting,
    isOfOwnBrand: review.isOfOwnBrand,
    postedAt: review.postedAt.toISOString(),
    editedAt: review.editedAt?.toISOString() ?? null,
    ...{ helpful: review.helpfulCount, unhelpful: review.unhelpfulCount, vote: wordOf(row.vote) },
    answer: answer && {
      source: answer.source,
      html: answer.html,
      answeredAt: answer.answeredAt.toISOString(),
      editedAt: answer.editedAt?.toISOString() ?? null,
    },
    hiddenBecause: review.state === "hidden" ? (review.waitsUntil ? "waiting" : "moderation") : null,
  };
}

/** @throws when a review is about nothing, which a constraint forbids */
export function subjectOf({
  brand: { slug, name },
  product,
  productPicture,
  productPictureAlt,
  collection,
  cover,
}: Pick<
  ReviewRow,
  "brand" | "product" | "productPicture" | "productPictureAlt" | "collection" | "cover"
>): ReviewSubject {
  const brand = { slug, name };
  if (product) {
    const photo = productPicture && photoCard(productPicture, productPictureAlt ?? "");
    return { kind: "product", slug: product.slug, name: product.name, brand, photo };
  }
  if (!collection) throw new Error("A review is about a product or a collection.");
  const photo = cover && photoCard(cover, collection.coverAlt);
  return { kind: "collection", slug: collection.slug, name: collection.name, brand, photo };
}
