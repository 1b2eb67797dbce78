import { and, type SQL, sql } from "drizzle-orm";
import { members } from "../../accounts/tables.ts";
import { directionName, keysetOrder, type PageStart } from "../../db/keyset.ts";
import { preparedSql } from "../../db/prepared-query.ts";
import { isShown, notMuted, preparedViewer } from "../../relations/seen-by.ts";
import { follows } from "../../relations/tables.ts";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import { isSubjectPublic } from "../seen-review.ts";
import { reviews } from "../tables.ts";
import { filterNames, meetsFilter, type ReviewListing } from "./review-filter.ts";
import { isBeyondStart, type KeyedOrder, type ReviewKey, reviewOrderings, startValues } from "./review-orders.ts";

/** From here on it takes less to go through the whole list than through each followed member's reviews. */
const manyFollowed = 300;

/**
 * The reviews in a list by members whom the reader follows, without those of muted members and without their content. Like
 * `followedLooks` it is one of two queries, because the planner cannot know how many members a reader follows.
 * @returns their places in the list
 */
export async function followedReviews(
  { db }: Pick<SiteContext, "db">,
  viewer: Pick<Member, "id" | "followingCount">,
  { list, where, values, sort, filter }: ReviewListing,
  start: PageStart<ReviewKey>,
  limit: number,
): Promise<ReviewKey[]> {
  const order = reviewOrderings[sort];
  const ofFollowed = viewer.followingCount < manyFollowed ? reviewsOfEach : reviewsOfAll;
  const name = ["followed", ofFollowed.name, list, sort, ...filterNames(filter), limit, directionName(start)];
  const given = { viewer: viewer.id, ...values, ...filter, ...startValues(order, start) };
  const rows = await preparedSql<{ at: string | number; id: string }>(db, name.join(" "), given, () => {
    const isWanted = and(isListed, where, meetsFilter(filter), isBeyondStart(order, start), isSubjectPublic);
    return ofFollowed(isWanted, order, start, limit);
  });
  return rows.map(({ at, id }) => [order.toNumber(at), id]);
}

/** Who follows a member may see whatever of theirs these two don't rule out. */
const isListed: SQL = sql`${reviews.state} = 'live' and ${reviews.audience} <> 'me'`;

const followed = sql`select ${follows.memberId} from ${follows} join ${members} on ${members.id} = ${follows.memberId}
  where ${follows.followerId} = ${preparedViewer} and ${follows.state} = 'following' and ${isShown}
    and ${notMuted(follows.memberId)}`;

type FollowedQuery = (isWanted: SQL | undefined, order: KeyedOrder, start: PageStart<ReviewKey>, limit: number) => SQL;

const found = keysetOrder([sql`found.at`, sql`found.id`], "desc");

const first = (orderBy: SQL[], limit: number) =>
  sql`order by ${sql.join(orderBy, sql`, `)} limit ${sql.raw(String(limit))}`;

const reviewsOfEach: FollowedQuery = (isWanted, { column, columns }, start, limit) => sql`
  select found.at, found.id
  from (${followed}) as followed
  cross join lateral (
    select ${column} as at, ${reviews.id} from ${reviews}
    where ${and(sql`${reviews.authorId} = followed.member_id`, isWanted)}
    ${first(columns.orderBy(start), limit)}
  ) as found
  ${first(found.orderBy(start), limit)}`;

/** `is true` keeps the planner from joining all reviews of followed members: it looks each author up in a hash instead. */
const reviewsOfAll: FollowedQuery = (isWanted, { column, columns }, start, limit) => sql`
  select ${column} as at, ${reviews.id} from ${reviews}
  where ${and(isWanted, sql`(${reviews.authorId} in (${followed})) is true`)}
  ${first(columns.orderBy(start), limit)}`;
