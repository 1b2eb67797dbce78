import { eq } from "drizzle-orm";
import type { Engine } from "../engine.ts";
import { receiptLetter } from "../rules/receipt.ts";
import { apps, branding, operations, products, subscriptions, transactions } from "../store/tables.ts";

/** Confirms a purchase to whoever paid for it. */
export async function sendReceipt({ db, mail }: Engine, operationId: string): Promise<void> {
  const [receipt] = await db
    .select({
      email: operations.email,
      app: apps.name,
      title: products.title,
      supportEmail: branding.supportEmail,
      amountMicros: transactions.amountMicros,
      renewalMicros: operations.amountMicros,
      currency: operations.currency,
      period: operations.period,
      renewsAt: subscriptions.renewsAt,
      isSandbox: operations.isSandbox,
    })
    .from(operations)
    .innerJoin(apps, eq(apps.id, operations.appId))
    .innerJoin(products, eq(products.id, operations.productId))
    .innerJoin(transactions, eq(transactions.id, operations.transactionId))
    .leftJoin(branding, eq(branding.appId, apps.id))
    .leftJoin(subscriptions, eq(subscriptions.id, transactions.subscriptionId))
    .where(eq(operations.id, operationId));
  if (receipt?.email) await mail.send(receiptLetter({ ...receipt, email: receipt.email }));
}
