import type { Transaction } from "@hemline/database";
import { and, eq, gt, sql } from "drizzle-orm";
import { dayMs } from "../../../shared/durations.ts";
import { deletedLookDays } from "../../../shared/lifetimes.ts";
import { recordActOnOthers } from "../../audit/record-act-on-others.ts";
import { decideCasesAbout } from "../../cases/decide-cases-about.ts";
import { withdrawAbout } from "../../notifications/withdraw.ts";
import { notFound } from "../../problems.ts";
import { recountProductUses } from "../../products/recount-products.ts";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import { editableLook } from "../editable-look.ts";
import { counted } from "../look-content.ts";
import { addToLookCount, lockLookOrder } from "../look-order-lock.ts";
import { looks } from "../tables.ts";
import { productsOfTags } from "../tag-products.ts";
import { eraseLook } from "./erase-look.ts";
import { setPhotosOpen } from "./set-photos-open.ts";

const keptMs = deletedLookDays * dayMs;

/** Looks that were deleted before it are erased; later ones can still be restored. */
export const lastKeptAt = (now: Date): Date => new Date(now.getTime() - keptMs);

/**
 * Deletes a look for everybody. Its author can restore it for a week. A look that an admin deletes for its author, and
 * a hidden look, is erased immediately, because restoring it would undo an admin's decision. The
 * audit log says what an admin deleted, and that decides its reports and those of its comments.
 * @returns until when it can be restored; null when it cannot
 * @throws 403 for another member's look, 404 for none
 */
export async function deleteLook(
  site: SiteContext,
  { member, requestId }: { member: Member; requestId: string },
  slug: string,
): Promise<Date | null> {
  const { db, clock } = site;
  // Not locked yet: the order is locked before its looks everywhere, which avoids deadlocks.
  const { id, authorId } = await editableLook(db, member, slug, { lock: false });
  const deletedAt = clock();
  const { isKept, audience, named } = await db.transaction(async (tx) => {
    await lockLookOrder(tx, authorId);
    const { audience, position, state } = await editableLook(tx, member, slug, { lock: true });
    if (position === null) throw notFound("look");
    const named = await productsOfTags(tx, id);
    await tx.update(looks).set({ state: "deleted", position: null, deletedAt }).where(eq(looks.id, id));
    await tx
      .update(looks)
      .set({ position: sql`${looks.position} - 1` })
      .where(and(eq(looks.authorId, authorId), gt(looks.position, position)));
    if (state === "live") await addToLookCount(tx, authorId, -counted(audience));
    await recordActOnOthers(tx, site, { member, requestId }, authorId, {
      ...{ act: "delete", targetKind: "look", targetId: id, before: { state }, after: { state: "deleted" } },
    });
    if (member.id !== authorId) await decideCasesOf(tx, site, member, id);
    const isRestorable = authorId === member.id && state === "live";
    if (isRestorable) {
      await setPhotosOpen(tx, id, false);
      await withdrawAbout(tx, id);
    } else await eraseLook(tx, { id, authorId }, deletedAt);
    await recountProductUses(tx, named);
    return { isKept: isRestorable, audience, named };
  });
  // The author's later looks move up, even if nobody else could see this one.
  site.changed([`member:${authorId}`]);
  if (counted(audience))
    site.changed([
      ...([`look:${id}`, `profile:${authorId}`, "looks", "members"] as const),
      ...named.map((product) => `product:${product}` as const),
    ]);
  return isKept ? new Date(deletedAt.getTime() + keptMs) : null;
}

/** Plain names: comments are above looks. */
async function decideCasesOf(tx: Transaction, site: SiteContext, admin: Member, lookId: string): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`select id from site.comments where look_id = ${lookId}`);
  await decideCasesAbout(tx, site, admin, "look", [lookId]);
  await decideCasesAbout(
    tx,
    site,
    admin,
    "comment",
    rows.map(({ id }) => id),
  );
}
