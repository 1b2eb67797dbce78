import { and, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Reader } from "../../../shared/permissions.ts";
import { members } from "../../accounts/tables.ts";
import { directionName, type InstantKey, instantOrder, instantValues, type PageStart } from "../../db/keyset.ts";
import { preparedSql } from "../../db/prepared-query.ts";
import { notMuted, readerKind, seenBy } from "../../relations/seen-by.ts";
import type { SiteContext } from "../../site-context.ts";
import { conditionNames, conditionValues, type LookConditions, meetsConditions } from "../look-filter.ts";
import { looks, lookTags } from "../tables.ts";

/** A look without its content. */
export interface PostedLook {
  id: string;
  postedAt: Date;
}

/** The newest looks with something of a brand, without those of members whom the reader has muted. */
export async function looksWithBrand(
  { db }: Pick<SiteContext, "db">,
  viewer: Reader | null,
  conditions: LookConditions,
  start: PageStart<InstantKey>,
  limit: number,
): Promise<PostedLook[]> {
  const others = { ...conditions, brand: null };
  const name = ["looks with a brand", conditionNames(others), directionName(start), limit, readerKind(viewer)];
  const values = { viewer: viewer?.id ?? null, ...conditionValues(conditions), ...instantValues(start) };
  const rows = await preparedSql<{ id: string; postedAt: string }>(db, name.join(" "), values, () => {
    const tagged = taggedLooks(viewer, sql`${sql.placeholder("brandId")}::uuid`, meetsConditions(others), start, limit);
    return sql`select look_id as id, posted_at as "postedAt" from (${tagged}) tagged`;
  });
  return rows.map(({ id, postedAt }) => ({ id, postedAt: new Date(postedAt) }));
}

/**
 * The `look_id` and `posted_at` of looks that tag a brand, each once, as a part of a prepared query. They come from the
 * index of the brand, so that a popular brand costs no more than others.
 */
export function taggedLooks(
  viewer: Reader | null,
  brandId: SQLWrapper,
  isWanted: SQL | undefined,
  start: PageStart<InstantKey>,
  limit: number,
): SQL {
  const newestFirst = instantOrder(lookTags.postedAt, lookTags.lookId, "desc");
  const isListed = and(
    sql`${lookTags.brandId} = ${brandId}`,
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
