import type Stripe from "stripe";
import type { Intent, IntentStatus, PaymentOrder, ProviderEvent, Refund } from "./port.ts";

export function paymentParameters(order: PaymentOrder): Stripe.PaymentIntentCreateParams {
  return {
    amount: order.units,
    currency: order.currency.toLowerCase(),
    customer: order.customerId,
    allowed_payment_method_types: ["card"],
    metadata: toMetadata(order.reference),
    ...(order.saveCard ? { setup_future_usage: "off_session" } : {}),
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
  const object = event.data.object as { id?: string; metadata?: Stripe.Metadata | null };
  return {
    id: event.id,
    type: event.type,
    objectId: object.id ?? "",
    reference: fromMetadata(object.metadata),
    live: event.livemode,
    happenedAt: new Date(event.created * 1000),
  };
}

/** Words this version of the provider does not know yet count as open: nothing is final until it says so. */
function status(word: string): IntentStatus {
  return word === "succeeded" || word === "canceled" || word === "processing" ? word : "open";
}

export function refundStatus(word: string | null): Refund["status"] {
  if (word === "succeeded") return "succeeded";
  return word === "failed" || word === "canceled" ? "failed" : "pending";
}

export function isSetup(intentId: string): boolean {
  return intentId.startsWith("seti_");
}

function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === "string" ? reference : (reference?.id ?? null);
}
