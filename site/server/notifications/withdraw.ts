import type { Transaction } from "@hemline/database";
import { and, asc, eq, or, type SQL, sql } from "drizzle-orm";
import { preparedSql } from "../db/prepared-query.ts";
import { liveChannel } from "../live/publish-live.ts";
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

/** Deletes the notifications about looks, comments or messages that are deleted. */
export async function withdrawAbout(tx: Transaction, ...subjectIds: string[]): Promise<void> {
  if (subjectIds.length) await preparedSql(tx, "withdraw about", { subjectIds }, withdrawAll);
}

const withdrawAll = () => sql`
  with withdrawn as (
    delete from ${notifications} where subject_id = any(${sql.placeholder("subjectIds")}::uuid[]) returning member_id
  )
  select pg_notify(${liveChannel}, member_id::text) from (select distinct member_id from withdrawn) told`;

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
  const values = {
    ids: held.map(({ id }) => id),
    actorIds: held.map(({ actorId }) => actorId),
    memberIds: held.map(({ memberId }) => memberId),
  };
  await preparedSql(tx, "withdraw", values, withdrawHeld);
}

/** Deletes actors, their notifications if nobody else acted, and tells open streams. */
const withdrawHeld = () => sql`
  with held as (
    select * from unnest(${sql.placeholder("ids")}::uuid[], ${sql.placeholder("actorIds")}::uuid[],
      ${sql.placeholder("memberIds")}::uuid[]) held (id, actor_id, member_id)
  ), without_actor as (
    delete from ${notificationActors} actor using held
    where actor.notification_id = held.id and actor.actor_id = held.actor_id
  ), withdrawn as (
    delete from ${notifications} n using held where n.id = held.id and not exists (
      select 1 from ${notificationActors} other
      where other.notification_id = n.id and (other.notification_id, other.actor_id) not in (select id, actor_id from held))
  )
  select pg_notify(${liveChannel}, member_id::text) from held`;
