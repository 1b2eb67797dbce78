import { and, eq, type SQL, sql } from "drizzle-orm";
import { directionName, type InstantKey, instantOrder, instantValues, type PageStart } from "../db/keyset.ts";
import { preparedSql } from "../db/prepared-query.ts";
import { notMuted, preparedViewer } from "../relations/seen-by.ts";
import { follows, mutes } from "../relations/tables.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { lookColours, looks } from "./tables.ts";

/**
 * From here on most of the newest looks are of followed members, so that it takes less to go through all looks than
 * through each member's (measured by `npm run bench -- community`).
 */
const manyFollowed = 300;

interface FollowedLook {
  id: string;
  postedAt: Date;
}

interface FeedSlice {
  start: PageStart<InstantKey>;
  colour?: string | null;
  occasion?: string | null;
  season?: string | null;
  limit: number;
}

const newestFirst = instantOrder(looks.postedAt, looks.id, "desc");
const newestOfAll = instantOrder(sql`newest.posted_at`, sql`newest.id`, "desc");

/**
 * The newest looks of whom the reader follows and has not muted, without their content: who may see them is asked when
 * they are read. One of two queries, because the planner cannot know how many members a reader follows.
 */
export async function followedLooks(
  { db }: Pick<SiteContext, "db">,
  viewer: Pick<Member, "id" | "followingCount">,
  { start, colour = null, occasion = null, season = null, limit }: FeedSlice,
): Promise<FollowedLook[]> {
  if (viewer.followingCount === 0) return [];
  const build = viewer.followingCount < manyFollowed ? looksOfEach : looksOfAll;
  const name = [
    build.name,
    limit,
    colour && "colour",
    occasion && "occasion",
    season && "season",
    directionName(start),
  ];
  const values = { viewer: viewer.id, colour, occasion, season, ...instantValues(start) };
  const rows = await preparedSql<{ id: string; postedAt: string }>(db, name.filter(Boolean).join(" "), values, () =>
    build(wantedLooks({ start, colour, occasion, season }), start, limit),
  );
  return rows.map(({ id, postedAt }) => ({ id, postedAt: new Date(postedAt) }));
}

const wantedLooks = ({ start, colour, occasion, season }: Omit<FeedSlice, "limit">) =>
  and(
    sql`${looks.state} = 'live' and ${looks.audience} <> 'me'`,
    newestFirst.isBeyondPrepared(start),
    colour
      ? sql`exists (select 1 from ${lookColours}
          where ${lookColours.lookId} = ${looks.id} and ${lookColours.colour} = ${sql.placeholder("colour")})`
      : undefined,
    occasion ? eq(looks.occasion, sql.placeholder("occasion")) : undefined,
    season ? eq(looks.season, sql.placeholder("season")) : undefined,
  );

const first = ({ orderBy }: typeof newestFirst, start: PageStart<InstantKey>, limit: number) =>
  sql`order by ${sql.join(orderBy(start), sql`, `)} limit ${sql.raw(String(limit))}`;

const followed = sql`select ${follows.memberId} from ${follows}
  where ${follows.followerId} = ${preparedViewer} and ${follows.state} = 'following'`;

const looksOfEach = (isWanted: SQL | undefined, start: PageStart<InstantKey>, limit: number) => sql`
  select newest.id, newest.posted_at as "postedAt"
  from (${followed} and ${notMuted(follows.memberId)}) as followed
  cross join lateral (
    select ${looks.id}, ${looks.postedAt} from ${looks}
    where ${looks.authorId} = followed.member_id and ${isWanted} ${first(newestFirst, start, limit)}
  ) as newest
  ${first(newestOfAll, start, limit)}`;

/** `is true` keeps the planner from joining all looks of followed members: it looks each author up in a hash instead. */
const looksOfAll = (isWanted: SQL | undefined, start: PageStart<InstantKey>, limit: number) => sql`
  select ${looks.id}, ${looks.postedAt} as "postedAt" from ${looks}
  where ${isWanted} and (${looks.authorId} in (${followed})) is true
    and (${looks.authorId} in (select ${mutes.mutedId} from ${mutes} where ${mutes.memberId} = ${preparedViewer})) is not true
  ${first(newestFirst, start, limit)}`;
