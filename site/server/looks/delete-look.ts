import { and, eq, gt, sql } from "drizzle-orm";
import { members } from "../accounts/tables.ts";
import type { Member } from "../http/env.ts";
import type { SiteContext } from "../parts.ts";
import { releasePhotos } from "../photos/photos.ts";
import { notFound } from "../problems.ts";
import { holdLine } from "./line.ts";
import { lookToChange } from "./look-to-change.ts";
import { lookPhotos, looks } from "./tables.ts";

/**
 * Takes a look away; those behind it in its member's line move up, and its photos are out of sight at once.
 * @throws 403 for somebody else's, 404 for none.
 */
export async function deleteLook(site: SiteContext, member: Member, slug: string): Promise<void> {
  const { db, clock } = site;
  // Not held yet: whoever moves looks takes hold of the line first, and two who wait for each other wait for ever.
  const look = await lookToChange(db, member, slug, { isHeld: false });
  await db.transaction(async (tx) => {
    await holdLine(tx, look.memberId);
    await lookToChange(tx, member, slug, { isHeld: true });
    const shown = await tx
      .delete(lookPhotos)
      .where(eq(lookPhotos.lookId, look.id))
      .returning({ id: lookPhotos.photoId });
    const [gone] = await tx.delete(looks).where(eq(looks.id, look.id)).returning({ place: looks.place });
    if (!gone) throw notFound("look");
    await releasePhotos(
      tx,
      shown.map(({ id }) => id),
      clock(),
    );
    await tx
      .update(looks)
      .set({ place: sql`${looks.place} - 1` })
      .where(and(eq(looks.memberId, look.memberId), gt(looks.place, gone.place)));
    await tx
      .update(members)
      .set({ lookCount: sql`${members.lookCount} - 1` })
      .where(eq(members.id, look.memberId));
  });
  site.purge(["home", "looks", `looks/${slug}`, "members", `members/${look.owner}`]);
}
