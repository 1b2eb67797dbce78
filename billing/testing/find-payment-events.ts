import type { ProviderEvent } from "./test-billing.ts";

/** The events about one payment, in the order of these types. */
export function findPaymentEvents(events: ProviderEvent[], intentId: string, types: string[]): ProviderEvent[] {
  return types.map((type) => {
    const isIt = ({ data }: ProviderEvent) => data.object.id === intentId || data.object.payment_intent === intentId;
    const found = events.find((it) => it.type === type && isIt(it));
    if (!found) throw new Error(`There is no ${type} among ${events.filter(isIt).map((it) => it.type)}.`);
    return found;
  });
}
