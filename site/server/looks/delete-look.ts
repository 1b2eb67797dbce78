import { and, eq, gt, sql } from "drizzle-orm";
import { members } from "../accounts/tables.ts";
import { releasePhotos } from "../photos/photos.ts";
import { notFound } from "../problems.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { editableLook } from "./editable-look.ts";
import { lockLookOrder } from "./look-order-lock.ts";
import { lookPhotos, looks } from "./tables.ts";

/** @throws 403 for another member's look, 404 for none */
export async function deleteLook(site: SiteContext, member: Member, slug: string): Promise<void> {
  const { db, clock } = site;
  // Not locked yet: the order is locked before its looks everywhere, which avoids deadlocks.
  const look = await editableLook(db, member, slug, { lock: false });
  await db.transaction(async (tx) => {
    await lockLookOrder(tx, look.memberId);
    await editableLook(tx, member, slug, { lock: true });
    const released = await tx
      .delete(lookPhotos)
      .where(eq(lookPhotos.lookId, look.id))
      .returning({ id: lookPhotos.photoId });
    const [deleted] = await tx.delete(looks).where(eq(looks.id, look.id)).returning({ position: looks.position });
    if (!deleted) throw notFound("look");
    await releasePhotos(
      tx,
      released.map(({ id }) => id),
      clock(),
    );
    await tx
      .update(looks)
      .set({ position: sql`${looks.position} - 1` })
      .where(and(eq(looks.memberId, look.memberId), gt(looks.position, deleted.position)));
    await tx
      .update(members)
      .set({ lookCount: sql`${members.lookCount} - 1` })
      .where(eq(members.id, look.memberId));
  });
  site.purge(["home", "looks", `looks/${slug}`, "members", `members/${look.owner}`]);
}
