import { and, asc, desc, eq, inArray, isNull } from "drizzle-orm";
import type { Eligibility } from "../../rules/pricing/eligibility.ts";
import type { Offer } from "../../rules/pricing/offer.ts";
import type { Sql } from "../sql.ts";
import { prices, products, purchaseOptions } from "../tables.ts";

const columns = {
  productId: products.id,
  product: products.identifier,
  type: products.type,
  title: products.title,
  description: products.description,
  priceId: prices.id,
  amountMicros: prices.amountMicros,
  currency: prices.currency,
  period: prices.period,
  option: purchaseOptions.identifier,
  defaultOption: products.defaultOption,
  gracePeriod: products.gracePeriod,
  taxCode: products.taxCode,
  eligibility: purchaseOptions.eligibility,
  trial: purchaseOptions.trial,
  intro: purchaseOptions.intro,
};

const current = and(isNull(products.archivedAt), isNull(prices.retiredAt), isNull(purchaseOptions.retiredAt));

export function offersOf(db: Sql, projectId: string, identifiers: readonly string[]): Promise<Offer[]> {
  return db
    .select(columns)
    .from(products)
    .innerJoin(prices, eq(prices.productId, products.id))
    .innerJoin(purchaseOptions, eq(purchaseOptions.priceId, prices.id))
    .where(and(eq(products.projectId, projectId), inArray(products.identifier, [...identifiers]), current))
    .orderBy(asc(products.identifier), asc(prices.position), asc(purchaseOptions.identifier));
}

export async function offerOf(
  db: Sql,
  o: { projectId: string; product: string; priceId: string; option: string },
): Promise<Offer | null> {
  const offers = await offersOf(db, o.projectId, [o.product]);
  return offers.find((it) => it.priceId === o.priceId && it.option === o.option) ?? null;
}

export async function eligibilityOf(db: Sql, o: { priceId: string; option: string }): Promise<Eligibility> {
  const [row] = await db
    .select({ eligibility: purchaseOptions.eligibility })
    .from(purchaseOptions)
    .where(and(eq(purchaseOptions.priceId, o.priceId), eq(purchaseOptions.identifier, o.option)))
    .orderBy(desc(purchaseOptions.id))
    .limit(1);
  if (!row) throw new Error(`Price ${o.priceId} never had the option ${o.option}.`);
  return row.eligibility;
}
