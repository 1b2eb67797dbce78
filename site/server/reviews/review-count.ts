import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Reader } from "../../shared/permissions.ts";
import { brands } from "../brands/tables.ts";
import { products } from "../products/tables.ts";
import { preparedViewer } from "../relations/seen-by.ts";
import { reviews } from "./tables.ts";

/** How many reviews of a member the reader of a prepared query finds on their page, who may read what the member posts. */
export function reviewCountBy(viewer: Reader | null, memberId: SQLWrapper): SQL<number> {
  const isOwnHidden = viewer ? sql`(r.state = 'hidden' and r.author_id = ${preparedViewer})` : sql`false`;
  return sql<number>`(select count(*)::int from ${reviews} r join ${brands} b on b.id = r.brand_id and b.state = 'live'
    left join ${products} p on p.id = r.product_id
    where r.author_id = ${memberId} and r.audience <> 'me' and (r.state = 'live' or ${isOwnHidden})
      and (r.product_id is null or p.state = 'live'))`;
}
