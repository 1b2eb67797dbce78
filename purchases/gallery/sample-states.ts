import type { PriceBreakdown, TaxStatus } from "../checkout/machine/price-breakdown.ts";
import type { PurchaseProblem } from "../checkout/machine/purchase-problem.ts";
import type { Checkout, Form, Notice, PaymentEntry } from "../checkout/machine/state.ts";
import type { CheckoutSnapshot } from "../checkout/snapshot-store.ts";
import type { CheckoutView } from "../screens/checkout-context.ts";
import { entryFor, priceFor } from "../testing/sample-views.ts";
import { fakePaymentForm } from "./fake-payment-form.ts";

/** The filled form, with changes. */
export function entering(
  view: CheckoutView,
  change: { form?: Partial<Form>; status?: TaxStatus; price?: Partial<PriceBreakdown> } = {},
  activity: PaymentEntry["activity"] = { doing: "filling", notice: null },
): CheckoutSnapshot {
  const entry = entryFor(view, "disabled", "card");
  const state: PaymentEntry = {
    ...entry,
    form: { ...entry.form, ...change.form },
    price: priceFor(view, change.status ?? "disabled", change.price),
    activity,
  };
  return { state, form: fakePaymentForm };
}

export function noticing(view: CheckoutView, notice: Notice): CheckoutSnapshot {
  return entering(view, {}, { doing: "filling", notice });
}

export function reviewing(view: CheckoutView): CheckoutSnapshot {
  return entering(view, { status: "miss-match", price: taxOf(view) }, { doing: "review" });
}

export function paying(view: CheckoutView): CheckoutSnapshot {
  const email = "ada@example.org";
  return entering(view, {}, { doing: "paying", stage: "confirming", method: "card", email, tokenId: null });
}

export function loading(view: CheckoutView): CheckoutSnapshot {
  return { state: { step: "payment-entry-loading", round: 1, price: priceFor(view, "unavailable") }, form: null };
}

export function succeeding(view: CheckoutView): CheckoutSnapshot {
  const purchase = {
    operationSessionId: "op_1",
    storeTransactionIdentifier: "txn_1",
    productIdentifier: "atelier_monthly",
    purchaseDate: new Date("2026-11-20T12:00:00Z"),
    redemptionInfo: null,
  };
  return shown({ step: "success", round: 1, purchase, price: priceFor(view, "disabled") });
}

export function failing(problem: PurchaseProblem): CheckoutSnapshot {
  return shown({ step: "error", round: 1, problem, paid: null });
}

/** 10 % sales tax. */
export function taxOf(view: CheckoutView): Partial<PriceBreakdown> {
  const { totalAmountInMicros: before } = priceFor(view, "disabled");
  const tax = before / 10;
  return {
    totalAmountInMicros: before + tax,
    totalExcludingTaxInMicros: before,
    taxAmountInMicros: tax,
    taxBreakdown: [{ display_name: "Sales Tax - NY", tax_amount_in_micros: tax }],
  };
}

function shown(state: Checkout): CheckoutSnapshot {
  return { state, form: null };
}
