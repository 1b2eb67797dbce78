import type { PhotoCard } from "../../../shared/photos/photo.ts";

/** A photo as a form sends it. */
type DraftPhoto = Pick<PhotoCard, "id" | "alt">;

export const draftPhotos = (photos: readonly PhotoCard[]): DraftPhoto[] => photos.map(({ id, alt }) => ({ id, alt }));

/** The photos that a draft names, as far as they are known. */
export const photosOfDraft = (named: readonly DraftPhoto[], known: readonly PhotoCard[]): PhotoCard[] =>
  named.flatMap(({ id, alt }) => {
    const photo = known.find((one) => one.id === id);
    return photo ? [{ ...photo, alt }] : [];
  });
