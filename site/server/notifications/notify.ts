import type { Transaction } from "@hemline/database";
import { and, eq, sql } from "drizzle-orm";
import { newUuid } from "../../shared/uuid.ts";
import { publishLive } from "../live/publish-live.ts";
import { notBlocked, notMuted } from "../relations/seen-by.ts";
import type { SiteContext } from "../site-context.ts";
import { groupKeyOf } from "./group-key.ts";
import type { Notice } from "./notice.ts";
import { notificationActors, notificationLevels, notifications } from "./tables.ts";

/**
 * Notifies a member of what an actor did, in the transaction that does it. Nobody is notified of what they did
 * themselves, of what those do whom they muted or who are blocked, or of a kind that they switched off.
 */
export async function notify(tx: Transaction, { clock }: Pick<SiteContext, "clock">, notice: Notice): Promise<void> {
  const { memberId, kind, actorId, subjectId } = notice;
  if (memberId === actorId || !(await wants(tx, notice))) return;
  const now = clock();
  const [held] = await tx
    .insert(notifications)
    .values({
      ...{ id: newUuid(clock), memberId, kind, subjectId, groupKey: groupKeyOf(notice) },
      ...{ firstAt: now, lastAt: now },
    })
    .onConflictDoUpdate({
      target: [notifications.memberId, notifications.groupKey],
      targetWhere: sql`${notifications.readAt} is null`,
      set: { lastAt: now, seenAt: null },
    })
    .returning({ id: notifications.id });
  if (!held) return;
  await tx.insert(notificationActors).values({ notificationId: held.id, actorId, at: now }).onConflictDoNothing();
  await publishLive(tx, memberId);
}

async function wants(tx: Transaction, { memberId, kind, actorId }: Notice): Promise<boolean> {
  const [member, actor] = [sql`${memberId}::uuid`, sql`${actorId}::uuid`];
  const isOff = tx
    .select({ kind: notificationLevels.kind })
    .from(notificationLevels)
    .where(
      and(
        eq(notificationLevels.memberId, memberId),
        eq(notificationLevels.kind, kind),
        eq(notificationLevels.inApp, false),
      ),
    );
  const { rows } = await tx.execute<{ wanted: boolean }>(
    sql`select (not exists ${isOff} and ${notMuted(actor, member)} and ${notBlocked(actor, member)}) as wanted`,
  );
  return rows[0]?.wanted === true;
}
