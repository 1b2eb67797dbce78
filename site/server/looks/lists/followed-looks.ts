import { and, type SQL, sql } from "drizzle-orm";
import { members } from "../../accounts/tables.ts";
import { brandFollows } from "../../brands/tables.ts";
import { directionName, type InstantKey, instantOrder, instantValues, type PageStart } from "../../db/keyset.ts";
import { preparedSql } from "../../db/prepared-query.ts";
import { isShown, notMuted, preparedViewer, readerKind } from "../../relations/seen-by.ts";
import { follows, mutes } from "../../relations/tables.ts";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import { conditionNames, conditionValues, type LookConditions, meetsConditions, noConditions } from "../look-filter.ts";
import { looks, lookTags } from "../tables.ts";
import type { PostedLook } from "./brand-looks.ts";
import { taggedLooks } from "./tagged-looks.ts";

/**
 * From here on most of the newest looks are of followed members, so that it takes less to go through all looks than
 * through each member's (measured by `npm run bench -- community`).
 */
const manyFollowed = 300;

type Follower = Pick<Member, "id" | "role" | "followingCount">;

interface FeedSlice extends Partial<LookConditions> {
  start: PageStart<InstantKey>;
  limit: number;
}

const newestFirst = instantOrder(looks.postedAt, looks.id, "desc");
const newestOfAll = instantOrder(sql`newest.posted_at`, sql`newest.id`, "desc");

/**
 * The newest looks of the members whom the reader follows, and those of others with something of a brand that the reader
 * follows, without those of muted members and without their content: who may see a followed member's look is asked when it
 * is read. One of two queries, because the planner cannot know how many members a reader follows.
 */
export async function followedLooks(
  { db }: Pick<SiteContext, "db">,
  viewer: Follower,
  { start, limit, ...wanted }: FeedSlice,
): Promise<PostedLook[]> {
  const conditions = { ...noConditions, ...wanted };
  const ofMembers = viewer.followingCount < manyFollowed ? looksOfEach : looksOfAll;
  const name = ["feed", ofMembers.name, limit, conditionNames(conditions), directionName(start), readerKind(viewer)];
  const values = { viewer: viewer.id, ...conditionValues(conditions), ...instantValues(start) };
  const rows = await preparedSql<{ id: string; postedAt: string }>(db, name.join(" "), values, () => {
    const isWanted = and(sql`${looks.state} = 'live' and ${looks.audience} <> 'me'`, meetsConditions(conditions));
    return sql`
      select newest.id, newest.posted_at as "postedAt"
      from ((${ofMembers(isWanted, start, limit)}) union (${looksOfBrands(viewer, isWanted, start, limit)})) as newest
      ${first(newestOfAll, start, limit)}`;
  });
  return rows.map(({ id, postedAt }) => ({ id, postedAt: new Date(postedAt) }));
}

const first = ({ orderBy }: typeof newestFirst, start: PageStart<InstantKey>, limit: number) =>
  sql`order by ${sql.join(orderBy(start), sql`, `)} limit ${sql.raw(String(limit))}`;

/** Without those who are banned or leaving. */
const followed = sql`select ${follows.memberId} from ${follows} join ${members} on ${members.id} = ${follows.memberId}
  where ${follows.followerId} = ${preparedViewer} and ${follows.state} = 'following' and ${isShown}`;

const looksOfEach = (isWanted: SQL | undefined, start: PageStart<InstantKey>, limit: number) => sql`
  select newest.id, newest.posted_at
  from (${followed} and ${notMuted(follows.memberId)}) as followed
  cross join lateral (
    select ${looks.id}, ${looks.postedAt} from ${looks}
    where ${looks.authorId} = followed.member_id and ${and(isWanted, newestFirst.isBeyondPrepared(start))}
    ${first(newestFirst, start, limit)}
  ) as newest
  ${first(newestOfAll, start, limit)}`;

/** `is true` keeps the planner from joining all looks of followed members: it looks each author up in a hash instead. */
const looksOfAll = (isWanted: SQL | undefined, start: PageStart<InstantKey>, limit: number) => sql`
  select ${looks.id}, ${looks.postedAt} from ${looks}
  where ${and(isWanted, newestFirst.isBeyondPrepared(start))} and (${looks.authorId} in (${followed})) is true
    and (${looks.authorId} in (select ${mutes.mutedId} from ${mutes} where ${mutes.memberId} = ${preparedViewer})) is not true
  ${first(newestFirst, start, limit)}`;

/** Without the reader's own. */
function looksOfBrands(viewer: Follower, isWanted: SQL | undefined, start: PageStart<InstantKey>, limit: number): SQL {
  const isTagged = sql`${lookTags.brandId} = followed_brand.brand_id`;
  const isOthers = and(isWanted, sql`${looks.authorId} <> ${preparedViewer}`);
  return sql`
    select newest.id, newest.posted_at
    from (select brand_id from ${brandFollows} where member_id = ${preparedViewer}) as followed_brand
    cross join lateral (
      select look_id as id, posted_at
      from (${taggedLooks(viewer, isTagged, isOthers, start, limit)}) as tagged
    ) as newest
    ${first(newestOfAll, start, limit)}`;
}
