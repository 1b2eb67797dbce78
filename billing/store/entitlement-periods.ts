import { asc, eq, or, sql } from "drizzle-orm";
import type { EntitlementPeriod } from "../rules/access/entitlement-period.ts";
import { promotionalProduct } from "../rules/access/promotional-product.ts";
import { defined } from "../rules/defined.ts";
import { anyOf, type Sql } from "./sql.ts";
import {
  apps,
  entitlements,
  operations,
  prices,
  productEntitlements,
  products,
  projects,
  promotionalGrants,
  subscriptions,
  transactions,
} from "./tables.ts";

export async function entitlementPeriodsOf(db: Sql, customerId: string): Promise<EntitlementPeriod[]> {
  return (await entitlementPeriodsOfAll(db, [customerId])).get(customerId)!;
}

export async function entitlementPeriodsOfAll(
  db: Sql,
  customerIds: readonly string[],
): Promise<Map<string, EntitlementPeriod[]>> {
  const all = [...(await boughtBy(db, customerIds)), ...(await givenTo(db, customerIds))];
  const owned = new Map<string, EntitlementPeriod[]>(customerIds.map((id) => [id, []]));
  for (const { customerId, ...holding } of all) defined(owned.get(customerId), "owned").push(holding);
  for (const list of owned.values()) list.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  return owned;
}

type Owned = EntitlementPeriod & { customerId: string };

async function boughtBy(db: Sql, customerIds: readonly string[]): Promise<Owned[]> {
  const rows = await db
    .select({
      id: transactions.id,
      customerId: transactions.customerId,
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
        isAccelerated: subscriptions.isAccelerated,
        paymentMethodId: subscriptions.paymentMethodId,
        nextProductId: sql<string>`coalesce(${prices.productId}, ${subscriptions.productId})`,
        unsubscribedAt: subscriptions.unsubscribedAt,
        billingIssueAt: subscriptions.billingIssueAt,
        graceEndsAt: subscriptions.graceEndsAt,
        refundedAt: subscriptions.refundedAt,
        endedAt: subscriptions.endedAt,
      },
      appIdentifier: apps.identifier,
      project: projects.identifier,
    })
    .from(transactions)
    .innerJoin(products, eq(products.id, transactions.productId))
    .leftJoin(subscriptions, eq(subscriptions.id, transactions.subscriptionId))
    .leftJoin(prices, eq(prices.id, subscriptions.nextPriceId))
    .leftJoin(
      operations,
      or(eq(operations.id, subscriptions.operationId), eq(operations.transactionId, transactions.id)),
    )
    .leftJoin(apps, eq(apps.id, operations.appId))
    .leftJoin(projects, eq(projects.id, apps.projectId))
    .where(anyOf(transactions.customerId, customerIds))
    .orderBy(asc(transactions.startsAt), asc(transactions.id));
  return rows.map(({ appIdentifier: identifier, project, ...it }) => ({
    ...it,
    app: identifier && project ? { identifier, project } : null,
    entitlement: null,
  }));
}

/** Grants have products of their own. */
async function givenTo(db: Sql, customerIds: readonly string[]): Promise<Owned[]> {
  const rows = await db
    .select({ grant: promotionalGrants, entitlement: entitlements.identifier })
    .from(promotionalGrants)
    .innerJoin(entitlements, eq(entitlements.id, promotionalGrants.entitlementId))
    .where(anyOf(promotionalGrants.customerId, customerIds));
  return rows.map(({ grant, entitlement }) => ({
    id: grant.id,
    customerId: grant.customerId,
    product: promotionalProduct(entitlement, grant.endsAt),
    productId: grant.id,
    isSandbox: grant.isSandbox,
    store: "promotional",
    periodType: "normal",
    purchasedAt: grant.startsAt,
    startsAt: grant.startsAt,
    endsAt: grant.endsAt,
    refundedAt: null,
    subscription: {
      id: grant.id,
      startedAt: grant.startsAt,
      isAccelerated: false,
      paymentMethodId: null,
      nextProductId: grant.id,
      unsubscribedAt: null,
      billingIssueAt: null,
      graceEndsAt: null,
      refundedAt: null,
      endedAt: grant.revokedAt,
    },
    app: null,
    entitlement,
  }));
}

export async function grantsOfProducts(db: Sql, ids: readonly string[]) {
  return db
    .select({ productId: productEntitlements.productId, entitlement: entitlements.identifier })
    .from(productEntitlements)
    .innerJoin(entitlements, eq(entitlements.id, productEntitlements.entitlementId))
    .where(anyOf(productEntitlements.productId, ids));
}

export async function grantsOf(db: Sql, projectId: string): Promise<{ productId: string; entitlement: string }[]> {
  return db
    .select({ productId: productEntitlements.productId, entitlement: entitlements.identifier })
    .from(productEntitlements)
    .innerJoin(entitlements, eq(entitlements.id, productEntitlements.entitlementId))
    .where(eq(entitlements.projectId, projectId));
}
