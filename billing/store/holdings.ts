import type { PeriodType, Store } from "@hemline/protocol";
import { asc, eq } from "drizzle-orm";
import type { Sql } from "./sql.ts";
import { entitlements, productEntitlements, products, subscriptions, transactions } from "./tables.ts";

/** A stretch of having something: one transaction, with the agreement behind it. */
export interface Holding {
  id: string;
  product: string;
  productId: string;
  isSandbox: boolean;
  store: Store;
  periodType: PeriodType;
  purchasedAt: Date;
  startsAt: Date;
  endsAt: Date | null;
  refundedAt: Date | null;
  subscription: {
    id: string;
    startedAt: Date;
    unsubscribedAt: Date | null;
    billingIssueAt: Date | null;
    graceEndsAt: Date | null;
    refundedAt: Date | null;
  } | null;
}

/** Everything a customer ever bought, oldest first. */
export function holdingsOf(db: Sql, customerId: string): Promise<Holding[]> {
  return db
    .select({
      id: transactions.id,
      product: products.identifier,
      productId: products.id,
      isSandbox: transactions.isSandbox,
      store: transactions.store,
      periodType: transactions.periodType,
      purchasedAt: transactions.purchasedAt,
      startsAt: transactions.startsAt,
      endsAt: transactions.endsAt,
      refundedAt: transactions.refundedAt,
      subscription: {
        id: subscriptions.id,
        startedAt: subscriptions.startedAt,
        unsubscribedAt: subscriptions.unsubscribedAt,
        billingIssueAt: subscriptions.billingIssueAt,
        graceEndsAt: subscriptions.graceEndsAt,
        refundedAt: subscriptions.refundedAt,
      },
    })
    .from(transactions)
    .innerJoin(products, eq(products.id, transactions.productId))
    .leftJoin(subscriptions, eq(subscriptions.id, transactions.subscriptionId))
    .where(eq(transactions.customerId, customerId))
    .orderBy(asc(transactions.startsAt), asc(transactions.id));
}

/** Which entitlements each product of a project opens, by the product's id. */
export async function grantsOf(db: Sql, projectId: string): Promise<{ productId: string; entitlement: string }[]> {
  return db
    .select({ productId: productEntitlements.productId, entitlement: entitlements.identifier })
    .from(productEntitlements)
    .innerJoin(entitlements, eq(entitlements.id, productEntitlements.entitlementId))
    .where(eq(entitlements.projectId, projectId));
}
