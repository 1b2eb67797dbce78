import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { MemberWithAvatar } from "../../shared/accounts/member-name.ts";
import type { Reader } from "../../shared/permissions.ts";
import { isSubscriber } from "../accounts/is-subscribed.ts";
import { memberWithAvatar } from "../accounts/member-name.ts";
import { members } from "../accounts/tables.ts";
import { preparedRows, query } from "../db/prepared-query.ts";
import { notificationActors, notifications } from "../notifications/tables.ts";
import { photoCard, photoColumns } from "../photos/photos.ts";
import { photos } from "../photos/tables.ts";
import { readerKind } from "../relations/seen-by.ts";
import type { SiteContext } from "../site-context.ts";
import { idsOfGroup } from "./notification-groups.ts";
import { isActorShown } from "./visible-notifications.ts";

const maxActors = 3;

const latestActors = (viewer: Reader) => {
  const line = alias(notifications, "line");
  const lastAct = sql`max(${notificationActors.at})`;
  const ranked = query
    .select({
      notificationId: line.id,
      memberId: notificationActors.actorId,
      count: sql<number>`(count(*) over (partition by ${line.id}))::int`.as("actor_count"),
      rank: sql<number>`(row_number() over (partition by ${line.id}
        order by ${lastAct} desc, ${notificationActors.actorId}))::int`.as("actor_rank"),
    })
    .from(line)
    .innerJoinLateral(sql`(${idsOfGroup(viewer, line)}) told`, sql`true`)
    .innerJoin(notificationActors, eq(notificationActors.notificationId, sql`told.id`))
    .innerJoin(members, eq(members.id, notificationActors.actorId))
    .where(and(sql`${line.id} = any(${sql.placeholder("ids")}::uuid[])`, isActorShown))
    .groupBy(line.id, notificationActors.actorId)
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

/** Of each line of the list the latest actors, and how many there are, by one query for a whole page. */
export async function latestActorsOf({ db, clock }: SiteContext, viewer: Reader, ids: string[]) {
  const found = new Map<string, { shown: MemberWithAvatar[]; count: number }>();
  if (ids.length === 0) return found;
  const values = { viewer: viewer.id, ids, now: clock() };
  const rows = await preparedRows(db, `actors of notifications for ${readerKind(viewer)}`, values, () =>
    latestActors(viewer),
  );
  for (const { notificationId, count, member, avatar } of rows) {
    const shown = [...(found.get(notificationId)?.shown ?? []), memberWithAvatar(member, avatar && photoCard(avatar))];
    found.set(notificationId, { shown, count });
  }
  return found;
}
