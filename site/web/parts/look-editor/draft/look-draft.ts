import type { Colour } from "../../../../shared/colours.ts";
import { lookLimits } from "../../../../shared/limits.ts";
import type { LookDraft } from "../../../../shared/looks/look.ts";
import { proposedColours } from "../../../../shared/looks/proposed-colours.ts";
import type { CropBox, PhotoCard } from "../../../../shared/photos/photo.ts";
import type { DraftTag, LocalLookDraft } from "./local-look-draft.ts";
import { placeWaiting, waitAgain } from "./waiting-items.ts";

export const emptyDraft: LocalLookDraft = {
  title: "",
  text: "",
  occasion: "",
  season: "",
  colours: null,
  audience: "everyone",
  photos: [],
  tags: [],
  waiting: [],
};

/** Those that the member chose, or else those of the photos. */
export const coloursOf = ({ colours, photos }: LocalLookDraft): readonly Colour[] =>
  colours ?? proposedColours(photos.map(({ photo }) => photo?.colours ?? []));

const clamped = (value: number) => Math.min(1, Math.max(0, value));

export const addPhotos = (draft: LocalLookDraft, ids: readonly string[]): LocalLookDraft => ({
  ...draft,
  photos: [...draft.photos, ...ids.map((id) => ({ id, alt: "", photo: null }))].slice(0, lookLimits.photos),
});

/** Removes a photo and its tags. */
export function removePhoto(draft: LocalLookDraft, id: string): LocalLookDraft {
  const photos = draft.photos.filter((photo) => photo.id !== id);
  if (photos.length === 0) return waitAgain({ ...draft, photos });
  return placeWaiting({ ...draft, photos, tags: draft.tags.filter((tag) => tag.photo !== id) });
}

export function movePhoto(draft: LocalLookDraft, from: number, to: number): LocalLookDraft {
  const photos = [...draft.photos];
  const [moved] = photos.splice(from, 1);
  if (moved) photos.splice(to, 0, moved);
  return placeWaiting({ ...draft, photos });
}

export const describePhoto = (draft: LocalLookDraft, id: string, alt: string): LocalLookDraft => ({
  ...draft,
  photos: draft.photos.map((photo) => (photo.id === id ? { ...photo, alt } : photo)),
});

/** What the server can keep. */
export const uploadedOnly = (draft: LocalLookDraft): LocalLookDraft => {
  const photos = draft.photos.filter(({ photo }) => photo);
  return { ...draft, photos, tags: draft.tags.filter((tag) => photos.some(({ id }) => id === tag.photo)) };
};

/** After a reload: photos of `ids` wait for their upload, and those whose file is lost are left out. */
export const withUnsentPhotos = (draft: LocalLookDraft, ids: readonly string[]): LocalLookDraft => {
  const { photos } = draft;
  const added = ids.filter((id) => !photos.some((photo) => photo.id === id));
  return addPhotos({ ...draft, photos: photos.filter(({ id, photo }) => photo || ids.includes(id)) }, added);
};

const whole: CropBox = { x: 0, y: 0, width: 1, height: 1 };

/** Takes over an uploaded or cropped photo. After a crop the tags stay on their garments. */
export function receivePhoto(draft: LocalLookDraft, card: PhotoCard): LocalLookDraft {
  const before = draft.photos.find(({ id }) => id === card.id)?.photo?.crop ?? whole;
  const after = card.crop ?? whole;
  return placeWaiting({
    ...draft,
    photos: draft.photos.map((photo) => (photo.id === card.id ? { ...photo, photo: card } : photo)),
    tags: draft.tags.flatMap((tag) => (tag.photo === card.id ? recropped(tag, before, after) : tag)),
  });
}

/** The tag in coordinates of the new crop; none when it is outside. */
function recropped(tag: DraftTag, before: CropBox, after: CropBox): DraftTag[] {
  const x = (before.x + tag.x * before.width - after.x) / after.width;
  const y = (before.y + tag.y * before.height - after.y) / after.height;
  const isOutside = [x, y].some((value) => value < -0.001 || value > 1.001);
  return isOutside ? [] : [{ ...tag, x: clamped(x), y: clamped(y) }];
}

export const addTag = (draft: LocalLookDraft, tag: DraftTag): LocalLookDraft =>
  isFull(draft) ? draft : { ...draft, tags: [...draft.tags, tag] };

/** Items that wait need their tags too. */
export const isFull = ({ tags, waiting }: LocalLookDraft): boolean => tags.length + waiting.length >= lookLimits.tags;

export const changeTag = (
  draft: LocalLookDraft,
  key: string,
  change: Partial<Pick<DraftTag, "x" | "y" | "name" | "item" | "product">>,
): LocalLookDraft => ({
  ...draft,
  tags: draft.tags.map((tag) => {
    if (tag.key !== key) return tag;
    const changed = { ...tag, ...change };
    return { ...changed, x: clamped(changed.x), y: clamped(changed.y) };
  }),
});

export const removeTag = (draft: LocalLookDraft, key: string): LocalLookDraft => ({
  ...draft,
  tags: draft.tags.filter((tag) => tag.key !== key),
});

/** Removes tags without a name, except the one that is being named. */
export const withoutUnnamed = (draft: LocalLookDraft, naming?: string): LocalLookDraft => ({
  ...draft,
  tags: draft.tags.filter(({ key, name }) => name.trim() || key === naming),
});

/** The wire format. Tags without a name are left out. */
export const toLookDraft = ({
  title,
  text,
  occasion,
  season,
  colours,
  audience,
  photos,
  tags,
}: LocalLookDraft): LookDraft => ({
  title,
  text,
  occasion: occasion || null,
  season: season || null,
  colours: colours ? [...colours] : undefined,
  audience,
  photos: photos.map(({ id, alt }) => ({ id, alt })),
  tags: photos.flatMap(({ id }) =>
    tags
      .filter((tag) => tag.photo === id && tag.name.trim())
      .map(({ photo, x, y, name, item, product }) => ({ photo, x, y, name, item, product })),
  ),
});

/** What a person can change, to be compared. */
const contentOf = (draft: LocalLookDraft): string => {
  const { title, text, occasion, season, colours, audience, photos, tags, waiting } = draft;
  return JSON.stringify([
    [title, text, occasion, season, colours, audience],
    photos.map(({ id, alt }) => [id, alt]),
    tags.map(({ photo, x, y, name, item, product }) => [photo, x, y, name, item, product]),
    waiting.map(({ item }) => item),
  ]);
};

export const hasSameContent = (one: LocalLookDraft, other: LocalLookDraft): boolean =>
  contentOf(one) === contentOf(other);
