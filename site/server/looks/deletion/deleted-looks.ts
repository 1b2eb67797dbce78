import { and, desc, eq, gte } from "drizzle-orm";
import type { DeletedLook } from "../../../shared/looks/look.ts";
import { photos } from "../../photos/tables.ts";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import { lookPhotos, looks } from "../tables.ts";
import { lastKeptAt } from "./delete-look.ts";

/** As many as anybody scrolls through; the rest follow once some are restored or erased. */
const maxShown = 100;

/** The member's looks that they can still restore, last deleted first. Their photos are closed to everybody. */
export async function deletedLooks({ db, clock }: SiteContext, member: Pick<Member, "id">): Promise<DeletedLook[]> {
  const rows = await db
    .select({ slug: looks.slug, title: looks.title, colour: photos.colour, deletedAt: looks.deletedAt })
    .from(looks)
    .innerJoin(lookPhotos, and(eq(lookPhotos.lookId, looks.id), eq(lookPhotos.position, 0)))
    .innerJoin(photos, eq(photos.id, lookPhotos.photoId))
    .where(and(eq(looks.authorId, member.id), gte(looks.deletedAt, lastKeptAt(clock()))))
    .orderBy(desc(looks.deletedAt), desc(looks.id))
    .limit(maxShown);
  return rows.flatMap(({ deletedAt, ...look }) => (deletedAt ? { ...look, deletedAt: deletedAt.toISOString() } : []));
}
