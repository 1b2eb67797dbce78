import { and, eq } from "drizzle-orm";
import type { EntryPart } from "../../shared/notebook/entry.ts";
import type { NotebookPages } from "../../shared/notebook/pages.ts";
import type { Reader } from "../../shared/permissions.ts";
import type { PhotoCard } from "../../shared/photos/photo.ts";
import { isToken, tokenHash } from "../accounts/sessions/token.ts";
import { notFound } from "../problems.ts";
import type { SiteContext } from "../site-context.ts";
import { newestEntry } from "./newest-entry.ts";
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
  const entry = await newestEntry(site, viewer, preview.entryId);
  return {
    entry: { ...entry, cover: entry.cover && withKey(hash)(entry.cover), parts: entry.parts.map(openedBy(hash)) },
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

const withKey =
  (hash: string) =>
  (photo: PhotoCard): PhotoCard => ({ ...photo, key: previewKey(hash, photo.id) });

const openedBy =
  (hash: string) =>
  (part: EntryPart): EntryPart =>
    part.kind === "figure" ? { ...part, photos: part.photos.map(withKey(hash)) } : part;
