import type { Transaction } from "@hemline/database";
import { and, eq, getTableColumns, isNull, ne } from "drizzle-orm";
import { defined } from "../../rules/defined.ts";
import type { SubscriptionState } from "../../store/subscriptions.ts";
import { prices, products, subscriptions } from "../../store/tables.ts";

/**
 * Applies a scheduled downgrade: the next period is of the other plan. Its row is locked. If the customer has bought
 * the other plan separately meanwhile, the plan stays: nobody has a product twice.
 */
export async function applyDowngrade(tx: Transaction, subscription: SubscriptionState): Promise<SubscriptionState> {
  const plan = await planOfPrice(tx, defined(subscription.nextPriceId, "next price id"));
  const change =
    plan?.period && !(await hasAlready(tx, subscription, plan.productId))
      ? {
          productId: plan.productId,
          priceId: plan.id,
          amountMicros: plan.amountMicros,
          currency: plan.currency,
          period: plan.period,
          intro: null,
          gracePeriod: plan.gracePeriod,
          nextPriceId: null,
        }
      : { nextPriceId: null };
  await tx.update(subscriptions).set(change).where(eq(subscriptions.id, subscription.id));
  return { ...subscription, ...change, product: "productId" in change ? plan!.product : subscription.product };
}

async function planOfPrice(tx: Transaction, priceId: string) {
  const [plan] = await tx
    .select({ ...getTableColumns(prices), product: products.identifier, gracePeriod: products.gracePeriod })
    .from(prices)
    .innerJoin(products, eq(products.id, prices.productId))
    .where(eq(prices.id, priceId));
  return plan;
}

async function hasAlready(tx: Transaction, { id, customerId, isSandbox }: SubscriptionState, productId: string) {
  const [rival] = await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.customerId, customerId),
        eq(subscriptions.productId, productId),
        eq(subscriptions.isSandbox, isSandbox),
        isNull(subscriptions.endedAt),
        ne(subscriptions.id, id),
      ),
    );
  return rival !== undefined;
}
