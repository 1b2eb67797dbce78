import type { Database, Transaction } from "@hemline/database";
import { type SQL, sql } from "drizzle-orm";
import type { BrandState } from "../../shared/brands/brand.ts";
import { preparedSql } from "../db/prepared-query.ts";
import { noScope, oldSlugs } from "../slugs/tables.ts";
import { brands } from "./tables.ts";

export interface FoundBrand {
  id: string;
  slug: string;
  name: string;
  state: BrandState;
}

/**
 * The brand at an address: also at a former one, and at one of a brand that was merged into it.
 * @param states in which it is found; null in any other
 */
export async function brandBySlug(
  db: Database | Transaction,
  slug: string,
  states: readonly BrandState[] = ["live"],
): Promise<FoundBrand | null> {
  const [found] = await preparedSql<FoundBrand>(db, "brand by slug", { slug }, atSlug);
  return found && states.includes(found.state) ? found : null;
}

const atSlug = () => sql`
  with recursive ${brandsBehind(sql.placeholder("slug"))}
  select brand.id, brand.slug, brand.name, brand.state from behind join ${brands} brand on brand.id = behind.id
  where brand.merged_into is null`;

/** Longer than merges ever lead: a merged brand leads to where its target leads. */
const maxSteps = 10;

/**
 * A common table `behind`: the brand at a slug, which may be a former one, and behind it those into which it was merged,
 * by their number of `steps`.
 */
export const brandsBehind = (slug: ReturnType<typeof sql.placeholder>): SQL => sql`
  behind as (
    select id, merged_into, 0 as steps from ${brands} where id = coalesce(
      (select id from ${brands} where slug = ${slug}),
      (select subject_id from ${oldSlugs} where kind = 'brand' and scope_id = ${noScope}::uuid and slug = ${slug}))
    union all
    select target.id, target.merged_into, behind.steps + 1
    from behind join ${brands} target on target.id = behind.merged_into and behind.steps < ${maxSteps}
  )`;
