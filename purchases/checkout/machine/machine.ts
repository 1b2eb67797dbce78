import type { MachineOrder } from "../checkout-order.ts";
import type { Next } from "./effects.ts";
import { cancelled, failing } from "./end-states.ts";
import type { Event } from "./events.ts";
import { pollingAgain } from "./paying.ts";
import { entering, whileEntering } from "./payment-entry.ts";
import { untaxed } from "./price-breakdown.ts";
import { isRetriable } from "./purchase-problem.ts";
import type { Checkout } from "./state.ts";

type Loading = Extract<Checkout, { step: "payment-entry-loading" }>;

export function begin(order: MachineOrder): Next {
  return [loading(order, 1), { do: "start", round: 1, email: order.customerEmail }];
}

/** The whole checkout as a pure function of state and event. Events of an earlier round are ignored. */
export function next(order: MachineOrder, state: Checkout, event: Event): Next {
  if ("round" in event && event.round !== state.round) return [state];
  switch (state.step) {
    case "payment-entry-loading":
      return whileLoading(order, state, event);
    case "payment-entry":
      return whileEntering(order, state, event);
    case "success":
      return event.on === "continue" || event.on === "cancel"
        ? [{ step: "closed", round: state.round + 1, outcome: { is: "finished", purchase: state.purchase } }]
        : [state];
    case "error":
      return onErrorPage(order, state, event);
    case "closed":
      return [state];
  }
}

function loading(order: MachineOrder, round: number): Loading {
  return { step: "payment-entry-loading", round, price: untaxed(order, "disabled") };
}

function whileLoading(order: MachineOrder, state: Loading, event: Event): Next {
  switch (event.on) {
    case "branded":
      return [{ ...state, price: untaxed(order, event.isTaxCollected ? "unavailable" : "disabled") }];
    case "started":
      return entering(order, state.round, event);
    case "failed":
    case "field-broken":
      return failing(state.round, event.problem);
    case "cancel":
      return cancelled(state.round);
    case "unsettled":
    case "field-ready":
    case "email":
    case "payment":
    case "pay":
    case "wallet":
    case "submitted":
    case "refused":
    case "taxed":
    case "completed":
    case "confirmed":
    case "finished":
    case "continue":
    case "try-again":
      return [state];
  }
}

function onErrorPage(order: MachineOrder, state: Extract<Checkout, { step: "error" }>, event: Event): Next {
  if (event.on === "try-again") return tryAgain(order, state);
  return event.on === "continue" || event.on === "cancel"
    ? [{ step: "closed", round: state.round + 1, outcome: { is: "failed", problem: state.problem } }]
    : [state];
}

function tryAgain(order: MachineOrder, state: Extract<Checkout, { step: "error" }>): Next {
  const round = state.round + 1;
  if (state.paid) return pollingAgain(state.paid, round);
  if (!isRetriable(state.problem)) return [state];
  return [loading(order, round), { do: "discard-form" }, { do: "start", round, email: order.customerEmail }];
}
