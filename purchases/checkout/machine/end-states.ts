import type { MachineOrder } from "../checkout-order.ts";
import type { Next } from "./effects.ts";
import type { PurchaseProblem } from "./purchase-problem.ts";
import type { FinishedPurchase, PaymentEntry } from "./state.ts";

export function finished(order: MachineOrder, { round, price }: PaymentEntry, purchase: FinishedPurchase): Next {
  return order.skipSuccessPage
    ? [{ step: "closed", round: round + 1, outcome: { is: "finished", purchase } }]
    : [{ step: "success", round: round + 1, purchase, price }];
}

export function failing(round: number, problem: PurchaseProblem, paid: PaymentEntry | null = null): Next {
  return [{ step: "error", round: round + 1, problem, paid }];
}

export function cancelled(round: number): Next {
  return [{ step: "closed", round: round + 1, outcome: { is: "cancelled" } }];
}
