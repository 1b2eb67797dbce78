import { and, asc, eq, isNull } from "drizzle-orm";
import type { Sql } from "./sql.ts";
import { prices, productChanges, products } from "./tables.ts";

export interface Plan {
  kind: "upgrade" | "downgrade";
  productId: string;
  product: string;
  title: string;
  description: string | null;
  gracePeriod: string | null;
  priceId: string;
  amountMicros: number;
  currency: string;
  period: string;
}

/** Explicit paths only, in the same currency, to what is for sale. */
export async function plansFor(
  db: Sql,
  { productId, currency }: { productId: string; currency: string },
): Promise<Plan[]> {
  const rows = await db
    .select({
      kind: productChanges.kind,
      productId: products.id,
      product: products.identifier,
      title: products.title,
      description: products.description,
      gracePeriod: products.gracePeriod,
      priceId: prices.id,
      amountMicros: prices.amountMicros,
      currency: prices.currency,
      period: prices.period,
    })
    .from(productChanges)
    .innerJoin(products, eq(products.id, productChanges.toProductId))
    .innerJoin(prices, eq(prices.productId, products.id))
    .where(
      and(
        eq(productChanges.fromProductId, productId),
        eq(prices.currency, currency),
        isNull(prices.retiredAt),
        isNull(products.archivedAt),
      ),
    )
    .orderBy(asc(prices.amountMicros), asc(products.identifier));
  return rows.flatMap((it) => (it.period ? [{ ...it, period: it.period }] : []));
}
