import { and, eq } from "drizzle-orm";
import { notFound } from "../problems.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { mayCrop } from "./crop-photo.ts";
import { photoFiles } from "./photo-files.ts";
import { photos } from "./tables.ts";

/**
 * The whole of a photo, for choosing another crop: a small WebP, encoded anew for each call and kept nowhere.
 * @throws 404 for a photo that the member may not crop, 503 when too many images are waiting
 */
export async function uncroppedPhoto(
  { db, photoStorage, imageProcessor }: SiteContext,
  member: Member,
  id: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const [photo] = await db
    .select({ id: photos.id, uploadId: photos.uploadId })
    .from(photos)
    .where(and(eq(photos.id, id), mayCrop(member)));
  if (!photo) throw notFound("photo");
  const bytes = await photoStorage.withFile(photoFiles.original(photo), (file) =>
    imageProcessor.makeUncropped(file, { member: member.id }),
  );
  if (!bytes) throw notFound("photo");
  return new Uint8Array(bytes);
}
