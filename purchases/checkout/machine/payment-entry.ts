import type { MachineOrder } from "../checkout-order.ts";
import type { Effect, Next } from "./effects.ts";
import { cancelled, failing, finished } from "./end-states.ts";
import type { Event } from "./events.ts";
import { atStage, completed, failed, failingEntry, paying, payingByWallet, pollingAgain, refused } from "./paying.ts";
import { canPay, isMoneyMoving } from "./payment-entry-checks.ts";
import { filling, withForm } from "./payment-entry-setters.ts";
import { untaxed } from "./price-breakdown.ts";
import type { Field, PaymentEntry } from "./state.ts";
import { refreshTax, submitted, taxed } from "./tax-transitions.ts";

export function entering(order: MachineOrder, round: number, event: Extract<Event, { on: "started" }>): Next {
  const { session, isEmailAccepted, isTaxCollected } = event;
  const entry: PaymentEntry = {
    step: "payment-entry",
    round,
    session,
    form: {
      waitingFor: isEmailAccepted ? ["express", "payment"] : ["express", "email", "payment"],
      isEmailSkipped: isEmailAccepted,
      email: isEmailAccepted ? (order.customerEmail ?? "") : "",
      isPaymentComplete: false,
      method: null,
      hasWallets: false,
    },
    price: untaxed(order, isTaxCollected ? "loading" : "disabled"),
    pricedFor: null,
    isInDoubt: false,
    activity: { doing: "filling", notice: null },
  };
  const load: Effect = { do: "load-form", round, session };
  return isTaxCollected ? [entry, load, { do: "calculate-taxes", round, address: null }] : [entry, load];
}

export function whileEntering(order: MachineOrder, entry: PaymentEntry, event: Event): Next {
  switch (event.on) {
    case "field-ready":
      return [fieldReady(entry, event.field, event.hasWallets)];
    case "field-broken":
      return entry.activity.doing === "paying" ? [entry] : failingEntry(entry, event.problem);
    case "email":
      return entry.form.isEmailSkipped ? [entry] : refreshTax(withForm(entry, { email: event.email }));
    case "payment":
      return refreshTax(withForm(entry, { isPaymentComplete: event.isComplete, method: event.method }));
    case "pay":
      return canPay(entry) ? paying(entry, entry.form.method, entry.form.email) : [entry];
    case "wallet":
      return payingByWallet(entry, event.method, event.email);
    case "submitted":
      return submitted(entry, event.token);
    case "refused":
      return refused(entry, event.failure);
    case "taxed":
      return taxed(entry, event.answer, event.address);
    case "completed":
      return completed(entry, event.clientSecret);
    case "confirmed":
      return atStage(entry, "polling", { do: "poll", round: entry.round, resumed: null });
    case "finished":
      return finished(order, entry, event.purchase);
    case "failed":
      return failed(entry, event.problem);
    case "unsettled":
      return failing(entry.round, event.problem, entry);
    case "try-again":
      return tryAgain(entry);
    case "cancel":
      return leaving(entry);
    case "branded":
    case "started":
    case "continue":
      return [entry];
  }
}

/** A checkout is not cancelled while the money moves, or may have: its outcome is polled first. */
function leaving(entry: PaymentEntry): Next {
  if (isMoneyMoving(entry)) return [entry, { do: "stay" }];
  if (!entry.isInDoubt) return cancelled(entry.round);
  return [...pollingAgain(entry, entry.round + 1), { do: "stay" }];
}

function fieldReady(entry: PaymentEntry, field: Field, hasWallets = entry.form.hasWallets): PaymentEntry {
  return withForm(entry, { waitingFor: entry.form.waitingFor.filter((one) => one !== field), hasWallets });
}

/** Pays again only where paying failed; otherwise dismisses the notice and refreshes the tax. */
function tryAgain(entry: PaymentEntry): Next {
  const { activity, form } = entry;
  if (activity.doing !== "filling") return [entry];
  const wasPaying = activity.notice?.about === "network" && activity.notice.wasPaying;
  return wasPaying && canPay(entry) ? paying(entry, form.method, form.email) : refreshTax(filling(entry, null));
}
