import type { PhotoCard } from "../../../shared/photos/photo.ts";
import type { Fit } from "../../../shared/reviews/review-options.ts";
import { sessionStorageOrNull } from "../drafts/local-storage.ts";

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

const keyOf = (viewer: string, path: string) => `review ${viewer} ${path}`;

/** What this tab's member wrote there and has not posted; null when there is nothing. */
export function rememberedReview(viewer: string, path: string): ReviewFields | null {
  try {
    const kept = sessionStorageOrNull()?.getItem(keyOf(viewer, path));
    return kept ? (JSON.parse(kept) as ReviewFields) : null;
  } catch {
    return null;
  }
}

/** Keeps what was written until it is posted; null forgets it. */
export function rememberReview(viewer: string, path: string, fields: ReviewFields | null): void {
  try {
    const storage = sessionStorageOrNull();
    if (fields === null) storage?.removeItem(keyOf(viewer, path));
    else storage?.setItem(keyOf(viewer, path), JSON.stringify(fields));
  } catch {
    // A full storage: the text is in the form all the same.
  }
}
