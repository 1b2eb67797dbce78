import type { MachineOrder } from "../checkout/checkout-order.ts";
import type { CheckoutSession } from "../checkout/checkout-session.ts";
import type { Event } from "../checkout/machine/events.ts";
import { begin, next } from "../checkout/machine/machine.ts";
import type { FinishedPurchase } from "../checkout/machine/state.ts";
import type { FormFailure } from "../checkout/payment-form.ts";
import { checkoutEvents } from "../checkout/tracking/checkout-events.ts";
import type { TrackedEvent } from "../events/event-tracker.ts";
import { machineOrder } from "./machine-driver.ts";
import { started } from "./recorded-answers.ts";

export type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
/** Default round: the current one. */
export type Told = DistributiveOmit<Event, "round"> & { round?: number };

export const session: CheckoutSession = {
  operationSessionId: "op_1",
  managementUrl: null,
  elements: started.gateway_params.elements_configuration,
  provider: { account: "acct_1", publishableKey: "pk_test_x", scriptUrl: null },
  clientSecret: null,
};
export const purchase: FinishedPurchase = {
  operationSessionId: "op_1",
  storeTransactionIdentifier: "txn_1",
  productIdentifier: "atelier_monthly",
  purchaseDate: new Date("2026-02-01T10:00:00Z"),
  redemptionInfo: null,
};
export const newYork = { countryCode: "US", postalCode: "10001" };
export const refusal = (is: FormFailure["is"]): FormFailure => ({
  is,
  gatewayErrorCode: "card_declined",
  message: "No.",
});

/** Sends events to a checkout and collects what is tracked. */
export function walk(events: readonly Told[], on: MachineOrder = machineOrder): TrackedEvent[] {
  let [state] = begin(on);
  return events.flatMap((told) => {
    const event = { round: state.round, ...told } as Event;
    const before = state;
    [state] = next(on, before, event);
    return checkoutEvents({ before, event, after: state });
  });
}

export const loaded: Told[] = [
  { on: "started", session, isEmailAccepted: false, isTaxCollected: false },
  { on: "field-ready", field: "express" },
  { on: "field-ready", field: "payment" },
  { on: "field-ready", field: "email" },
];
export const filled: Told[] = [
  ...loaded,
  { on: "email", email: "ada@example.org" },
  { on: "payment", isComplete: true, method: "card" },
];
export const confirming: Told[] = [
  ...filled,
  { on: "pay" },
  { on: "submitted", token: null },
  { on: "completed", clientSecret: "pi_1_secret_2" },
];
export const paid: Told[] = [...confirming, { on: "confirmed" }, { on: "finished", purchase }];
export const shown = { name: "checkout_payment_form_impression" };
export const submitted = { name: "checkout_payment_form_submit", properties: { selected_payment_method: "card" } };
