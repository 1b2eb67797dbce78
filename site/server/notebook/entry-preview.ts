import { and, eq, sql } from "drizzle-orm";
import type { EntryPart } from "../../shared/notebook/entry.ts";
import { readingMinutes } from "../../shared/notebook/entry-document.ts";
import type { NotebookPages } from "../../shared/notebook/pages.ts";
import type { Reader } from "../../shared/permissions.ts";
import type { PhotoCard } from "../../shared/photos/photo.ts";
import { isToken, tokenHash } from "../accounts/sessions/token.ts";
import { preparedRows } from "../db/prepared-query.ts";
import { notFound } from "../problems.ts";
import { readerKind } from "../relations/seen-by.ts";
import type { SiteContext } from "../site-context.ts";
import { newestBody } from "./entry-body.ts";
import { entryCard } from "./entry-card.ts";
import { entryParts } from "./entry-parts.ts";
import { type EntryRow, entryQuery } from "./entry-rows.ts";
import { previewKey } from "./photos/preview-key.ts";
import { entries, entryPreviews } from "./tables.ts";
import { isValidPreview } from "./valid-previews.ts";

/**
 * The newest text of an entry, for everyone who has a link to it.
 * @throws 404 for unknown and expired links, and for a deleted entry
 */
export async function entryPreview(
  site: SiteContext,
  viewer: Reader | null,
  token: string,
): Promise<NotebookPages["entryPreview"]> {
  const hash = tokenHash(token);
  const preview = isToken(token) ? await previewAt(site, hash) : undefined;
  if (!preview) throw notFound("preview");
  const [row, { title, excerpt, words, document }] = await Promise.all([
    entryOfAnyState(site, viewer, preview.entryId),
    newestBody(site, preview.entryId),
  ]);
  const card = entryCard(row);
  const parts = await entryParts(site, viewer, { entryId: preview.entryId, document });
  return {
    entry: {
      ...card,
      ...{ id: preview.entryId, title, excerpt, minutes: readingMinutes(words) },
      cover: card.cover && withKey(hash)(card.cover),
      editedAt: null,
      access: "open",
      offer: null,
      parts: parts.map(openedBy(hash)),
    },
    expiresAt: preview.expiresAt.toISOString(),
  };
}

async function previewAt({ db, clock }: SiteContext, hash: string) {
  const [preview] = await db
    .select({ entryId: entryPreviews.entryId, expiresAt: entryPreviews.expiresAt })
    .from(entryPreviews)
    .innerJoin(entries, eq(entries.id, entryPreviews.entryId))
    .where(and(eq(entryPreviews.tokenHash, hash), isValidPreview(clock())));
  return preview;
}

async function entryOfAnyState({ db, clock }: SiteContext, viewer: Reader | null, id: string): Promise<EntryRow> {
  const given = { id, viewer: viewer?.id ?? null, now: clock() };
  const [row] = await preparedRows(db, `entry of any state for ${readerKind(viewer)}`, given, () =>
    entryQuery(viewer).where(eq(entries.id, sql.placeholder("id"))),
  );
  if (!row) throw notFound("entry");
  return row;
}

const withKey =
  (hash: string) =>
  (photo: PhotoCard): PhotoCard => ({ ...photo, key: previewKey(hash, photo.id) });

const openedBy =
  (hash: string) =>
  (part: EntryPart): EntryPart =>
    part.kind === "figure" ? { ...part, photos: part.photos.map(withKey(hash)) } : part;
