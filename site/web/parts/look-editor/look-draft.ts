import { lookLimits } from "../../../shared/limits.ts";
import type { LookDraft } from "../../../shared/look.ts";
import type { Occasion, Season } from "../../../shared/look-options.ts";
import type { CropBox, PhotoCard } from "../../../shared/photo.ts";

/** A photo of a look in the making. `photo` is null until it has arrived at the server. */
export interface DraftPhoto {
  id: string;
  alt: string;
  photo: PhotoCard | null;
}

/** A named piece on one of the photos; `key` keeps it itself while others come and go. */
export interface DraftTag {
  key: string;
  photo: string;
  x: number;
  y: number;
  name: string;
}

/** A look in the making, as it is kept on this device until it is posted. */
export interface LocalLookDraft {
  title: string;
  text: string;
  occasion: Occasion | "";
  season: Season | "";
  photos: readonly DraftPhoto[];
  tags: readonly DraftTag[];
}

export const emptyDraft: LocalLookDraft = { title: "", text: "", occasion: "", season: "", photos: [], tags: [] };

const clamped = (value: number) => Math.min(1, Math.max(0, value));

export const addPhotos = (work: LocalLookDraft, ids: readonly string[]): LocalLookDraft => ({
  ...work,
  photos: [...work.photos, ...ids.map((id) => ({ id, alt: "", photo: null }))].slice(0, lookLimits.photos),
});

/** Takes a photo away, and the names that stood on it. */
export const removePhoto = (work: LocalLookDraft, id: string): LocalLookDraft => ({
  ...work,
  photos: work.photos.filter((photo) => photo.id !== id),
  tags: work.tags.filter((tag) => tag.photo !== id),
});

export function movePhoto(work: LocalLookDraft, from: number, to: number): LocalLookDraft {
  const photos = [...work.photos];
  const [moved] = photos.splice(from, 1);
  if (moved) photos.splice(to, 0, moved);
  return { ...work, photos };
}

export const describePhoto = (work: LocalLookDraft, id: string, alt: string): LocalLookDraft => ({
  ...work,
  photos: work.photos.map((photo) => (photo.id === id ? { ...photo, alt } : photo)),
});

const whole: CropBox = { x: 0, y: 0, width: 1, height: 1 };

/** Puts the server's word about a photo in its place. When its crop has changed, names stay on their garments. */
export function receivePhoto(work: LocalLookDraft, card: PhotoCard): LocalLookDraft {
  const before = work.photos.find(({ id }) => id === card.id)?.photo?.crop ?? whole;
  const after = card.crop ?? whole;
  return {
    ...work,
    photos: work.photos.map((photo) => (photo.id === card.id ? { ...photo, photo: card } : photo)),
    tags: work.tags.flatMap((tag) => (tag.photo === card.id ? recropped(tag, before, after) : tag)),
  };
}

/** The same garment in the new part of the picture; nothing when it was cut away. */
function recropped(tag: DraftTag, before: CropBox, after: CropBox): DraftTag[] {
  const x = (before.x + tag.x * before.width - after.x) / after.width;
  const y = (before.y + tag.y * before.height - after.y) / after.height;
  const isOutside = [x, y].some((value) => value < -0.001 || value > 1.001);
  return isOutside ? [] : [{ ...tag, x: clamped(x), y: clamped(y) }];
}

export const addTag = (work: LocalLookDraft, tag: DraftTag): LocalLookDraft =>
  work.tags.length >= lookLimits.tags ? work : { ...work, tags: [...work.tags, tag] };

export const changeTag = (
  work: LocalLookDraft,
  key: string,
  change: Partial<Pick<DraftTag, "x" | "y" | "name">>,
): LocalLookDraft => ({
  ...work,
  tags: work.tags.map((tag) => {
    if (tag.key !== key) return tag;
    const { x, y, name } = { ...tag, ...change };
    return { ...tag, x: clamped(x), y: clamped(y), name };
  }),
});

export const removeTag = (work: LocalLookDraft, key: string): LocalLookDraft => ({
  ...work,
  tags: work.tags.filter((tag) => tag.key !== key),
});

/** Drops the pieces that nobody named, except the one that is being named now. */
export const withoutUnnamed = (work: LocalLookDraft, naming?: string): LocalLookDraft => ({
  ...work,
  tags: work.tags.filter(({ key, name }) => name.trim() || key === naming),
});

/** What is sent: only what has a place on the page. Names that were left empty are not sent. */
export const toLookDraft = ({ title, text, occasion, season, photos, tags }: LocalLookDraft): LookDraft => ({
  title,
  text,
  occasion: occasion || null,
  season: season || null,
  photos: photos.map(({ id, alt }) => ({ id, alt })),
  tags: photos.flatMap(({ id }) =>
    tags.filter((tag) => tag.photo === id && tag.name.trim()).map(({ photo, x, y, name }) => ({ photo, x, y, name })),
  ),
});

/** True when there is nothing in it that a person could miss. */
export const isEmptyDraft = (work: LocalLookDraft): boolean =>
  !work.title && !work.text && !work.occasion && !work.season && work.photos.length === 0;
