import { eq } from "drizzle-orm";
import type { SiteContext } from "../site-context.ts";
import { lookPhotos, looks } from "./tables.ts";

/** Finds the look that shows a photo, without asking who may see it. @returns its slug; null for an unused photo */
export async function lookOfPhoto({ db }: Pick<SiteContext, "db">, photoId: string): Promise<string | null> {
  const [look] = await db
    .select({ slug: looks.slug })
    .from(lookPhotos)
    .innerJoin(looks, eq(looks.id, lookPhotos.lookId))
    .where(eq(lookPhotos.photoId, photoId));
  return look?.slug ?? null;
}
