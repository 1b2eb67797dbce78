import type { Draft, LookDraftBody } from "../../../shared/drafts/draft.ts";
import { randomUuid } from "../../../shared/uuid.ts";
import { emptyDraft, isEmptyDraft, type LocalLookDraft, uploadedOnly } from "./look-draft.ts";

/** What the server keeps of a draft: photos that have been uploaded, and the tags on them. Null for an empty one. */
export function toDraftBody(draft: LocalLookDraft): LookDraftBody | null {
  const { title, text, occasion, season, colours, audience, photos, tags } = uploadedOnly(draft);
  if (isEmptyDraft({ ...draft, photos })) return null;
  return {
    ...{ title, text, occasion: occasion || null, season: season || null, audience },
    colours: colours && [...colours],
    photos: photos.map(({ id, alt }) => ({ id, alt })),
    tags: tags.map(({ photo, x, y, name }) => ({ photo, x, y, name })),
  };
}

/** The server's draft in place of `before`, of which only running uploads stay. Photos that are gone are left out. */
export function fromDraftBody(draft: Draft<LookDraftBody> | null, before: LocalLookDraft): LocalLookDraft {
  const uploading = before.photos.filter(({ photo }) => !photo);
  if (draft === null) return { ...emptyDraft, photos: uploading };
  const { occasion, season, ...body } = draft.body;
  const photos = body.photos.flatMap(({ id, alt }) => {
    const photo = draft.photos.find((card) => card.id === id);
    return photo ? { id, alt, photo } : [];
  });
  return {
    ...body,
    ...{ occasion: occasion ?? "", season: season ?? "" },
    photos: [...photos, ...uploading],
    tags: body.tags
      .filter((tag) => photos.some(({ id }) => id === tag.photo))
      .map((tag) => ({ ...tag, key: randomUuid() })),
  };
}

/** One draft in a line, for choosing between two. */
export function describeDraft({ title, text, photos, tags }: LookDraftBody): string {
  const counts = [counted(photos.length, "photo"), counted(tags.length, "tag")].filter(Boolean).join(", ");
  return [title || "No title yet", text, counts].filter(Boolean).join(" · ");
}

const counted = (count: number, noun: string) => (count === 0 ? "" : `${count} ${noun}${count === 1 ? "" : "s"}`);
