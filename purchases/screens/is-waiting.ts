import type { Moment } from "../checkout/run-checkout.ts";

/** Until the purchase has started and every field has reported ready, there is no form to fill. */
export function isWaiting({ state, form }: Moment): boolean {
  if (state.step === "payment-entry") return !form || state.form.waitingFor.length > 0;
  return state.step === "payment-entry-loading";
}

/** Whether two moments look the same because both only wait: under the spinner nobody sees which fields are ready. */
export function isSameWait(one: Moment, other: Moment): boolean {
  if (!isWaiting(one) || !isWaiting(other)) return false;
  return one.form === other.form && one.state.step === other.state.step && priceOf(one) === priceOf(other);
}

const priceOf = ({ state }: Moment) => "price" in state && state.price;
