import type { BillingContext } from "../../context/billing-context.ts";
import { type Card, type Intent, ProviderFailure } from "../../provider/port.ts";

/**
 * The card that an intent was confirmed with. Null while the provider does not answer: a purchase must not wait for it.
 * @throws ProviderFailure `refused` when there is no such card any more.
 */
export async function cardOfIntent({ provider, log }: BillingContext, intent: Intent): Promise<Card | null> {
  if (!intent.paymentMethodId) return null;
  try {
    return await provider.card(intent.paymentMethodId);
  } catch (failure) {
    if (!(failure instanceof ProviderFailure) || failure.kind === "refused") throw failure;
    log.warn({ err: failure, intent: intent.id }, "a card's last digits are not known");
    return null;
  }
}
