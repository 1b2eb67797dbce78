import type { CheckoutSnapshot } from "../checkout/snapshot-store.ts";

export function isLoadingForm({ state, form }: CheckoutSnapshot): boolean {
  if (state.step === "payment-entry") return !form || state.form.waitingFor.length > 0;
  return state.step === "payment-entry-loading";
}

/** Whether both look the same: the spinner hides which fields are ready. */
export function isSameLoadingState(one: CheckoutSnapshot, other: CheckoutSnapshot): boolean {
  if (!isLoadingForm(one) || !isLoadingForm(other)) return false;
  return one.form === other.form && one.state.step === other.state.step && priceOf(one) === priceOf(other);
}

const priceOf = ({ state }: CheckoutSnapshot) => "price" in state && state.price;
