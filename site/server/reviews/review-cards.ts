import type { Reader } from "../../shared/permissions.ts";
import type { ReviewCard, ReviewSubject } from "../../shared/reviews/review.ts";
import { memberWithAvatar } from "../accounts/member-name.ts";
import { photoCard } from "../photos/photos.ts";
import type { ReviewRow } from "./review-rows.ts";
import { wordOf } from "./set-vote.ts";

/** What this reader may know of a review that they read. */
export const reviewCard =
  (viewer: Reader | null) =>
  (row: ReviewRow): ReviewCard => {
    const { review, author, avatar, answer } = row;
    return {
      id: review.id,
      subject: subjectOf(row),
      author: author.standing === "erased" ? null : memberWithAvatar(author, avatar && photoCard(avatar)),
      isSelf: viewer?.id === review.authorId,
      ...{ halves: review.halves, fit: review.fit, sizeBought: review.sizeBought, quality: review.quality },
      html: review.html,
      photos: row.photos,
      wears: review.itemId === null && review.wornCount === 0 ? null : review.wornCount,
      wornAtPosting: review.wornAtPosting,
      isOfOwnBrand: review.isOfOwnBrand,
      postedAt: review.postedAt.toISOString(),
      editedAt: review.editedAt?.toISOString() ?? null,
      hasHistory: review.hasHistory,
      ...{ helpful: review.helpfulCount, unhelpful: review.unhelpfulCount, vote: wordOf(row.vote) },
      answer: answer && {
        source: answer.source,
        html: answer.html,
        answeredAt: answer.answeredAt.toISOString(),
        editedAt: answer.editedAt?.toISOString() ?? null,
        isOwn: viewer !== null && viewer.id === answer.memberId,
        isHidden: answer.state === "hidden",
      },
      hiddenBecause: review.state === "hidden" ? (review.waitsUntil ? "waiting" : "moderation") : null,
    };
  };

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
