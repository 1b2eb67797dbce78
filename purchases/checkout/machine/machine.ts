import type { Plan } from "../plan.ts";
import type { Next } from "./effects.ts";
import { cancelled, failing } from "./endings.ts";
import type { Event } from "./events.ts";
import { askingAgain } from "./paying.ts";
import { entering, whileEntering } from "./payment-entry.ts";
import { isRetriable } from "./purchase-problem.ts";
import type { Checkout } from "./state.ts";
import { untaxed } from "./tax.ts";

type Loading = Extract<Checkout, { step: "payment-entry-loading" }>;

export function begin(plan: Plan): Next {
  return [loading(plan, 1), { do: "start", round: 1, email: plan.customerEmail }];
}

/** The whole checkout: what an event makes of a state, and what is to be done about it. Never touches the world. */
export function next(plan: Plan, state: Checkout, event: Event): Next {
  if ("round" in event && event.round !== state.round) return [state];
  switch (state.step) {
    case "payment-entry-loading":
      return whileLoading(plan, state, event);
    case "payment-entry":
      return whileEntering(plan, state, event);
    case "success":
      return event.on === "continue" || event.on === "cancel"
        ? [{ step: "closed", round: state.round + 1, outcome: { is: "finished", purchase: state.purchase } }]
        : [state];
    case "error":
      return onErrorPage(plan, state, event);
    case "closed":
      return [state];
  }
}

function loading(plan: Plan, round: number): Loading {
  return { step: "payment-entry-loading", round, price: untaxed(plan, "disabled") };
}

function whileLoading(plan: Plan, state: Loading, event: Event): Next {
  switch (event.on) {
    case "branded":
      return [{ ...state, price: untaxed(plan, event.isTaxCollected ? "unavailable" : "disabled") }];
    case "started":
      return entering(plan, state.round, event);
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

function onErrorPage(plan: Plan, state: Extract<Checkout, { step: "error" }>, event: Event): Next {
  if (event.on === "try-again") return tryAgain(plan, state);
  return event.on === "continue" || event.on === "cancel"
    ? [{ step: "closed", round: state.round + 1, outcome: { is: "failed", problem: state.problem } }]
    : [state];
}

function tryAgain(plan: Plan, state: Extract<Checkout, { step: "error" }>): Next {
  const round = state.round + 1;
  if (state.paid) return askingAgain(state.paid, round);
  if (!isRetriable(state.problem)) return [state];
  return [loading(plan, round), { do: "discard-form" }, { do: "start", round, email: plan.customerEmail }];
}
