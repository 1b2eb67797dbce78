import type { Phase, ProductType } from "@hemline/protocol";
import { and, asc, desc, eq, inArray, isNull } from "drizzle-orm";
import type { Sql } from "./sql.ts";
import { type Eligibility, prices, products, purchaseOptions } from "./tables.ts";

/** One way to buy a product: a price and the phases before it, which `phasesFor` shows to whom they are meant for. */
export interface Offer {
  productId: string;
  product: string;
  type: ProductType;
  title: string;
  description: string | null;
  priceId: string;
  amountMicros: number;
  currency: string;
  period: string | null;
  option: string;
  /** The option that clients take on their own. */
  defaultOption: string;
  /** How long access goes on after a renewal was not paid, as `P3D`; null for not at all. */
  gracePeriod: string | null;
  /** What the provider's tax tables call it. */
  taxCode: string;
  /** Who gets the phases: see `phasesFor`. */
  eligibility: Eligibility;
  trial: Phase | null;
  intro: Phase | null;
}

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

/** All offers of the named products, a product's own currency first. */
export function offersOf(db: Sql, projectId: string, identifiers: readonly string[]): Promise<Offer[]> {
  return db
    .select(columns)
    .from(products)
    .innerJoin(prices, eq(prices.productId, products.id))
    .innerJoin(purchaseOptions, eq(purchaseOptions.priceId, prices.id))
    .where(and(eq(products.projectId, projectId), inArray(products.identifier, [...identifiers]), current))
    .orderBy(asc(products.identifier), asc(prices.position), asc(purchaseOptions.identifier));
}

/** The offer a checkout names; null when it is not, or no longer, for sale. */
export async function offerOf(
  db: Sql,
  o: { projectId: string; product: string; priceId: string; option: string },
): Promise<Offer | null> {
  const offers = await offersOf(db, o.projectId, [o.product]);
  return offers.find((it) => it.priceId === o.priceId && it.option === o.option) ?? null;
}

/** Whom an option was meant for, also one that is no longer for sale. */
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
