import type { StartAnswer, StartRequest } from "@hemline/protocol";
import type { BillingContext } from "../../context/billing-context.ts";
import {
  AlreadyPurchased,
  AlreadySubscribed,
  LiveOnly,
  NoCheckout,
  SandboxOnly,
  UnknownOffer,
} from "../../problems.ts";
import { managementUrl } from "../../rules/access/management-url.ts";
import { parseEmail } from "../../rules/customers/parse-email.ts";
import { newId, newSessionId } from "../../rules/ids.ts";
import { checkoutLifetimeMs } from "../../rules/limits.ts";
import { elementsConfiguration } from "../../rules/pricing/amount-due.ts";
import { phasesFor } from "../../rules/pricing/eligibility.ts";
import type { Caller } from "../../store/catalogue/api-keys.ts";
import { appById } from "../../store/catalogue/apps.ts";
import { offerOf } from "../../store/catalogue/offers.ts";
import { findOrCreateCustomer } from "../../store/customers.ts";
import { ownsProduct } from "../../store/owned-products.ts";
import { purchaseHistory } from "../../store/purchase-history.ts";
import { hasActiveSubscription } from "../../store/subscriptions.ts";
import { operations } from "../../store/tables.ts";

/**
 * Starts a purchase: records the product and the price, without a call to the provider.
 * @param network of the browser, when the process knows it
 * @throws UnknownOffer, AlreadySubscribed, AlreadyPurchased; InvalidEmail and NoMailServer only where an address was
 * sent.
 */
export async function startCheckout(
  context: BillingContext,
  caller: Caller,
  request: StartRequest & { locale: string | null },
  network: string | null,
): Promise<StartAnswer> {
  const { db, clock, provider, browser } = context;
  const now = clock();
  const isSandbox = !provider.live;
  checkKeyKind(caller, isSandbox);
  const email = parseEmail(request.email);
  const option = request.offer_id ?? "base_option";
  const wanted = { projectId: caller.projectId, product: request.product_id, priceId: request.price_id, option };
  const offer = await offerOf(db, wanted);
  if (!offer) throw UnknownOffer(request.product_id);
  const { customer } = await findOrCreateCustomer(db, caller.projectId, request.app_user_id, now);
  if (await ownsProduct(db, { customerId: customer.id, productId: offer.productId, isSandbox, now })) {
    throw offer.type === "subscription" ? AlreadySubscribed(offer.title) : AlreadyPurchased(offer.title);
  }
  const terms = {
    productType: offer.type,
    amountMicros: offer.amountMicros,
    currency: offer.currency,
    ...phasesFor(await purchaseHistory(db, customer.id, isSandbox), offer),
    // Taxes are calculated once the customer has entered an address.
    taxMicros: 0,
    taxIsInclusive: false,
  };

  const account = await context.account();
  const app = await appById(db, caller.appId);
  // A wallet names that page before the first subscription exists.
  const isManaging =
    offer.type === "subscription" || (await hasActiveSubscription(db, { customerId: customer.id, isSandbox }));
  const sessionId = newSessionId();
  await db.insert(operations).values({
    id: newId(now),
    sessionId,
    appId: caller.appId,
    customerId: customer.id,
    productId: offer.productId,
    priceId: offer.priceId,
    optionIdentifier: option,
    ...terms,
    period: offer.period,
    store: "rc_billing",
    isSandbox,
    isAccelerated: isSandbox && app.sandboxIsAccelerated,
    gracePeriod: offer.gracePeriod,
    state: "created",
    email,
    locale: request.locale,
    traceId: request.trace_id,
    callerNetwork: network,
    offering: request.presented_offering_identifier,
    placement: request.presented_placement_identifier ?? null,
    targeting: request.applied_targeting_rule ?? null,
    metadata: request.metadata ?? {},
    createdAt: now,
    expiresAt: new Date(now.getTime() + checkoutLifetimeMs),
  });
  return {
    operation_session_id: sessionId,
    gateway_params: {
      stripe_account_id: account,
      publishable_api_key: browser.publishableKey,
      elements_configuration: elementsConfiguration(terms),
      script_url: browser.scriptUrl,
    },
    management_url: isManaging ? managementUrl(context.address, app) : null,
  };
}

function checkKeyKind({ kind }: Caller, isSandbox: boolean): void {
  if (kind === "production" && isSandbox) throw SandboxOnly();
  if (kind === "sandbox" && !isSandbox) throw LiveOnly();
  if (kind === "test_store") throw NoCheckout();
}
