import type { Transaction } from "@hemline/database";
import { loadEventContext } from "../../store/load-event-context.ts";
import type { payments } from "../../store/tables.ts";
import { accessUntil } from "../event-expiration.ts";
import { queueEmail } from "./queue-email.ts";

/** Queues an email about a bank's authentication request, once for each payment that waits for it. */
export async function queueAuthenticationRequired(
  tx: Transaction,
  { customerId, payment, now }: { customerId: string; payment: typeof payments.$inferSelect; now: Date },
): Promise<void> {
  const { id: paymentId, subscriptionId, amountMicros, currency } = payment;
  const keys = { customerId, subscriptionId, paymentId, transactionId: null, operationId: null, grantId: null };
  const context = await loadEventContext(tx, keys);
  if (!context.subscription?.email || !context.product) return;
  const { subscription, app, customer, product } = context;
  const { email, isSandbox } = subscription;
  await queueEmail(tx, {
    type: "authentication_needed",
    facts: {
      title: product.title,
      amountMicros,
      currency,
      paymentId,
      accessUntil: accessUntil(context, now)?.toISOString() ?? null,
    },
    subject: paymentId,
    period: "",
    customerId,
    appId: app?.id ?? null,
    isSandbox,
    email: email!,
    dueAt: new Date(now.getTime() - customer.aheadMs),
    now,
  });
}
