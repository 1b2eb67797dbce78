import type { Database, Transaction } from "@hemline/database";
import { sql } from "drizzle-orm";
import type { ProductState } from "../../shared/products/product.ts";
import { brands } from "../brands/tables.ts";
import { preparedSql } from "../db/prepared-query.ts";
import { noScope, oldSlugs } from "../slugs/tables.ts";
import { products } from "./tables.ts";

export interface FoundProduct {
  id: string;
  slug: string;
  name: string;
  state: ProductState;
  brand_id: string;
}

/**
 * The product at an address: also at a former one, and at one of a product that was merged into it.
 * @param states in which it is found; null in any other, and while its brand is not live
 */
export async function productBySlug(
  db: Database | Transaction,
  slug: string,
  states: readonly ProductState[] = ["live"],
): Promise<FoundProduct | null> {
  const [found] = await preparedSql<FoundProduct>(db, "product by slug", { slug }, atSlug);
  return found && states.includes(found.state) ? found : null;
}

/** Longer than merges ever lead: a merged product leads to where its target leads. */
const maxSteps = 10;

const atSlug = () => sql`
  with recursive behind as (
    select id, merged_into, 0 as steps from ${products} where id = coalesce(
      (select id from ${products} where slug = ${sql.placeholder("slug")}),
      (select subject_id from ${oldSlugs}
        where kind = 'product' and scope_id = ${noScope}::uuid and slug = ${sql.placeholder("slug")}))
    union all
    select target.id, target.merged_into, behind.steps + 1
    from behind join ${products} target on target.id = behind.merged_into and behind.steps < ${maxSteps}
  )
  select product.id, product.slug, product.name, product.state, product.brand_id
  from behind join ${products} product on product.id = behind.id join ${brands} brand on brand.id = product.brand_id
  where product.merged_into is null and brand.state = 'live'`;
