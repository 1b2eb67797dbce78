import { and, type SQL, sql } from "drizzle-orm";
import type { Reader } from "../../../shared/permissions.ts";
import { members } from "../../accounts/tables.ts";
import { type InstantKey, instantOrder, type PageStart } from "../../db/keyset.ts";
import { notMuted, seenBy } from "../../relations/seen-by.ts";
import { looks, lookTags } from "../tables.ts";

/**
 * The `look_id` and `posted_at` of looks that tag a brand or product, each once, without those of members whom the reader
 * has muted, as a part of a prepared query. They come from the index of the brand or product, so that a popular one costs
 * no more than others.
 */
export function taggedLooks(
  viewer: Reader | null,
  isTagged: SQL,
  isWanted: SQL | undefined,
  start: PageStart<InstantKey>,
  limit: number,
): SQL {
  const newestFirst = instantOrder(lookTags.postedAt, lookTags.lookId, "desc");
  const isListed = and(
    isTagged,
    newestFirst.isBeyondPrepared(start),
    isWanted,
    seenBy(viewer, looks),
    viewer ? notMuted(looks.authorId) : undefined,
  );
  return sql`
    select distinct ${lookTags.postedAt}, ${lookTags.lookId} from ${lookTags}
    join ${looks} on ${looks.id} = ${lookTags.lookId}
    join ${members} on ${members.id} = ${looks.authorId}
    where ${isListed} order by ${sql.join(newestFirst.orderBy(start), sql`, `)} limit ${sql.raw(String(limit))}`;
}
