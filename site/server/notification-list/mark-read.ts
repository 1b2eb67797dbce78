import { and, asc, eq, inArray, isNull, lte, type SQL } from "drizzle-orm";
import { isUuid } from "../../shared/uuid.ts";
import { publishLive } from "../live/publish-live.ts";
import { notifications } from "../notifications/tables.ts";
import { notFound } from "../problems.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";

/** After the bell was opened: resets its number. Idempotent. */
export const markSeen = (site: SiteContext, member: Member): Promise<void> =>
  update(site, member, isNull(notifications.seenAt), { seenAt: site.clock() });

/** Idempotent. */
export const markAllRead = (site: SiteContext, member: Member): Promise<void> =>
  update(site, member, isNull(notifications.readAt), { seenAt: site.clock(), readAt: site.clock() });

/** Marks everything received up to that time. Idempotent. */
export const markReadUntil = (site: SiteContext, member: Pick<Member, "id">, until: Date): Promise<void> =>
  update(site, member, lte(notifications.lastAt, until), { seenAt: site.clock(), readAt: site.clock() });

/** Idempotent. @throws 404 for an unknown notification or another member's */
export async function markRead(site: SiteContext, member: Member, id: string): Promise<void> {
  if (!isUuid(id)) throw notFound("notification");
  const [held] = await site.db
    .select({ readAt: notifications.readAt })
    .from(notifications)
    .where(and(eq(notifications.id, id), eq(notifications.memberId, member.id)));
  if (!held) throw notFound("notification");
  await update(site, member, eq(notifications.id, id), { seenAt: site.clock(), readAt: site.clock() });
}

async function update(
  { db }: Pick<SiteContext, "db">,
  { id: memberId }: Pick<Member, "id">,
  which: SQL,
  change: { seenAt: Date; readAt?: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    // Withdrawals lock rows in the same order.
    const locked = await tx
      .select({ id: notifications.id })
      .from(notifications)
      .where(and(eq(notifications.memberId, memberId), isNull(notifications.readAt), which))
      .orderBy(asc(notifications.id))
      .for("update");
    if (locked.length === 0) return;
    await tx
      .update(notifications)
      .set(change)
      .where(
        inArray(
          notifications.id,
          locked.map(({ id }) => id),
        ),
      );
    await publishLive(tx, memberId);
  });
}
