import type { PortalProvider } from "@hemline/protocol";
import type { BillingContext } from "../../context/billing-context.ts";
import {
  CardDeclined,
  CardNotReady,
  NewCardDeclined,
  NoSuchPortalSubscription,
  type Problem,
  ProviderRefused,
  ProviderSilent,
} from "../../problems.ts";
import { type Intent, ProviderFailure } from "../../provider/port.ts";
import { newId } from "../../rules/ids.ts";
import type { PortalSubscriptionRow } from "../../store/portal/portal-purchases.ts";
import { replaceCard } from "../renewals/replace-card.ts";
import { type Outcome, outcomeOf } from "../renewals/retry-renewal.ts";

type Row = PortalSubscriptionRow["row"];

export async function startCardSetup(
  context: BillingContext,
  { providerCustomerId, endedAt }: Row,
): Promise<PortalProvider> {
  if (!providerCustomerId || endedAt) throw NoSuchPortalSubscription();
  const { clientSecret } = await callProvider(() =>
    context.provider.createSetup({
      customerId: providerCustomerId,
      reference: { operationId: null, paymentId: null },
      key: `card:${newId(context.clock())}`,
    }),
  );
  return providerAnswer(context, { clientSecret: clientSecret!, paymentMethodId: null });
}

/**
 * Uses the card that its owner has set up, and charges what is unpaid at once.
 * @returns what the owner still has to confirm, or null.
 * @throws CardNotReady when it is not set up, or is another customer's; NewCardDeclined when the open payment was not
 * paid.
 */
export async function completeCardSetup(
  context: BillingContext,
  row: Row,
  setupIntentId: string,
): Promise<PortalProvider | null> {
  const setup = await callProvider(() => setupNamed(context, setupIntentId));
  const { paymentMethodId } = setup ?? {};
  const isOurs = setup?.status === "succeeded" && setup.customerId === row.providerCustomerId;
  if (!isOurs || !paymentMethodId) throw CardNotReady();
  // The same card again is the call after a confirmation.
  const isKnown = row.paymentMethodId === paymentMethodId;
  const outcome = await callProvider(() =>
    isKnown ? outcomeOf(context, row.id) : replaceCard(context, { subscriptionId: row.id, paymentMethodId }),
  );
  // The card's owner does not wait for a regular renewal that happens to be under way.
  return outcome.state === "unknown" && !row.billingIssueAt ? null : answerTo(context, outcome, NewCardDeclined);
}

async function setupNamed({ provider }: BillingContext, id: string): Promise<Intent | null> {
  try {
    return await provider.intent(id);
  } catch (error) {
    if (error instanceof ProviderFailure && error.kind === "refused") return null;
    throw error;
  }
}

/**
 * The state of an open payment.
 * @returns what its owner has to confirm, or null once it is paid.
 * @throws CardDeclined
 */
export async function openPaymentState(context: BillingContext, row: Row): Promise<PortalProvider | null> {
  return answerTo(context, await callProvider(() => outcomeOf(context, row.id)), CardDeclined);
}

export async function providerAnswer(
  context: BillingContext,
  { clientSecret, paymentMethodId }: { clientSecret: string; paymentMethodId: string | null },
): Promise<PortalProvider> {
  return {
    client_secret: clientSecret,
    publishable_api_key: context.browser.publishableKey,
    stripe_account_id: await context.account(),
    script_url: context.browser.scriptUrl,
    payment_method_id: paymentMethodId,
  };
}

function answerTo(context: BillingContext, outcome: Outcome, refusal: () => Problem): Promise<PortalProvider> | null {
  switch (outcome.state) {
    case "paid":
      return null;
    case "waiting":
      return providerAnswer(context, outcome.confirm);
    case "declined":
      throw refusal();
    case "unknown":
      throw ProviderSilent(null);
  }
}

export async function callProvider<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    throw error.kind === "refused" ? ProviderRefused(error) : ProviderSilent(error);
  }
}
