import { and, desc, eq, isNull } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import { needsOwner } from "../../rules/access/dunning.ts";
import { subscriptionStates } from "../../store/subscriptions.ts";
import { payments } from "../../store/tables.ts";
import { claimRenewals, onlySubscription } from "./claim-renewals.ts";
import { cancelUnconfirmedRenewal, resolveRenewal } from "./resolve-renewal.ts";

/**
 * `waiting`: the owner has to confirm the intent with this saved card. `unknown`: the provider has not answered yet.
 */
export type Outcome =
  | { state: "paid" | "unknown" }
  | { state: "declined"; code: string }
  | { state: "waiting"; confirm: { clientSecret: string; paymentMethodId: string | null } };

/**
 * Tries a due renewal now instead of with the next sweep. A payment that waits for its owner is cancelled first; if it
 * was confirmed, that was the payment.
 */
export async function retryRenewal(context: BillingContext, subscriptionId: string): Promise<Outcome> {
  const waiting = await lastTry(context, subscriptionId);
  if (waiting?.state === "pending" && waiting.needsCustomerAt) await cancelUnconfirmedRenewal(context, waiting.id);
  const { payments: claimed } = await claimRenewals(context, {
    limit: 1,
    among: onlySubscription(subscriptionId),
    waitsFor: subscriptionId,
  });
  for (const id of claimed) await resolveRenewal(context, id);
  return outcomeOf(context, subscriptionId);
}

/** The result of the last try at the provider; a confirmed one is recorded. */
export async function outcomeOf(context: BillingContext, subscriptionId: string): Promise<Outcome> {
  const open = await lastTry(context, subscriptionId);
  if (open?.state === "pending") await resolveRenewal(context, open.id);
  const last = await lastTry(context, subscriptionId);
  const [subscription] = await subscriptionStates(context.db, [subscriptionId]);
  if (!subscription?.billingIssueAt) return { state: last?.state === "pending" ? "unknown" : "paid" };
  if (last?.state !== "pending") return { state: "declined", code: last?.failureCode ?? needsOwner };
  if (!last.needsCustomerAt || !last.intentId) return { state: "unknown" };
  const { clientSecret } = await context.provider.intent(last.intentId);
  const { paymentMethodId } = subscription;
  return clientSecret ? { state: "waiting", confirm: { clientSecret, paymentMethodId } } : { state: "unknown" };
}

async function lastTry({ db }: BillingContext, subscriptionId: string) {
  const [last] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.subscriptionId, subscriptionId), isNull(payments.operationId)))
    .orderBy(desc(payments.createdAt), desc(payments.attempt))
    .limit(1);
  return last ?? null;
}
