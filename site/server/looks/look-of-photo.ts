import { eq } from "drizzle-orm";
import type { SiteContext } from "../site-context.ts";
import { lookPhotos, looks } from "./tables.ts";

/** Finds the look that shows a photo, without asking who may see it. @returns null for an unused photo */
export async function lookOfPhoto(
  { db }: Pick<SiteContext, "db">,
  photoId: string,
): Promise<{ id: string; slug: string } | null> {
  const [look] = await db
    .select({ id: looks.id, slug: looks.slug })
    .from(lookPhotos)
    .innerJoin(looks, eq(looks.id, lookPhotos.lookId))
    .where(eq(lookPhotos.photoId, photoId));
  return look ?? null;
}
