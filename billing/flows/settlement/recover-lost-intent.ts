import { and, eq, isNull } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import type { Intent } from "../../provider/port.ts";
import { clockSkewMs } from "../../rules/limits.ts";
import { type Operation, openPayment } from "../../store/operations.ts";
import { operations, payments, providerCustomers } from "../../store/tables.ts";

/**
 * Looks up the intent of a checkout whose creation was never answered or never recorded. No second one is created. Null
 * where there is none; setups are not looked up, since nobody can confirm what no browser received.
 */
export async function recoverLostIntent(context: BillingContext, operation: Operation): Promise<Intent | null> {
  const { db, provider, aheadMs } = context;
  if (operation.state !== "completing") return null;
  const payment = await openPayment(db, operation.id);
  const customerId = await knownProviderCustomer(context, operation.customerId);
  if (!payment || !customerId) return null;
  const createdAfter = new Date(payment.createdAt.getTime() - aheadMs - clockSkewMs);
  const intent = await provider.paymentFor({ paymentId: payment.id, customerId, createdAfter });
  if (!intent) return null;
  await recordIntent(context, { operationId: operation.id, paymentId: payment.id, intentId: intent.id });
  return intent;
}

async function knownProviderCustomer(context: BillingContext, customerId: string): Promise<string | undefined> {
  const { db, provider } = context;
  const account = await context.account();
  const [customer] = await db
    .select({ id: providerCustomers.providerId })
    .from(providerCustomers)
    .where(
      and(
        eq(providerCustomers.customerId, customerId),
        eq(providerCustomers.account, account),
        eq(providerCustomers.live, provider.live),
      ),
    );
  return customer?.id;
}

async function recordIntent(
  { db }: BillingContext,
  { operationId, paymentId, intentId }: { operationId: string; paymentId: string; intentId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(operations)
      .set({ intentId, state: "awaiting_gateway" })
      .where(and(eq(operations.id, operationId), isNull(operations.intentId), isNull(operations.settledAt)));
    await tx
      .update(payments)
      .set({ intentId })
      .where(and(eq(payments.id, paymentId), isNull(payments.intentId)));
  });
}
