import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { MemberWithAvatar } from "../../shared/accounts/member-name.ts";
import type { Reader } from "../../shared/permissions.ts";
import { isSubscriber } from "../accounts/is-subscribed.ts";
import { memberWithAvatar } from "../accounts/member-name.ts";
import { members } from "../accounts/tables.ts";
import { preparedRows, query } from "../db/prepared-query.ts";
import { notificationActors } from "../notifications/tables.ts";
import { photoCard, photoColumns } from "../photos/photos.ts";
import { photos } from "../photos/tables.ts";
import type { SiteContext } from "../site-context.ts";
import { isActorShown } from "./visible-notifications.ts";

const maxActors = 3;

const latestActors = () => {
  const ranked = query
    .select({
      notificationId: notificationActors.notificationId,
      memberId: members.id,
      count: sql<number>`(count(*) over (partition by ${notificationActors.notificationId}))::int`.as("actor_count"),
      rank: sql<number>`(row_number() over (partition by ${notificationActors.notificationId}
        order by ${notificationActors.at} desc, ${notificationActors.actorId}))::int`.as("actor_rank"),
    })
    .from(notificationActors)
    .innerJoin(members, eq(members.id, notificationActors.actorId))
    .where(and(sql`${notificationActors.notificationId} = any(${sql.placeholder("ids")}::uuid[])`, isActorShown))
    .as("ranked");
  const actor = alias(members, "actor");
  return query
    .select({
      notificationId: ranked.notificationId,
      count: ranked.count,
      member: {
        slug: actor.slug,
        username: actor.username,
        firstName: actor.firstName,
        lastName: actor.lastName,
        isSubscriber: isSubscriber(actor, sql.placeholder("now")),
      },
      avatar: photoColumns(photos),
    })
    .from(ranked)
    .innerJoin(actor, eq(actor.id, ranked.memberId))
    .leftJoin(photos, eq(photos.id, actor.avatarId))
    .where(sql`${ranked.rank} <= ${maxActors}`)
    .orderBy(ranked.notificationId, ranked.rank);
};

/** Of each notification the latest actors, and how many there are, by one query for a whole page. */
export async function latestActorsOf({ db, clock }: SiteContext, viewer: Reader, ids: string[]) {
  const found = new Map<string, { shown: MemberWithAvatar[]; count: number }>();
  if (ids.length === 0) return found;
  const values = { viewer: viewer.id, ids, now: clock() };
  const rows = await preparedRows(db, "actors of notifications", values, latestActors);
  for (const { notificationId, count, member, avatar } of rows) {
    const shown = [...(found.get(notificationId)?.shown ?? []), memberWithAvatar(member, avatar && photoCard(avatar))];
    found.set(notificationId, { shown, count });
  }
  return found;
}
