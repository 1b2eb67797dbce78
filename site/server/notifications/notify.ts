import type { Transaction } from "@hemline/database";
import { type SQL, sql } from "drizzle-orm";
import { newUuid } from "../../shared/uuid.ts";
import { preparedSql } from "../db/prepared-query.ts";
import { liveChannel } from "../live/publish-live.ts";
import { notBlocked, notMuted } from "../relations/seen-by.ts";
import type { SiteContext } from "../site-context.ts";
import { groupKeyOf } from "./group-key.ts";
import type { Notice } from "./notice.ts";
import { notificationActors, notificationLevels, notifications } from "./tables.ts";

/**
 * Notifies a member of what an actor did, in the transaction that does it. Nobody is notified of what they did
 * themselves, of what those do whom they muted or who are blocked, or of a kind that they switched off.
 */
export const notify = (tx: Transaction, site: Pick<SiteContext, "clock">, notice: Notice): Promise<void> =>
  notifyEach(tx, site, [notice]);

/**
 * As `notify`, for many members in one round trip. Of several notices to one member of the same act, the first counts whose
 * kind they haven’t switched off.
 */
export async function notifyEach(
  tx: Transaction,
  { clock }: Pick<SiteContext, "clock">,
  notices: readonly Notice[],
): Promise<void> {
  const wanted = notices.filter(({ memberId, actorId }) => memberId !== actorId);
  if (wanted.length === 0) return;
  const values = {
    ids: wanted.map(() => newUuid(clock)),
    memberIds: wanted.map(({ memberId }) => memberId),
    kinds: wanted.map(({ kind }) => kind),
    actorIds: wanted.map(({ actorId }) => actorId),
    subjectIds: wanted.map(({ subjectId = null }) => subjectId),
    underIds: wanted.map(({ underId = null }) => underId),
    groupKeys: wanted.map(groupKeyOf),
    now: clock(),
  };
  await preparedSql(tx, "notify", values, notifyAll);
}

const list = (name: string, type: "uuid" | "text"): SQL => sql`${sql.placeholder(name)}::${sql.raw(type)}[]`;

const [member, actor, now] = [sql`wanted.member_id`, sql`wanted.actor_id`, sql`${sql.placeholder("now")}::timestamptz`];

/**
 * The notification, its actor and the notice to open streams in one round trip, unless the member does not want it. All
 * who notify the same members lock their notifications in one order.
 */
const notifyAll = () => sql`
  with wanted as (
    select * from unnest(${list("ids", "uuid")}, ${list("memberIds", "uuid")}, ${list("kinds", "text")},
      ${list("actorIds", "uuid")}, ${list("subjectIds", "uuid")}, ${list("underIds", "uuid")}, ${list("groupKeys", "text")})
      with ordinality wanted (id, member_id, kind, actor_id, subject_id, under_id, group_key, nth)
  ), held as (
    insert into ${notifications} (id, member_id, kind, subject_id, under_id, group_key, first_at, last_at)
    select distinct on (member_id, actor_id, subject_id) id, member_id, kind, subject_id, under_id, group_key, ${now}, ${now}
    from wanted
    where ${notMuted(actor, member)} and ${notBlocked(actor, member)} and not exists (
      select 1 from ${notificationLevels} level where level.member_id = ${member} and level.kind = wanted.kind and not in_app)
    order by member_id, actor_id, subject_id, nth
    on conflict (member_id, group_key) where read_at is null do update set last_at = excluded.last_at, seen_at = null
    returning id, member_id, group_key
  ), acted as (
    insert into ${notificationActors} (notification_id, actor_id, at)
    select held.id, ${actor}, ${now} from held join wanted using (member_id, group_key)
    on conflict do nothing
  )
  select pg_notify(${liveChannel}, member_id::text) from held`;
