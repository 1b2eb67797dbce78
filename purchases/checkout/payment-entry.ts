import type { TaxAnswer } from "@hemline/protocol";
import { emailFault } from "../client/validate.ts";
import { isSameAddress } from "./address.ts";
import { cancelled, failing, finished } from "./endings.ts";
import type { Effect, Event, FormFailure, Next, Plan } from "./events.ts";
import { canPay, isAddressDoubted, isMoneyMoving, isTaxAsked } from "./pay-rule.ts";
import { isEmailProblem, type PurchaseProblem } from "./problem.ts";
import type { Activity, Address, Field, Notice, PaymentEntry, PayStage, PriceBreakdown } from "./state.ts";
import { isAddressUnknown, pricedBy, untaxed } from "./tax.ts";

export function entering(plan: Plan, round: number, event: Extract<Event, { on: "started" }>): Next {
  const { session, isEmailAccepted, isTaxCollected } = event;
  const entry: PaymentEntry = {
    step: "payment-entry",
    round,
    session,
    form: {
      waitingFor: isEmailAccepted ? ["express", "payment"] : ["express", "email", "payment"],
      isEmailSkipped: isEmailAccepted,
      email: isEmailAccepted ? (plan.customerEmail ?? "") : "",
      isPaymentComplete: false,
      method: null,
      hasWallets: false,
    },
    price: untaxed(plan, isTaxCollected ? "loading" : "disabled"),
    pricedFor: null,
    isInDoubt: false,
    activity: { doing: "filling", notice: null },
  };
  const load: Effect = { do: "load-form", round, session };
  return isTaxCollected ? [entry, load, { do: "calculate-taxes", round, address: null }] : [entry, load];
}

export function whileEntering(plan: Plan, entry: PaymentEntry, event: Event): Next {
  switch (event.on) {
    case "field-ready":
      return [fieldReady(entry, event.field, event.hasWallets)];
    case "field-broken":
      return entry.activity.doing === "paying" ? [entry] : breakingOff(entry, event.problem);
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
      return finished(plan, entry.round, event.purchase);
    case "failed":
      return failed(entry, event.problem);
    case "unsettled":
      return failing(entry.round, event.problem, entry);
    case "try-again":
      return tryAgain(entry);
    case "cancel":
      return isMoneyMoving(entry) ? [entry, { do: "stay" }] : cancelled(entry.round);
    case "branded":
    case "started":
    case "continue":
      return [entry];
  }
}

function fieldReady(entry: PaymentEntry, field: Field, hasWallets = entry.form.hasWallets): PaymentEntry {
  return withForm(entry, { waitingFor: entry.form.waitingFor.filter((one) => one !== field), hasWallets });
}

/** A complete card may have changed where the customer lives, and with it the tax. */
function refreshTax(entry: PaymentEntry): Next {
  const { form, activity } = entry;
  const isDue =
    isTaxAsked(entry) &&
    activity.doing !== "paying" &&
    form.isPaymentComplete &&
    form.method === "card" &&
    form.email !== "" &&
    form.waitingFor.length === 0;
  if (!isDue) return [entry];
  const round = entry.round + 1;
  return [
    { ...backFromLoading(entry), round },
    { do: "submit", round, withToken: true },
  ];
}

/** Pays again only where paying is what failed; otherwise the message has been read, and the tax may be asked for. */
function tryAgain(entry: PaymentEntry): Next {
  const { activity, form } = entry;
  if (activity.doing !== "filling") return [entry];
  const wasPaying = activity.notice?.about === "network" && activity.notice.wasPaying;
  return wasPaying && canPay(entry) ? paying(entry, form.method, form.email) : refreshTax(filling(entry, null));
}

function paying(entry: PaymentEntry, method: string | null, email: string): Next {
  const round = entry.round + 1;
  const activity: Activity = { doing: "paying", stage: "submitting", method, email, tokenId: null };
  return [
    { ...backFromLoading(entry), round, activity },
    { do: "submit", round, withToken: isTaxAsked(entry) },
  ];
}

/** A wallet brings its own payment and email; the developer's email comes first. */
function payingByWallet(entry: PaymentEntry, method: string, walletEmail: string): Next {
  if (entry.activity.doing === "paying" || entry.form.waitingFor.length > 0) return [entry];
  const email = entry.form.isEmailSkipped ? entry.form.email : walletEmail || entry.form.email;
  if (!email) return [filling(entry, { about: "email", fault: "missing" })];
  return emailFault(email) ? [filling(entry, { about: "email", fault: "invalid" })] : paying(entry, method, email);
}

function submitted(entry: PaymentEntry, token: { id: string; address: Address } | null): Next {
  const { round, activity } = entry;
  const address = token?.address ?? null;
  const isRepriced = address !== null && !isSameAddress(address, entry.pricedFor);
  if (activity.doing !== "paying")
    return isRepriced ? [repricing(entry), { do: "calculate-taxes", round, address }] : [entry];
  const paid: PaymentEntry = { ...entry, activity: { ...activity, tokenId: token?.id ?? null } };
  return isRepriced ? atStage(paid, "taxing", { do: "calculate-taxes", round, address }) : completing(paid);
}

/** Another price is coming than the one that was to be looked at. */
function repricing(entry: PaymentEntry): PaymentEntry {
  return withTax(entry.activity.doing === "review" ? filling(entry, null) : entry, "loading");
}

