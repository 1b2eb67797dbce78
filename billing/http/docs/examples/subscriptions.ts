import type { PlanChangeAnswer, PlanChangesAnswer, RefundAnswer } from "@hemline/protocol";
import { refundedCustomer, upgradedCustomer } from "./customer.ts";
import { quote, yearlyPriceId } from "./ids.ts";

const yearly = { amount_micros: 99_000_000, currency: "EUR" };

export const planChanges: PlanChangesAnswer = {
  changes: [
    {
      product: "pro_yearly",
      title: "Acme Pro, yearly",
      description: "Everything in Acme Pro, billed once a year after a free week.",
      price_id: yearlyPriceId,
      kind: "upgrade",
      price: yearly,
      period: "P1Y",
      due_now: yearly,
      tax_in_micros: 0,
      refund: { amount_micros: 9_700_000, currency: "EUR" },
      starts_at: "2026-03-02T09:30:00Z",
      next_payment: { at: "2027-03-02T09:30:00Z", price: yearly },
      quote,
    },
  ],
};

export const planChanged: PlanChangeAnswer = { ...upgradedCustomer, confirm: null };

export const refunded: RefundAnswer = {
  ...refundedCustomer,
  refund: {
    id: "01a2071d-81f2-7c3e-8a44-51b0c7d9e6fa",
    state: "pending",
    amount_micros: 9_990_000,
    currency: "EUR",
  },
};
