import type Stripe from "stripe";
import type { Card, Dispute, Intent, IntentStatus, PaymentOrder, ProviderEvent, Refund } from "./port.ts";

/**
 * A payment that a browser confirms. Its `setup_future_usage` must be that of the opened form, or the provider's script
 * refuses to confirm it.
 */
export const checkoutParameters = (order: PaymentOrder): Stripe.PaymentIntentCreateParams => ({
  ...paymentParameters(order),
  setup_future_usage: order.saveCard ? "off_session" : "on_session",
});

export function paymentParameters(order: Omit<PaymentOrder, "saveCard">): Stripe.PaymentIntentCreateParams {
  return {
    amount: order.units,
    currency: order.currency.toLowerCase(),
    customer: order.customerId,
    allowed_payment_method_types: ["card"],
    metadata: toMetadata(order.reference),
  };
}

export function toMetadata({ operationId, paymentId }: Intent["reference"]): Record<string, string> {
  return { ...(operationId ? { operation: operationId } : {}), ...(paymentId ? { payment: paymentId } : {}) };
}

function fromMetadata(metadata: Stripe.Metadata | null | undefined): Intent["reference"] {
  return { operationId: metadata?.operation ?? null, paymentId: metadata?.payment ?? null };
}

export function fromPayment(intent: Stripe.PaymentIntent): Intent {
  return {
    id: intent.id,
    kind: "payment",
    status: status(intent.status),
    clientSecret: intent.client_secret,
    units: intent.amount,
    currency: intent.currency.toUpperCase(),
    customerId: idOf(intent.customer),
    paymentMethodId: idOf(intent.payment_method),
    reference: fromMetadata(intent.metadata),
    declined: intent.last_payment_error?.decline_code ?? intent.last_payment_error?.code ?? null,
  };
}

export function fromSetup(intent: Stripe.SetupIntent): Intent {
  return {
    id: intent.id,
    kind: "setup",
    status: status(intent.status),
    clientSecret: intent.client_secret,
    units: 0,
    currency: null,
    customerId: idOf(intent.customer),
    paymentMethodId: idOf(intent.payment_method),
    reference: fromMetadata(intent.metadata),
    declined: intent.last_setup_error?.decline_code ?? intent.last_setup_error?.code ?? null,
  };
}

export function fromEvent(event: Stripe.Event): ProviderEvent {
  const object = event.data.object as {
    id?: string;
    metadata?: Stripe.Metadata | null;
    payment_intent?: string | { id: string } | null;
  };
  return {
    id: event.id,
    type: event.type,
    objectId: object.id ?? "",
    reference: fromMetadata(object.metadata),
    refundId: object.metadata?.refund ?? null,
    intentId: idOf(object.payment_intent),
    live: event.livemode,
    happenedAt: new Date(event.created * 1000),
  };
}

/** Unknown statuses count as open: nothing is final until the provider says so. */
function status(word: string): IntentStatus {
  return word === "succeeded" || word === "canceled" || word === "processing" ? word : "open";
}

function refundStatus(word: string | null): Refund["status"] {
  if (word === "succeeded") return "succeeded";
  return word === "failed" || word === "canceled" ? "failed" : "pending";
}

export function fromRefund(refund: Stripe.Refund): Refund {
  return {
    id: refund.id,
    status: refundStatus(refund.status),
    units: refund.amount,
    currency: refund.currency.toUpperCase(),
    intentId: idOf(refund.payment_intent),
    refundId: refund.metadata?.refund ?? null,
  };
}

export function fromDispute(dispute: Stripe.Dispute): Dispute {
  return {
    id: dispute.id,
    intentId: idOf(dispute.payment_intent),
    units: dispute.amount,
    currency: dispute.currency.toUpperCase(),
    reason: dispute.reason,
    status: dispute.status,
    openedAt: new Date(dispute.created * 1000),
  };
}

export function fromPaymentMethod({ id, card }: Stripe.PaymentMethod): Card {
  return {
    id,
    brand: card?.brand ?? "unknown",
    last4: card?.last4 ?? "",
    expMonth: card?.exp_month ?? 0,
    expYear: card?.exp_year ?? 0,
    fingerprint: card?.fingerprint ?? null,
    country: card?.country ?? null,
  };
}

export function isSetup(intentId: string): boolean {
  return intentId.startsWith("seti_");
}

function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === "string" ? reference : (reference?.id ?? null);
}
