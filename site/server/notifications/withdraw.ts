import type { Transaction } from "@hemline/database";
import { and, asc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { publishLive } from "../live/publish-live.ts";
import { groupKeyOf } from "./group-key.ts";
import type { Notice } from "./notice.ts";
import { notificationActors, notifications } from "./tables.ts";

/** Takes notices back, read ones too: an unlike removes its actor, and a notification without actors is deleted. */
export const withdraw = (tx: Transaction, ...notices: Notice[]): Promise<void> =>
  withdrawWhere(
    tx,
    or(...notices.map((notice) => and(isFrom(notice), eq(notifications.groupKey, groupKeyOf(notice))))),
  );

/** Takes back what two members were notified of by each other. */
export const withdrawBetween = (tx: Transaction, one: string, other: string): Promise<void> =>
  withdrawWhere(tx, or(isFrom({ memberId: one, actorId: other }), isFrom({ memberId: other, actorId: one })));

/** Deletes the notifications about a look or comment that is deleted. */
export async function withdrawAbout(tx: Transaction, subjectId: string): Promise<void> {
  const deleted = await tx
    .delete(notifications)
    .where(eq(notifications.subjectId, subjectId))
    .returning({ memberId: notifications.memberId });
  await publishTo(tx, deleted);
}

const isFrom = ({ memberId, actorId }: Pick<Notice, "memberId" | "actorId">) =>
  and(eq(notifications.memberId, memberId), eq(notificationActors.actorId, actorId));

async function withdrawWhere(tx: Transaction, isMeant: SQL | undefined): Promise<void> {
  const held = await tx
    .select({
      id: notifications.id,
      memberId: notifications.memberId,
      actorId: notificationActors.actorId,
    })
    .from(notifications)
    .innerJoin(notificationActors, eq(notificationActors.notificationId, notifications.id))
    .where(isMeant)
    .orderBy(asc(notifications.id))
    // Whoever joins this notification now waits, and then begins a new one if this one is deleted.
    .for("update");
  if (held.length === 0) return;
  await tx
    .delete(notificationActors)
    .where(
      or(
        ...held.map(({ id, actorId }) =>
          and(eq(notificationActors.notificationId, id), eq(notificationActors.actorId, actorId)),
        ),
      ),
    );
  const ids = held.map(({ id }) => id);
  await tx
    .delete(notifications)
    .where(
      and(
        inArray(notifications.id, ids),
        sql`not exists (select 1 from ${notificationActors} where ${notificationActors.notificationId} = ${notifications.id})`,
      ),
    );
  await publishTo(tx, held);
}

async function publishTo(tx: Transaction, rows: { memberId: string }[]): Promise<void> {
  for (const memberId of new Set(rows.map((row) => row.memberId))) await publishLive(tx, memberId);
}
