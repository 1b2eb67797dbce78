import type { PurchaseProblem } from "../checkout/machine/purchase-problem.ts";
import type { Checkout, Form, Notice, PaymentEntry, PriceBreakdown, TaxStatus } from "../checkout/machine/state.ts";
import type { Moment } from "../checkout/run-checkout.ts";
import type { Shop } from "../screens/checkout-view.ts";
import { entryFor, priceFor } from "../testing/sample-views.ts";
import { standIn } from "./fake-payment-form.ts";

// Moments of checkouts that never happened.

/** The form, filled, with what is different in it. */
export function entering(
  shop: Shop,
  change: { form?: Partial<Form>; status?: TaxStatus; price?: Partial<PriceBreakdown> } = {},
  activity: PaymentEntry["activity"] = { doing: "filling", notice: null },
): Moment {
  const entry = entryFor(shop, "disabled", "card");
  const state: PaymentEntry = {
    ...entry,
    form: { ...entry.form, ...change.form },
    price: priceFor(shop, change.status ?? "disabled", change.price),
    activity,
  };
  return { state, form: standIn };
}

export function noticing(shop: Shop, notice: Notice): Moment {
  return entering(shop, {}, { doing: "filling", notice });
}

export function reviewing(shop: Shop): Moment {
  return entering(shop, { status: "miss-match", price: taxOf(shop) }, { doing: "review" });
}

export function paying(shop: Shop): Moment {
  const email = "ada@example.org";
  return entering(shop, {}, { doing: "paying", stage: "confirming", method: "card", email, tokenId: null });
}

export function loading(shop: Shop): Moment {
  return { state: { step: "payment-entry-loading", round: 1, price: priceFor(shop, "unavailable") }, form: null };
}

export function succeeding(shop: Shop): Moment {
  const purchase = {
    operationSessionId: "op_1",
    storeTransactionIdentifier: "txn_1",
    productIdentifier: "atelier_monthly",
    purchaseDate: new Date("2026-11-20T12:00:00Z"),
    redemptionInfo: null,
  };
  return shown({ step: "success", round: 1, purchase, price: priceFor(shop, "disabled") });
}

export function failing(problem: PurchaseProblem): Moment {
  return shown({ step: "error", round: 1, problem, paid: null });
}

/** A tenth on top of the price, as a state of the United States names it. */
export function taxOf(shop: Shop): Partial<PriceBreakdown> {
  const { totalAmountInMicros: before } = priceFor(shop, "disabled");
  const tax = before / 10;
  return {
    totalAmountInMicros: before + tax,
    totalExcludingTaxInMicros: before,
    taxAmountInMicros: tax,
    taxBreakdown: [{ display_name: "Sales Tax - NY", tax_amount_in_micros: tax }],
  };
}

function shown(state: Checkout): Moment {
  return { state, form: null };
}
