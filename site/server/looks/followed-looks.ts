import { sql } from "drizzle-orm";
import { type InstantKey, instantOrder, type PageStart } from "../db/keyset.ts";
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
  const isWanted = sql.join(
    [
      sql`${looks.state} = 'live' and ${looks.audience} <> 'me'`,
      newestFirst.isBeyond(start) ?? sql`true`,
      colour === null
        ? sql`true`
        : sql`exists (select 1 from ${lookColours} where ${lookColours.lookId} = ${looks.id} and ${lookColours.colour} = ${colour})`,
      occasion === null ? sql`true` : sql`${looks.occasion} = ${occasion}`,
      season === null ? sql`true` : sql`${looks.season} = ${season}`,
    ],
    sql` and `,
  );
  const first = ({ orderBy }: typeof newestFirst) =>
    sql`order by ${sql.join(orderBy(start), sql`, `)} limit ${sql.raw(String(limit))}`;
  const unmuted = sql`not exists (
    select 1 from ${mutes} where ${mutes.memberId} = ${viewer.id}::uuid and ${mutes.mutedId} = ${follows.memberId})`;
  const followed = sql`from ${follows}
    where ${follows.followerId} = ${viewer.id}::uuid and ${follows.state} = 'following' and ${unmuted}`;
  const ofEach = sql`
    select newest.id, newest.posted_at as "postedAt" from (select ${follows.memberId} as author ${followed}) as followed
    cross join lateral (
      select ${looks.id}, ${looks.postedAt} from ${looks}
      where ${looks.authorId} = followed.author and ${isWanted} ${first(newestFirst)}
    ) as newest
    ${first(newestOfAll)}`;
  // A subquery in parentheses is asked for each look; `exists` would become a join over all followed members' looks.
  const ofAll = sql`
    select ${looks.id}, ${looks.postedAt} as "postedAt" from ${looks}
    where ${isWanted} and (select true ${followed} and ${follows.memberId} = ${looks.authorId}) ${first(newestFirst)}`;
  const { rows } = await db.execute<{ id: string; postedAt: string }>(
    viewer.followingCount < manyFollowed ? ofEach : ofAll,
  );
  return rows.map(({ id, postedAt }) => ({ id, postedAt: new Date(postedAt) }));
}
