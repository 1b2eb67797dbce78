import type { TaxStatus } from "./price-breakdown.ts";
import type { PaymentEntry } from "./state.ts";

const settled: readonly TaxStatus[] = ["disabled", "calculated", "miss-match"];

/** Whether the pay button is enabled. */
export function canPay({ form, price, activity }: PaymentEntry): boolean {
  return (
    activity.doing !== "paying" &&
    form.waitingFor.length === 0 &&
    form.isPaymentComplete &&
    (form.isEmailSkipped || form.email !== "") &&
    settled.includes(price.taxCalculationStatus)
  );
}

/** Whether closing now could hide a payment that is about to succeed. */
export function isMoneyMoving({ activity }: PaymentEntry): boolean {
  return activity.doing === "paying" && (activity.stage === "confirming" || activity.stage === "polling");
}

/** Whether this purchase needs a tax calculation, now or for a valid address. */
export function isTaxAsked(entry: PaymentEntry): boolean {
  const { taxCalculationStatus } = entry.price;
  return (taxCalculationStatus !== "disabled" && taxCalculationStatus !== "unavailable") || isAddressDoubted(entry);
}

export function isAddressDoubted({ activity }: PaymentEntry): boolean {
  return activity.doing === "filling" && activity.notice?.about === "address";
}
