import type { Draft, MessageDraftBody } from "../../../../shared/drafts/draft.ts";
import type { PhotoCard } from "../../../../shared/photos/photo.ts";
import { formatCount } from "../../format/format-count.ts";
import { draftPhotos, photosOfDraft } from "../../photos/draft-photos.ts";

/** What the form of a reply holds. */
export interface ReplyFields extends Omit<MessageDraftBody, "photos"> {
  photos: readonly PhotoCard[];
}

export const emptyReply: ReplyFields = { text: "", quote: null, cards: [], photos: [] };

export const isWritten = (fields: ReplyFields): boolean => written(fields) !== null;

/** Null where nothing is worth keeping. */
export const written = (fields: ReplyFields): ReplyFields | null =>
  fields.text || fields.quote || fields.cards.length || fields.photos.length ? fields : null;

export const draftBodyOf = (fields: ReplyFields): MessageDraftBody => ({
  ...fields,
  photos: draftPhotos(fields.photos),
});

/** The server's draft as the form shows it. Photos that are gone are left out. */
export const fieldsOfDraft = (
  draft: Pick<Draft<MessageDraftBody>, "body" | "photos"> | null,
  known: readonly PhotoCard[],
): ReplyFields =>
  draft
    ? // A draft from before replies showed photos has none.
      { ...emptyReply, ...draft.body, photos: photosOfDraft(draft.body.photos ?? [], [...draft.photos, ...known]) }
    : emptyReply;

/** One draft in a line, for choosing between two. */
export const describeReply = ({ text, photos = [] }: MessageDraftBody): string =>
  [text, photos.length > 0 && formatCount(photos.length, "photo")].filter(Boolean).join(" · ");
