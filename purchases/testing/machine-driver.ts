import type { MachineOrder } from "../checkout/checkout-order.ts";
import type { CheckoutSession } from "../checkout/checkout-session.ts";
import type { Effect } from "../checkout/machine/effects.ts";
import type { Event } from "../checkout/machine/events.ts";
import { begin, next } from "../checkout/machine/machine.ts";
import type { Checkout, FinishedPurchase, PaymentEntry } from "../checkout/machine/state.ts";
import type { FormFailure } from "../checkout/payment-form.ts";
import { priceOf } from "../offerings/price.ts";
import type { NonSubscriptionOption } from "../offerings/product.ts";
import { started, taxed } from "./recorded-answers.ts";

const option: NonSubscriptionOption = {
  id: "base_option",
  priceId: "prc_1",
  basePrice: priceOf({ amount_micros: 9_990_000, currency: "USD" }),
};

/** A one-time purchase for $9.99. */
export const machineOrder: MachineOrder = {
  customerEmail: null,
  skipSuccessPage: false,
  option,
  openedAt: new Date("2026-02-01T10:00:00Z"),
};
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
export const boston = { countryCode: "US", postalCode: "02108" };
export const untaxed = { ...taxed, total_amount_in_micros: 9_990_000, tax_amount_in_micros: 0 };

export const refusal = (is: FormFailure["is"]): FormFailure => ({
  is,
  gatewayErrorCode: "card_declined",
  message: "No.",
});

/** Drives the machine by hand, and keeps its latest effects. */
export class MachineDriver {
  state: Checkout;
  effects: Effect[];
  readonly #order: MachineOrder;

  constructor(order: MachineOrder = machineOrder) {
    this.#order = order;
    const [state, ...effects] = begin(order);
    this.state = state;
    this.effects = effects;
  }

  /** Default round: the current one. */
  send(event: DistributiveOmit<Event, "round">): this {
    const [state, ...effects] = next(this.#order, this.state, { round: this.state.round, ...event } as Event);
    this.state = state;
    this.effects = effects;
    return this;
  }

  started(isTaxCollected = false, isEmailAccepted = false): this {
    return this.send({ on: "started", session, isEmailAccepted, isTaxCollected });
  }

  /** All fields are ready and complete. */
  filled(): this {
    for (const field of ["express", "email", "payment"] as const) this.send({ on: "field-ready", field });
    return this.send({ on: "email", email: "ada@example.org" }).send({
      on: "payment",
      isComplete: true,
      method: "card",
    });
  }

  get asked(): string[] {
    return this.effects.map((effect) => effect.do);
  }

  get entry(): PaymentEntry {
    if (this.state.step !== "payment-entry") throw new Error(`The checkout is at ${this.state.step}.`);
    return this.state;
  }
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
