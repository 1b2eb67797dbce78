import { activeEntitlements } from "../../rules/access/customer-answer.ts";
import { entitlementPeriodsOfAll, grantsOfProducts } from "../../store/entitlement-periods.ts";
import type { Sql } from "../../store/sql.ts";

export async function entitlementsOfCustomers(
  db: Sql,
  customerIds: readonly string[],
  now: Date,
): Promise<Map<string, string[]>> {
  const holdings = await entitlementPeriodsOfAll(db, [...new Set(customerIds)]);
  const products = [...holdings.values()]
    .flat()
    .flatMap((it) => [it.productId, it.subscription?.nextProductId ?? it.productId]);
  const grants = products.length > 0 ? await grantsOfProducts(db, [...new Set(products)]) : [];
  return new Map([...holdings].map(([id, list]) => [id, activeEntitlements(list, grants, now)]));
}
