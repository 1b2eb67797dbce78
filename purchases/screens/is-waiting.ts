import type { PaymentForm } from "../checkout/payment-form.ts";
import type { PaymentEntry } from "../checkout/state.ts";

/** Until every field has reported ready, there is no form to fill. */
export function isWaiting({ form: { waitingFor } }: PaymentEntry, form: PaymentForm | null): boolean {
  return !form || waitingFor.length > 0;
}
