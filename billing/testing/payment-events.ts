import type { ProviderEvent } from "./test-billing.ts";
import type { TestCustomer } from "./test-customer.ts";

/** The events about one payment, in the order of these types. */
export function paymentEvents(events: ProviderEvent[], intentId: string, types: string[]): ProviderEvent[] {
  return types.map((type) => {
    const isIt = ({ data }: ProviderEvent) => data.object.id === intentId || data.object.payment_intent === intentId;
    const found = events.find((it) => it.type === type && isIt(it));
    if (!found) throw new Error(`There is no ${type} among ${events.filter(isIt).map((it) => it.type)}.`);
    return found;
  });
}

/** Pays in the browser, and closes it: only the provider knows. @returns the intent's id. */
export async function payAndClose(person: TestCustomer, cards: string[] = []): Promise<string> {
  const checkout = await person.startsCheckout("atelier_monthly");
  for (const card of cards) await checkout.pays(card);
  const secret = await checkout.secret();
  await checkout.pays();
  return secret.split("_secret_")[0]!;
}
