import type { PaymentEntry, TaxStatus } from "./state.ts";

const settled: readonly TaxStatus[] = ["disabled", "calculated", "miss-match"];

/** Whether the pay button may be pressed: nothing is under way, payment and email are given, and the tax is settled. */
export function canPay({ form, price, activity }: PaymentEntry): boolean {
  return (
    activity.doing !== "paying" &&
    form.waitingFor.length === 0 &&
    form.isPaymentComplete &&
    (form.isEmailSkipped || form.email !== "") &&
    settled.includes(price.taxCalculationStatus)
  );
}

/** Whether closing now could hide a payment that is just going through. */
export function isMoneyMoving({ activity }: PaymentEntry): boolean {
  return activity.doing === "paying" && (activity.stage === "confirming" || activity.stage === "polling");
}

/** Whether this purchase asks for tax at all, or would for a better address. */
export function isTaxAsked(entry: PaymentEntry): boolean {
  const { taxCalculationStatus } = entry.price;
  return (taxCalculationStatus !== "disabled" && taxCalculationStatus !== "unavailable") || isAddressDoubted(entry);
}

export function isAddressDoubted({ activity }: PaymentEntry): boolean {
  return activity.doing === "filling" && activity.notice?.about === "address";
}
