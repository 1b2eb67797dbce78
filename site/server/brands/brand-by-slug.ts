import type { Database, Transaction } from "@hemline/database";
import { sql } from "drizzle-orm";
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
  with recursive led_to as (
    select id, merged_into from ${brands} where id = coalesce(
      (select id from ${brands} where slug = ${sql.placeholder("slug")}),
      (select subject_id from ${oldSlugs}
       where kind = 'brand' and scope_id = ${noScope}::uuid and slug = ${sql.placeholder("slug")}))
    union
    select target.id, target.merged_into from led_to join ${brands} target on target.id = led_to.merged_into
  )
  select brand.id, brand.slug, brand.name, brand.state from led_to join ${brands} brand on brand.id = led_to.id
  where brand.merged_into is null`;
