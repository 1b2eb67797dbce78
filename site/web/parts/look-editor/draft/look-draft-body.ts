import type { Draft, LookDraftBody } from "../../../../shared/drafts/draft.ts";
import { randomUuid } from "../../../../shared/uuid.ts";
import { audienceLabels } from "../../looks/audience-labels.ts";
import { occasionLabels, seasonLabels } from "../../looks/occasion-labels.ts";
import type { LocalLookDraft } from "./local-look-draft.ts";
import { hasSameContent, uploadedOnly } from "./look-draft.ts";

/** What the server keeps of a draft: photos that have been uploaded, and the tags on them. Null without changes. */
export function toDraftBody(draft: LocalLookDraft, initial: LocalLookDraft): LookDraftBody | null {
  const uploaded = uploadedOnly(draft);
  return hasSameContent(uploaded, initial) ? null : bodyOf(uploaded);
}

export const bodyOf = (draft: LocalLookDraft): LookDraftBody => {
  const { title, text, occasion, season, colours, audience, photos, tags, waiting, basedOn } = draft;
  return {
    ...{ title, text, occasion: occasion || null, season: season || null, audience },
    colours: colours && [...colours],
    photos: photos.map(({ id, alt }) => ({ id, alt })),
    tags: tags.map(({ photo, x, y, name, item, product }) => ({
      ...{ photo, x, y, name, ...(item && { item }), ...(product && { product }) },
    })),
    ...(waiting.length > 0 && { waiting: waiting.map(({ item, name }) => ({ item, name })) }),
    ...(basedOn === undefined ? {} : { basedOn }),
  };
};

/** The server's draft in place of `before`, of which only running uploads stay. Photos that are gone are left out. */
export function fromDraftBody(
  draft: Draft<LookDraftBody> | null,
  before: LocalLookDraft,
  initial: LocalLookDraft,
): LocalLookDraft {
  const uploading = before.photos.filter(({ photo }) => !photo);
  if (draft === null) return { ...initial, photos: [...initial.photos, ...uploading] };
  const { occasion, season, ...body } = draft.body;
  const shown = initial.photos.flatMap(({ photo }) => photo ?? []);
  const photos = body.photos.flatMap(({ id, alt }) => {
    const photo = [...draft.photos, ...shown].find((card) => card.id === id);
    return photo ? { id, alt, photo } : [];
  });
  return {
    ...body,
    ...{ occasion: occasion ?? "", season: season ?? "" },
    photos: [...photos, ...uploading],
    waiting: body.waiting ?? [],
    tags: body.tags
      .filter((tag) => photos.some(({ id }) => id === tag.photo))
      .map((tag) => ({ ...tag, key: randomUuid() })),
  };
}

/** One draft in a line, for choosing between two. */
export function describeDraft({ title, text, photos, tags, waiting = [], ...more }: LookDraftBody): string {
  const { occasion, season, colours, audience } = more;
  const choices = [
    occasion && occasionLabels[occasion],
    season && seasonLabels[season],
    audience === "everyone" ? "" : audienceLabels[audience],
  ];
  const counts = [
    counted(photos.length, "photo"),
    counted(tags.length + waiting.length, "tag"),
    counted(colours?.length ?? 0, "colour"),
  ];
  return [title || "No title yet", text, ...choices, counts.filter(Boolean).join(", ")].filter(Boolean).join(" · ");
}

const counted = (count: number, noun: string) => (count === 0 ? "" : `${count} ${noun}${count === 1 ? "" : "s"}`);
