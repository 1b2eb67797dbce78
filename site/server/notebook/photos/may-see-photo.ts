import { and, eq, or, sql } from "drizzle-orm";
import { maySeePhoto as maySeeOtherPhoto } from "../../discussions/photos/may-see-photo.ts";
import type { MaySeePhoto } from "../../photos/photo-file-routes.ts";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import { entryAccess } from "../entry-access.ts";
import { entries, entryPhotos, entryPreviews } from "../tables.ts";
import { isValidPreview } from "../valid-previews.ts";
import { previewKey } from "./preview-key.ts";

/**
 * Photos below the teaser of a published entry are seen by those who may read it, and all photos of an entry by those who
 * have a link to its preview, whose page gives them the key. Photos of entries belong to the site: admins see them all.
 */
export const maySeePhoto: MaySeePhoto = async (site, viewer, photo, key) =>
  (await maySeeOtherPhoto(site, viewer, photo, key)) ||
  (photo.ownerId === null &&
    ((await isInReadableBody(site, viewer, photo.id)) || (key !== null && (await isInPreview(site, photo.id, key)))));

async function isInReadableBody(site: SiteContext, viewer: Member | null, photoId: string): Promise<boolean> {
  const [entry] = await site.db
    .select({ allowed: entries.allowed, authorId: entries.authorId })
    .from(entryPhotos)
    .innerJoin(entries, eq(entries.id, entryPhotos.entryId))
    .where(and(eq(entryPhotos.photoId, photoId), eq(entryPhotos.place, "body"), eq(entries.state, "live")));
  return entry !== undefined && (await entryAccess(site, viewer, entry)) === "open";
}

async function isInPreview({ db, clock }: SiteContext, photoId: string, key: string): Promise<boolean> {
  const isOfPhoto = sql`exists (select 1 from ${entryPhotos}
    where ${entryPhotos.entryId} = ${entries.id} and ${entryPhotos.photoId} = ${photoId}::uuid)`;
  const previews = await db
    .select({ tokenHash: entryPreviews.tokenHash })
    .from(entryPreviews)
    .innerJoin(entries, eq(entries.id, entryPreviews.entryId))
    .where(and(isValidPreview(clock()), or(eq(entries.coverId, photoId), isOfPhoto)));
  return previews.some(({ tokenHash }) => previewKey(tokenHash, photoId) === key);
}
