import type { EventContext } from "../../store/load-event-context.ts";
import type { BillingEvent, Granted } from "../billing-event.ts";
import { eventExpiration } from "../event-expiration.ts";

/** The body of a webhook. Amounts are in whole units of their currency, instants in milliseconds since 1970. */
export interface WebhookMessage {
  api_version: "1.0";
  event: { type: string; id: string; event_timestamp_ms: number } & Record<string, unknown>;
}

export type ActiveEntitlements = ReadonlyMap<string, readonly string[]>;

/** The message is complete in itself, so that receivers need not ask back for what may have changed meanwhile. */
export function webhookMessage(
  event: BillingEvent,
  context: EventContext,
  o: { id: string; at: Date; active: ActiveEntitlements },
): WebhookMessage {
  const head = { type: event.type, id: o.id, event_timestamp_ms: o.at.getTime() };
  if (event.type === "TRANSFER") {
    const { transferredFrom: transferred_from, transferredTo: transferred_to } = event.content;
    const place = { app_id: null, store: "RC_BILLING", environment: environmentOf(isSandbox(event, context)) };
    const subscriber_attributes = context.attributes;
    return {
      api_version: "1.0",
      event: {
        ...head,
        ...place,
        subscriber_attributes,
        transferred_from,
        transferred_to,
        transferred_from_entitlement_ids: o.active.get(event.content.fromCustomerId) ?? [],
        transferred_to_entitlement_ids: o.active.get(context.customer.id) ?? [],
      },
    };
  }
  return {
    api_version: "1.0",
    event: {
      ...head,
      ...whose(event, context),
      ...what(event, context, o.at),
      active_entitlement_ids: o.active.get(context.customer.id) ?? [],
      ...money(event, context),
      ...own(event, context),
    },
  };
}

export function isSandbox(
  { content }: BillingEvent,
  { subscription, transaction, operation, grant }: EventContext,
): boolean {
  const own = "isSandbox" in content ? content.isSandbox : undefined;
  const known = own ?? (subscription ?? transaction ?? operation ?? grant)?.isSandbox;
  if (known === undefined) throw new Error("An event is about nothing that is known.");
  return known;
}

function whose(event: BillingEvent, context: EventContext) {
  return {
    app_id: context.app?.identifier ?? null,
    app_user_id: context.customer.appUserId,
    original_app_user_id: context.customer.appUserId,
    aliases: context.aliases,
    subscriber_attributes: context.attributes,
    environment: environmentOf(isSandbox(event, context)),
  };
}

function what(event: BillingEvent, context: EventContext, at: Date) {
  const { transaction, operation } = context;
  const isGrant = "grantId" in event.content;
  return {
    ...(isGrant ? grantFields(event.content as Granted, context) : purchaseFields(context)),
    expiration_at_ms: eventExpiration(context, at),
    presented_offering_id: operation?.offering || null,
    metadata: operation?.metadata ?? null,
    renewal_number: transaction?.renewalNumber || null,
    offer_code: null,
    experiments: [],
  };
}

function grantFields({ product, grantId }: Granted, { grant }: EventContext) {
  return {
    product_id: product,
    entitlement_ids: [grant!.entitlement],
    period_type: "PROMOTIONAL",
    purchased_at_ms: grant!.startsAt,
    store: "PROMOTIONAL",
    transaction_id: grantId,
    original_transaction_id: grantId,
  };
}

function purchaseFields({ transaction, subscription, operation, product, entitlements }: EventContext) {
  const first = subscription ? operation?.transactionId : null;
  return {
    product_id: product?.identifier ?? null,
    entitlement_ids: entitlements.length > 0 ? entitlements : null,
    period_type: transaction?.periodType.toUpperCase() ?? null,
    purchased_at_ms: transaction?.purchasedAt ?? null,
    store: (transaction ?? operation)?.store.toUpperCase() ?? "RC_BILLING",
    transaction_id: transaction?.id ?? null,
    original_transaction_id: first ?? transaction?.id ?? null,
  };
}

/** The amount that moved: all events' prices together are the revenue. */
function money(event: BillingEvent, context: EventContext) {
  const { transaction, payment, subscription, operation } = context;
  const paid = payment ?? transaction;
  const micros = movedMicros(event, context);
  const currency = (paid ?? subscription ?? operation)?.currency ?? null;
  const country = transaction?.country ?? subscription?.taxCountry ?? operation?.country ?? context.customer.country;
  return {
    currency,
    // No exchange rate is invented: what was not paid in dollars has no price in dollars.
    price: currency === "USD" || micros === 0 ? micros / 1_000_000 : null,
    price_in_purchased_currency: micros / 1_000_000,
    tax_percentage: paid && paid.amountMicros > 0 ? rounded(paid.taxMicros / paid.amountMicros) : 0,
    // The provider's fee is agreed between it and the seller.
    commission_percentage: null,
    country_code: country ?? null,
  };
}

function movedMicros(event: BillingEvent, { transaction, payment }: EventContext): number {
  switch (event.type) {
    case "INITIAL_PURCHASE":
    case "RENEWAL":
    case "NON_RENEWING_PURCHASE":
      return transaction?.amountMicros ?? 0;
    case "CANCELLATION":
      return "refundedMicros" in event.content ? 0 - event.content.refundedMicros : 0;
    case "INVOICE_ISSUANCE":
      return payment?.amountMicros ?? 0;
    default:
      return 0;
  }
}

function own(event: BillingEvent, context: EventContext): Record<string, unknown> {
  const { subscription, isTrialConversion, product } = context;
  switch (event.type) {
    case "RENEWAL":
      return { is_trial_conversion: isTrialConversion };
    case "CANCELLATION":
      return { cancel_reason: event.content.reason, ...newProductOf(event.content) };
    case "EXPIRATION":
      return {
        expiration_reason: event.content.reason,
        ...newProductOf(event.content),
      };
    case "BILLING_ISSUE":
      return { grace_period_expiration_at_ms: subscription?.graceEndsAt ?? null };
    case "PRODUCT_CHANGE":
      return { new_product_id: event.content.newProduct };
    case "SUBSCRIPTION_EXTENDED":
      return { expiration_at_ms: Date.parse(event.content.expiresAt) };
    case "VIRTUAL_CURRENCY_TRANSACTION": {
      const { adjustments, source, ledgerTransactionId: virtual_currency_transaction_id } = event.content;
      return { adjustments, source, virtual_currency_transaction_id, product_display_name: product?.title ?? null };
    }
    default:
      return {};
  }
}

function newProductOf(content: object): { new_product_id?: unknown } {
  return "newProduct" in content ? { new_product_id: content.newProduct } : {};
}

function environmentOf(sandbox: boolean): "SANDBOX" | "PRODUCTION" {
  return sandbox ? "SANDBOX" : "PRODUCTION";
}

function rounded(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}
