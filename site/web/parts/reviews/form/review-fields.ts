import type { Draft, ReviewDraftBody } from "../../../../shared/drafts/draft.ts";
import type { PhotoCard } from "../../../../shared/photos/photo.ts";
import type { WriteReviewPage } from "../../../../shared/reviews/pages.ts";
import type { Fit } from "../../../../shared/reviews/review-options.ts";
import { draftPhotos, photosOfDraft } from "../../photos/draft-photos.ts";
import { fitLabels } from "../ratings/fit-in-words.ts";

/** What the form of a review holds. */
export interface ReviewFields {
  halves: number | null;
  fit: Fit | null;
  sizeBought: string;
  quality: number | null;
  text: string;
  photos: readonly PhotoCard[];
  /** The id of the item that proves wears. */
  item: string | null;
}

/** The member's review as it is, or an empty form in which the most worn item proves wears. */
export const fieldsOf = ({ own, items }: Pick<WriteReviewPage, "own" | "items">): ReviewFields => ({
  halves: own?.halves ?? null,
  fit: own?.fit ?? null,
  sizeBought: own?.sizeBought ?? "",
  quality: own?.quality ?? null,
  text: own?.source ?? "",
  photos: own?.photos ?? [],
  item: own ? own.item : (items[0]?.id ?? null),
});

export const draftBodyOf = ({
  halves,
  fit,
  sizeBought,
  quality,
  text,
  photos,
  item,
}: ReviewFields): ReviewDraftBody => ({
  ...{ halves, fit, sizeBought, quality, text, item },
  photos: draftPhotos(photos),
});

export const hasSameFields = (one: ReviewFields, other: ReviewFields): boolean =>
  JSON.stringify(draftBodyOf(one)) === JSON.stringify(draftBodyOf(other));

/** The server's draft as the form shows it; without one, `initial`. Photos that are gone are left out. */
export function fieldsOfDraft(draft: Draft<ReviewDraftBody> | null, initial: ReviewFields): ReviewFields {
  if (draft === null) return initial;
  return { ...draft.body, photos: photosOfDraft(draft.body.photos, [...draft.photos, ...initial.photos]) };
}

/** One draft in a line, for choosing between two. */
export function describeDraft({ halves, fit, sizeBought, text, photos }: ReviewDraftBody): string {
  const photoCount = photos.length === 1 ? "1 photo" : photos.length > 1 && `${photos.length} photos`;
  const parts = [halves && `${halves / 2} of 5`, fit && fitLabels[fit], sizeBought, text, photoCount];
  return parts.filter(Boolean).join(" · ") || "Empty";
}