function taxed(entry: PaymentEntry, answer: TaxAnswer, address: Address | null): Next {
  const before = entry.price.totalAmountInMicros;
  const session = { ...entry.session, elements: answer.gateway_params.elements_configuration };
  const priced: PaymentEntry = { ...entry, session, price: pricedBy(answer, address), pricedFor: address };
  const configure: Effect = { do: "configure", elements: session.elements };
  const isUnknown = isAddressUnknown(answer, address);
  if (entry.activity.doing !== "paying") return [doubting(priced, isUnknown), configure];
  if (answer.total_amount_in_micros !== before && isUnknown) return [doubting(priced, true), configure];
  if (answer.total_amount_in_micros !== before)
    return [{ ...withTax(priced, "miss-match"), activity: { doing: "review" } }, configure];
  const [state, ...effects] = completing(priced);
  return [state, configure, ...effects];
}

/** Says that nobody knows the address, or no longer says so. */
function doubting(entry: PaymentEntry, isUnknown: boolean): PaymentEntry {
  if (isUnknown) return filling(entry, { about: "address" });
  return isAddressDoubted(entry) ? filling(entry, null) : entry;
}

function completing(entry: PaymentEntry): Next {
  const { round, activity } = entry;
  if (activity.doing !== "paying") return [entry];
  return atStage(entry, "completing", { do: "complete", round, email: activity.email });
}

function completed(entry: PaymentEntry, answered: string | null): Next {
  const clientSecret = answered ?? entry.session.clientSecret;
  const known: PaymentEntry = { ...entry, session: { ...entry.session, clientSecret } };
  const { round, activity } = known;
  if (activity.doing !== "paying") return [entry];
  return clientSecret
    ? atStage(known, "confirming", { do: "confirm", round, clientSecret, tokenId: walletToken(activity) })
    : atStage(known, "polling", { do: "poll", round, resumed: null });
}

/** Only what is not a card is confirmed by its token; a card is confirmed by the fields themselves. */
function walletToken({ method, tokenId }: Extract<Activity, { doing: "paying" }>): string | null {
  return method === "card" ? null : tokenId;
}

function refused(entry: PaymentEntry, failure: FormFailure): Next {
  if (entry.activity.doing !== "paying") return [backFromLoading(entry)];
  switch (failure.is) {
    case "handled":
      return [{ ...filling(entry, null), isInDoubt: entry.isInDoubt && entry.activity.stage !== "confirming" }];
    case "network": {
      const isInDoubt = entry.isInDoubt || entry.activity.stage === "confirming";
      return [{ ...filling(entry, { about: "network", wasPaying: true }), isInDoubt }];
    }
    case "unhandled":
      return [filling(entry, { about: "provider", message: failure.message })];
  }
}

function failed(entry: PaymentEntry, problem: PurchaseProblem): Next {
  const { activity } = entry;
  if (activity.doing === "paying" && isEmailProblem(problem)) return [askingForEmail(entry, activity.email, problem)];
  if (activity.doing === "paying" && activity.stage === "polling")
    return failing(entry.round, problem, problem.kind === "network" ? entry : null);
  const isFormUsable = entry.form.waitingFor.length === 0;
  if (problem.kind === "network" && isFormUsable)
    return [filling(backFromLoading(entry), { about: "network", wasPaying: activity.doing === "paying" })];
  return breakingOff(entry, problem);
}

/** Where the money may have moved, trying again asks for the outcome, and never charges. */
function breakingOff(entry: PaymentEntry, problem: PurchaseProblem): Next {
  return failing(entry.round, problem, entry.isInDoubt ? entry : null);
}

/** Asks once more what became of a payment. */
export function askingAgain(paid: PaymentEntry, round: number): Next {
  const { method, email } = paid.form;
  const activity: Activity = { doing: "paying", stage: "polling", method, email, tokenId: null };
  return [
    { ...backFromLoading(paid), round, activity },
    { do: "poll", round, resumed: paid.session },
  ];
}

function askingForEmail(entry: PaymentEntry, email: string, problem: PurchaseProblem): PaymentEntry {
  const notice: Notice =
    problem.backendErrorCode === 7879
      ? { about: "email", fault: "missing" }
      : { about: "email", fault: "unverified", email };
  const { isEmailSkipped, waitingFor } = entry.form;
  // The developer's email was refused: now the field is needed after all.
  const form = isEmailSkipped
    ? { isEmailSkipped: false, email: "", waitingFor: [...waitingFor, "email" as const] }
    : {};
  return filling(withForm(entry, form), notice);
}

function atStage(entry: PaymentEntry, stage: PayStage, effect: Effect): Next {
  return entry.activity.doing === "paying" ? [{ ...entry, activity: { ...entry.activity, stage } }, effect] : [entry];
}

function filling(entry: PaymentEntry, notice: Notice | null): PaymentEntry {
  return { ...entry, activity: { doing: "filling", notice } };
}

function withForm(entry: PaymentEntry, form: Partial<PaymentEntry["form"]>): PaymentEntry {
  return { ...entry, form: { ...entry.form, ...form } };
}

function withTax(entry: PaymentEntry, taxCalculationStatus: PriceBreakdown["taxCalculationStatus"]): PaymentEntry {
  return { ...entry, price: { ...entry.price, taxCalculationStatus } };
}

/** A calculation that nobody waits for any more leaves the tax as open as it was before it. */
function backFromLoading(entry: PaymentEntry): PaymentEntry {
  if (entry.price.taxCalculationStatus !== "loading") return entry;
  return withTax(entry, entry.price.taxAmountInMicros === null ? "pending" : "calculated");
}
