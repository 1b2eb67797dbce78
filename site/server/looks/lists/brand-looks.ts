import { sql } from "drizzle-orm";
import type { Reader } from "../../../shared/permissions.ts";
import { directionName, type InstantKey, instantValues, type PageStart } from "../../db/keyset.ts";
import { preparedSql } from "../../db/prepared-query.ts";
import { readerKind } from "../../relations/seen-by.ts";
import type { SiteContext } from "../../site-context.ts";
import { conditionNames, conditionValues, type LookConditions, meetsConditions } from "../look-filter.ts";
import { lookTags } from "../tables.ts";
import { taggedLooks } from "./tagged-looks.ts";

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
    const isTagged = sql`${lookTags.brandId} = ${sql.placeholder("brandId")}::uuid`;
    const tagged = taggedLooks(viewer, isTagged, meetsConditions(others), start, limit);
    return sql`select look_id as id, posted_at as "postedAt" from (${tagged}) tagged`;
  });
  return rows.map(({ id, postedAt }) => ({ id, postedAt: new Date(postedAt) }));
}
