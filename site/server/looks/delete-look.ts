import { and, eq, gt, sql } from "drizzle-orm";
import { withdrawAbout } from "../notifications/withdraw.ts";
import { releasePhotos } from "../photos/photos.ts";
import { notFound } from "../problems.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { editableLook } from "./editable-look.ts";
import { counted } from "./look-content.ts";
import { addToLookCount, lockLookOrder } from "./look-order-lock.ts";
import { lookPhotos, looks } from "./tables.ts";

/** @throws 403 for another member's look, 404 for none */
export async function deleteLook(site: SiteContext, member: Member, slug: string): Promise<void> {
  const { db, clock } = site;
  // Not locked yet: the order is locked before its looks everywhere, which avoids deadlocks.
  const look = await editableLook(db, member, slug, { lock: false });
  const audience = await db.transaction(async (tx) => {
    await lockLookOrder(tx, look.authorId);
    const { audience } = await editableLook(tx, member, slug, { lock: true });
    const released = await tx
      .delete(lookPhotos)
      .where(eq(lookPhotos.lookId, look.id))
      .returning({ id: lookPhotos.photoId });
    const [deleted] = await tx.delete(looks).where(eq(looks.id, look.id)).returning({ position: looks.position });
    if (!deleted) throw notFound("look");
    await withdrawAbout(tx, look.id);
    await releasePhotos(
      tx,
      released.map(({ id }) => id),
      clock(),
    );
    await tx
      .update(looks)
      .set({ position: sql`${looks.position} - 1` })
      .where(and(eq(looks.authorId, look.authorId), gt(looks.position, deleted.position)));
    await addToLookCount(tx, look.authorId, -counted(audience));
    return audience;
  });
  // The looks after it move up, whoever could see it.
  site.changed([`member:${look.authorId}`]);
  if (counted(audience)) site.changed([`look:${look.id}`, `profile:${look.authorId}`, "looks", "members"]);
}
