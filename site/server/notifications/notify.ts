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
export async function notify(tx: Transaction, { clock }: Pick<SiteContext, "clock">, notice: Notice): Promise<void> {
  const { memberId, kind, actorId, subjectId = null } = notice;
  if (memberId === actorId) return;
  const values = { id: newUuid(clock), memberId, kind, actorId, subjectId, groupKey: groupKeyOf(notice), now: clock() };
  await preparedSql(tx, "notify", values, notifyAll);
}

const value = (name: keyof Notice | "id" | "groupKey" | "now", type: "uuid" | "text" | "timestamptz"): SQL =>
  sql`${sql.placeholder(name)}::${sql.raw(type)}`;

const [member, actor, kind, now] = [
  value("memberId", "uuid"),
  value("actorId", "uuid"),
  value("kind", "text"),
  value("now", "timestamptz"),
];

/** The notification, its actor and the notice to open streams in one round trip, unless the member does not want it. */
const notifyAll = () => sql`
  with held as (
    insert into ${notifications} (id, member_id, kind, subject_id, group_key, first_at, last_at)
    select ${value("id", "uuid")}, ${member}, ${kind}, ${value("subjectId", "uuid")}, ${value("groupKey", "text")}, ${now}, ${now}
    where ${notMuted(actor, member)} and ${notBlocked(actor, member)} and not exists (
      select 1 from ${notificationLevels} where member_id = ${member} and kind = ${kind} and not in_app)
    on conflict (member_id, group_key) where read_at is null do update set last_at = excluded.last_at, seen_at = null
    returning id
  ), acted as (
    insert into ${notificationActors} (notification_id, actor_id, at) select id, ${actor}, ${now} from held
    on conflict do nothing
  )
  select pg_notify(${liveChannel}, ${member}::text) from held`;
