import { desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Suggestion } from "../../shared/members/member.ts";
import type { Reader } from "../../shared/permissions.ts";
import { isSubscriber } from "../accounts/is-subscribed.ts";
import { memberName } from "../accounts/member-name.ts";
import { publicCount } from "../accounts/public-count.ts";
import { members } from "../accounts/tables.ts";
import { literalLimit, preparedRows, query } from "../db/prepared-query.ts";
import { photos } from "../photos/tables.ts";
import { hasPage, notBlocked, notMuted, preparedViewer } from "../relations/seen-by.ts";
import { dismissals, follows } from "../relations/tables.ts";
import type { SiteContext } from "../site-context.ts";
import { personColumns, personOf } from "./person-lists.ts";

/** How many follows we read: of the viewer, and of each member they follow. The latest come first. */
const maxAsked = 100;

const between = alias(members, "between_both");

/**
 * Suggests members to follow: first those followed by most of the members that the viewer follows, then those with the
 * most followers. A private member appears only in the first group, and only with name and photo. The result names one
 * member who follows the suggested one. That reveals nothing: the viewer can already see whom that member follows.
 */
export async function suggestedMembers(
  { db, clock }: SiteContext,
  viewer: Reader,
  limit: number,
): Promise<Suggestion[]> {
  const values = { viewer: viewer.id, now: clock() };
  const rows = await preparedRows(db, `suggested members ${limit}`, values, () => suggestions(limit));
  return rows.map(({ common, by, ...person }) => ({
    ...personOf(person, viewer),
    followedBy: by && { member: memberName(by), others: common - 1 },
  }));
}

function suggestions(limit: number) {
  const reader = preparedViewer;
  const now = sql.placeholder("now");
  const isWanted = sql`${members.standing} = 'active' and ${members.id} <> ${reader}
    and ${notBlocked(members.id, reader)} and ${notMuted(members.id, reader)}
    and not exists (select 1 from ${follows} where ${follows.followerId} = ${reader} and ${follows.memberId} = ${members.id})
    and not exists (select 1 from ${dismissals}
      where ${dismissals.memberId} = ${reader} and ${dismissals.dismissedId} = ${members.id})`;
  const hasLooks = sql`(${publicCount(members, "lookCount")} > 0)`;
  const followers = publicCount(members, "followerCount");
  const suggested = sql`(
    with followed as (
      select ${follows.memberId} as id, ${follows.createdAt} as since
      from ${follows} join ${members} on ${members.id} = ${follows.memberId}
      where ${follows.followerId} = ${reader} and ${follows.state} = 'following' and ${hasPage}
        and ${notMuted(follows.memberId, reader)}
      order by ${follows.createdAt} desc limit ${maxAsked}
    ), common as (
      select theirs.id, count(*)::int as count, (array_agg(followed.id order by followed.since desc))[1] as by
      from followed cross join lateral (
        select ${follows.memberId} as id from ${follows}
        where ${follows.followerId} = followed.id and ${follows.state} = 'following'
        order by ${follows.createdAt} desc limit ${maxAsked}
      ) theirs
      group by theirs.id
    ), nearest as (
      select common.* from common join ${members} on ${members.id} = common.id
      where ${isWanted}
      order by common.count desc, ${hasLooks} desc, ${followers} desc, ${members.id} desc limit ${limit}
    ), popular as (
      select ${members.id}, 0 as count, null::uuid as by from ${members}
      where ${isWanted} and ${hasLooks} and ${members.id} not in (select id from nearest)
      order by ${followers} desc, ${members.id} desc limit ${limit}
    )
    select * from nearest union all select * from popular) suggested`;
  const common = sql<number>`suggested.count`;
  return query
    .select({
      ...personColumns(now, reader),
      common,
      by: {
        slug: between.slug,
        username: between.username,
        firstName: between.firstName,
        lastName: between.lastName,
        isSubscriber: isSubscriber(between, now),
      },
    })
    .from(members)
    .innerJoin(suggested, sql`suggested.id = ${members.id}`)
    .leftJoin(photos, eq(photos.id, members.avatarId))
    .leftJoin(between, sql`${between.id} = suggested.by`)
    .orderBy(desc(common), sql`${hasLooks} desc`, desc(followers), desc(members.id))
    .limit(literalLimit(limit));
}
