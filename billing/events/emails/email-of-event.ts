import type { Transaction } from "@hemline/database";
import { periodDays } from "@hemline/protocol/period";
import { eq } from "drizzle-orm";
import { defined } from "../../rules/defined.ts";
import { readPeriod } from "../../rules/periods/periods.ts";
import type { EventContext } from "../../store/load-event-context.ts";
import { prices, products } from "../../store/tables.ts";
import type { BillingEvent, MoneyBack, PlanChange, Recovery } from "../billing-event.ts";
import { accessUntil } from "../event-expiration.ts";
import type { AnyEmail, Terms } from "./email-types.ts";

/** The email for an event, and what makes it unique. */
export type EmailOfEvent = AnyEmail & { subject: string; period: string };

/** Which events are worth an email to the customer. */
export async function emailOfEvent(
  tx: Transaction,
  event: BillingEvent,
  context: EventContext,
  o: { receiptId: string | null; now: Date },
): Promise<EmailOfEvent | null> {
  const { subscription, transaction, product } = context;
  const { receiptId, now } = o;
  if ("grantId" in event.content || !product) return null;
  const { title } = product;
  const subject = subscription?.id ?? transaction?.id ?? "";
  const period = transaction?.id ?? "";
  switch (event.type) {
    case "INITIAL_PURCHASE":
    case "NON_RENEWING_PURCHASE":
      return { ...purchaseEmail(title, context, receiptId), subject, period };
    case "RENEWAL":
      return event.content.recovery || isWorthAnEmail(context)
        ? { ...renewalEmail(title, context, receiptId, event.content.recovery), subject, period }
        : null;
    case "CANCELLATION":
      if ("refundedMicros" in event.content) return refundEmail(title, event.content, context, receiptId);
      if (event.content.reason === "BILLING_ERROR" || !transaction?.endsAt) return null;
      return {
        type: "cancelled",
        facts: { title, endsAt: iso(transaction.endsAt) },
        subject,
        period: now.toISOString(),
      };
    case "UNCANCELLATION": {
      const next = nextOf(context);
      return next && { type: "resumed", facts: { title, next }, subject, period: now.toISOString() };
    }
    case "BILLING_ISSUE": {
      // Authentication requests have an email of their own, for each payment.
      if (event.content.failureCode === "authentication_required" || !subscription) return null;
      const until = accessUntil(context, now)?.toISOString() ?? null;
      return {
        type: "payment_failed",
        facts: { title, terms: termsOf(context)!, accessUntil: until },
        subject,
        period,
      };
    }
    case "EXPIRATION": {
      const isUnpaid = event.content.reason === "BILLING_ERROR";
      // The refund's or the new plan's email said so; without a grace period the failed payment's did.
      const isToldOtherwise =
        event.content.reason === "CUSTOMER_SUPPORT" ||
        "newProduct" in event.content ||
        (isUnpaid && !subscription?.graceEndsAt);
      return isToldOtherwise
        ? null
        : { type: "expired", facts: { title, endedAt: now.toISOString(), isUnpaid }, subject, period };
    }
    case "PRODUCT_CHANGE":
      return planChangeEmail(tx, title, event.content, context, now.toISOString());
    default:
      return null;
  }
}

function purchaseEmail(title: string, context: EventContext, receiptId: string | null): AnyEmail {
  const { subscription, transaction } = context;
  const { amountMicros, currency, periodType, endsAt } = transaction!;
  const terms = termsOf(context);
  const intro = subscription?.intro ?? null;
  if (periodType === "trial" && terms) {
    return { type: "trial_started", facts: { title, endsAt: iso(endsAt!), terms, intro } };
  }
  const next = nextOf(context);
  return {
    type: "purchase",
    facts: { title, amountMicros, currency, receiptId, next: next && { ...next, intro } },
  };
}

function renewalEmail(
  title: string,
  context: EventContext,
  receiptId: string | null,
  recovery: Recovery | undefined,
): AnyEmail {
  const { amountMicros, currency } = defined(context.transaction, "transaction");
  return {
    type: "renewal",
    facts: {
      title,
      amountMicros,
      currency,
      receiptId,
      afterTrial: context.isTrialConversion,
      regainsAccess: recovery === "after_access_ended",
      next: nextOf(context),
    },
  };
}

/** The first real payment, periods of a year or more, and whatever the app wants to be announced. */
function isWorthAnEmail({ subscription, isTrialConversion, app }: EventContext): boolean {
  if (!subscription || subscription.isAccelerated) return false;
  return isTrialConversion || app?.mailsRenewals === true || periodDays(readPeriod(subscription.period)) >= 365;
}

function refundEmail(title: string, back: MoneyBack, context: EventContext, receiptId: string | null): EmailOfEvent {
  const { currency, id } = defined(context.transaction, "transaction");
  const { refundedMicros: amountMicros, refundId, disputeId } = back;
  const subject = refundId ?? disputeId ?? id;
  if (disputeId) return { type: "chargeback", facts: { title, amountMicros, currency }, subject, period: "" };
  const isAccessOver = defined(context.transaction, "transaction").isRefunded;
  return { type: "refund", facts: { title, amountMicros, currency, receiptId, isAccessOver }, subject, period: "" };
}

/** An upgrade is confirmed by its purchase email. */
async function planChangeEmail(
  tx: Transaction,
  title: string,
  { kind, newPriceId, takesEffectAt }: PlanChange,
  context: EventContext,
  period: string,
): Promise<EmailOfEvent | null> {
  const subject = defined(context.subscription, "subscription").id;
  if (kind === "upgrade") return null;
  if (kind === "downgrade_cancelled") return { type: "plan_change_cancelled", facts: { title }, subject, period };
  const plan = await planOfPrice(tx, newPriceId);
  const { amountMicros, currency } = plan.price;
  const terms = { amountMicros, currency, period: defined(plan.price.period, "period"), isPlusTax: isPlusTax(context) };
  return {
    type: "plan_change",
    facts: { title, newTitle: plan.newTitle, at: takesEffectAt, terms },
    subject,
    period,
  };
}

async function planOfPrice(tx: Transaction, priceId: string) {
  const [plan] = await tx
    .select({ newTitle: products.title, price: prices })
    .from(prices)
    .innerJoin(products, eq(products.id, prices.productId))
    .where(eq(prices.id, priceId));
  if (!plan) throw new Error(`There is no price ${priceId}.`);
  return plan;
}

function termsOf(context: EventContext): Terms | null {
  const { subscription } = context;
  if (!subscription) return null;
  const { amountMicros, currency, period } = subscription;
  return { amountMicros, currency, period, isPlusTax: isPlusTax(context) };
}

function nextOf(context: EventContext): { at: string; terms: Terms } | null {
  const at = context.subscription?.renewsAt;
  return at ? { at: iso(at), terms: termsOf(context)! } : null;
}

function isPlusTax({ operation }: EventContext): boolean {
  return operation !== null && operation.taxMicros > 0 && !operation.taxIsInclusive;
}

function iso(atMs: number): string {
  return new Date(atMs).toISOString();
}
