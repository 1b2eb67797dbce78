import { and, isNotNull, type SQL, sql } from "drizzle-orm";
import { dayMs, hourMs } from "../../../shared/durations.ts";
import { members } from "../../accounts/tables.ts";
import { brandFollows, brands } from "../../brands/tables.ts";
import { collections } from "../../collections/tables.ts";
import { looks, lookTags } from "../../looks/tables.ts";
import { entries } from "../../notebook/tables.ts";
import { digests, notifications } from "../../notifications/tables.ts";
import { hasPage } from "../../relations/seen-by.ts";
import { follows } from "../../relations/tables.ts";
import { reviews } from "../../reviews/tables.ts";
import type { SiteContext } from "../../site-context.ts";
import { defaultRhythm } from "../notification-settings.ts";
import { followedFrom } from "./followed-news.ts";

/** A few hours less than a day or a week: the job does not run at the same second every morning. */
export const restMs = { daily: dayMs - 4 * hourMs, weekly: 7 * dayMs - 4 * hourMs };

export interface DueDigest {
  memberId: string;
  /** When the digest before was due: what came until then is not repeated. */
  since: string;
}

/**
 * Whom a digest is due, and who may have something new: what they may see of it is asked when it is sent. One query for all
 * members, which goes through what was posted and who follows it once, and not through what each member follows.
 */
export async function dueDigests({ db }: Pick<SiteContext, "db">, now: Date): Promise<DueDigest[]> {
  const { rows } = await db.execute<{ memberId: string; since: string }>(sql`
    with posted as (${postedSince(followedFrom(new Date(0), now))}),
    due as (${dueMembers(now)})
    select due.id as "memberId", due.since from due left join posted on posted.member_id = due.id
    where posted.at > due.since or exists (select 1 from ${notifications}
      where ${notifications.memberId} = due.id and ${notifications.readAt} is null and ${notifications.lastAt} > due.since)
    order by due.id`);
  return rows.map(({ memberId, since }) => ({ memberId, since: new Date(since).toISOString() }));
}

const instant = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;

function dueMembers(now: Date): SQL {
  const rhythm = sql`coalesce(${digests.rhythm}, ${defaultRhythm})`;
  const since = sql`coalesce(${digests.sentAt}, ${members.createdAt})`;
  const hasRested = (ms: number) => sql`${since} <= ${instant(new Date(now.getTime() - ms))}`;
  const isDue = sql`((${rhythm} = 'daily' and ${hasRested(restMs.daily)})
    or (${rhythm} = 'weekly' and ${hasRested(restMs.weekly)}))`;
  return sql`
    select ${members.id}, ${since} as since
    from ${members} left join ${digests} on ${digests.memberId} = ${members.id}
    where ${and(
      hasPage,
      // Any other address may belong to a stranger.
      isNotNull(members.emailVerifiedAt),
      isDue,
    )}`;
}

/** When something was last posted that each member follows. */
function postedSince(start: Date): SQL {
  const from = instant(start);
  return sql`
    select member_id, max(at) as at from (
      select ${follows.followerId} as member_id, author.at
      from (select author_id, max(at) as at from (
        select ${looks.authorId}, ${looks.postedAt} as at from ${looks}
          where ${looks.postedAt} > ${from} and ${looks.state} = 'live' and ${looks.audience} <> 'me'
        union all select ${reviews.authorId}, ${reviews.postedAt} from ${reviews}
          where ${reviews.state} = 'live' and ${reviews.postedAt} > ${from} and ${reviews.audience} <> 'me'
        union all select ${entries.authorId}, ${entries.publishedAt} from ${entries}
          where ${entries.state} = 'live' and ${entries.publishedAt} > ${from}) by_author group by author_id) author
      join ${follows} on ${follows.memberId} = author.author_id and ${follows.state} = 'following'
      union all
      select ${brandFollows.memberId}, brand.at
      from (select brand_id, max(at) as at from (
        select ${lookTags.brandId}, ${lookTags.postedAt} as at from ${lookTags}
          where ${lookTags.postedAt} > ${from} and ${lookTags.brandId} is not null
        union all select ${collections.brandId}, ${collections.createdAt} from ${collections}
          join ${brands} on ${brands.id} = ${collections.brandId}
          where ${brands.state} = 'live' and ${collections.createdAt} > ${from}) by_brand group by brand_id) brand
      join ${brandFollows} on ${brandFollows.brandId} = brand.brand_id
    ) of_member group by member_id`;
}
