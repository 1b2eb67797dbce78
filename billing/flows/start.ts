import type { StartAnswer, StartRequest } from "@hemline/protocol";
import type { Engine } from "../engine.ts";
import { newId, newSessionId } from "../ids.ts";
import {
  AlreadyPurchased,
  AlreadySubscribed,
  InvalidEmail,
  LiveOnly,
  NoCheckout,
  SandboxOnly,
  UnknownOffer,
} from "../problems.ts";
import { isEmail } from "../rules/email.ts";
import { elementsConfiguration } from "../rules/terms.ts";
import { everSubscribed, holds, meetCustomer } from "../store/customers.ts";
import type { Caller } from "../store/keys.ts";
import { offerOf } from "../store/products.ts";
import { operations } from "../store/tables.ts";

/** Shorter than the 24 hours for which the provider remembers a key, so that asking again is always safe. */
const lifetimeMs = 12 * 3_600_000;

/**
 * Begins a purchase: writes down what is bought at which price, and asks the provider nothing yet.
 * @throws UnknownOffer, AlreadySubscribed, AlreadyPurchased; InvalidEmail only where an address was sent.
 */
export async function start(engine: Engine, caller: Caller, request: StartRequest): Promise<StartAnswer> {
  const { db, clock, provider, browser } = engine;
  const now = clock();
  const isSandbox = !provider.live;
  if (caller.kind === "production" && isSandbox) throw SandboxOnly();
  if (caller.kind === "sandbox" && !isSandbox) throw LiveOnly();
  if (caller.kind === "test_store") throw NoCheckout();

  const email = request.email?.trim() || null;
  if (email && !isEmail(email)) throw InvalidEmail(email);

  const option = request.offer_id ?? "base_option";
  const wanted = { projectId: caller.projectId, product: request.product_id, priceId: request.price_id, option };
  const offer = await offerOf(db, wanted);
  if (!offer) throw UnknownOffer(request.product_id);

  const { customer } = await meetCustomer(db, caller.projectId, request.app_user_id, now);
  if (await holds(db, { customerId: customer.id, productId: offer.productId, isSandbox, now })) {
    throw offer.type === "subscription" ? AlreadySubscribed(offer.title) : AlreadyPurchased(offer.title);
  }
  const mayTry = !(await everSubscribed(db, customer.id)).has(offer.productId);
  const terms = {
    productType: offer.type,
    amountMicros: offer.amountMicros,
    currency: offer.currency,
    trial: mayTry ? offer.trial : null,
    intro: mayTry ? offer.intro : null,
  };

  const account = await engine.account();
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
    state: "created",
    email,
    traceId: request.trace_id,
    offering: request.presented_offering_identifier,
    placement: request.presented_placement_identifier ?? null,
    targeting: request.applied_targeting_rule ?? null,
    metadata: request.metadata ?? {},
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetimeMs),
  });
  return {
    operation_session_id: sessionId,
    gateway_params: {
      stripe_account_id: account,
      publishable_api_key: browser.publishableKey,
      elements_configuration: elementsConfiguration(terms),
      script_url: browser.scriptUrl,
    },
    management_url: null,
  };
}
