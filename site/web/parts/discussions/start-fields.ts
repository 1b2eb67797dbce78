import type { DiscussionDraftBody, Draft } from "../../../shared/drafts/draft.ts";
import type { PhotoCard } from "../../../shared/photos/photo.ts";
import { draftPhotos, photosOfDraft } from "../photos/draft-photos.ts";

/** What the form of a new discussion holds. */
export interface StartFields extends Omit<DiscussionDraftBody, "photos"> {
  photos: readonly PhotoCard[];
}

/** Its group alone is not worth keeping: the address may name one. */
export const written = (fields: StartFields): StartFields | null =>
  fields.title || fields.text || fields.tags || fields.photos.length ? fields : null;

export const draftBodyOf = (fields: StartFields): DiscussionDraftBody => ({
  ...fields,
  photos: draftPhotos(fields.photos),
});

/** The server's draft as the form shows it; without one, `initial`. Photos that are gone are left out. */
export const fieldsOfDraft = (
  draft: Pick<Draft<DiscussionDraftBody>, "body" | "photos"> | null,
  initial: StartFields,
  known: readonly PhotoCard[],
): StartFields =>
  draft
    ? // A draft from before discussions began with photos has none.
      { ...draft.body, photos: photosOfDraft(draft.body.photos ?? [], [...draft.photos, ...known]) }
    : initial;
