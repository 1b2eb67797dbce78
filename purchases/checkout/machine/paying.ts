import { emailError } from "../email-error.ts";
import type { FormFailure } from "../payment-form.ts";
import type { Effect, Next } from "./effects.ts";
import { failing } from "./end-states.ts";
import { isTaxAsked } from "./payment-entry-checks.ts";
import { filling, withForm, withoutTaxLoading } from "./payment-entry-setters.ts";
import { isEmailProblem, type PurchaseProblem } from "./purchase-problem.ts";
import type { Activity, Notice, PaymentEntry, PayStage } from "./state.ts";

export function paying(entry: PaymentEntry, method: string | null, email: string): Next {
  const round = entry.round + 1;
  const activity: Activity = { doing: "paying", stage: "submitting", method, email, tokenId: null };
  return [
    { ...withoutTaxLoading(entry), round, activity },
    { do: "submit", round, withToken: isTaxAsked(entry) },
  ];
}

/** A wallet brings a payment and an email; an email from the developer takes precedence. */
export function payingByWallet(entry: PaymentEntry, method: string, walletEmail: string): Next {
  if (entry.activity.doing === "paying" || entry.form.waitingFor.length > 0) return [entry];
  const email = entry.form.isEmailSkipped ? entry.form.email : walletEmail || entry.form.email;
  if (!email) return [filling(entry, { about: "email", error: "missing" })];
  return emailError(email) ? [filling(entry, { about: "email", error: "invalid" })] : paying(entry, method, email);
}

export function completing(entry: PaymentEntry): Next {
  const { round, activity } = entry;
  if (activity.doing !== "paying") return [entry];
  return atStage(entry, "completing", { do: "complete", round, email: activity.email });
}

export function completed(entry: PaymentEntry, answered: string | null): Next {
  const clientSecret = answered ?? entry.session.clientSecret;
  const known: PaymentEntry = { ...entry, session: { ...entry.session, clientSecret } };
  const { round, activity } = known;
  if (activity.doing !== "paying") return [entry];
  return clientSecret
    ? atStage(known, "confirming", { do: "confirm", round, clientSecret, tokenId: walletToken(activity) })
    : atStage(known, "polling", { do: "poll", round, resumed: null });
}

/** A card is confirmed by the fields themselves, every other method by its token. */
function walletToken({ method, tokenId }: Extract<Activity, { doing: "paying" }>): string | null {
  return method === "card" ? null : tokenId;
}

export function refused(entry: PaymentEntry, failure: FormFailure): Next {
  if (entry.activity.doing !== "paying") return [withoutTaxLoading(entry)];
  const isInDoubt = entry.isInDoubt || entry.activity.stage === "confirming";
  switch (failure.is) {
    case "handled":
      return [{ ...filling(entry, null), isInDoubt: entry.isInDoubt && entry.activity.stage !== "confirming" }];
    case "network":
      return [{ ...filling(entry, { about: "network", wasPaying: true }), isInDoubt }];
    case "unclear":
      return [{ ...filling(entry, { about: "provider", message: failure.message }), isInDoubt }];
    case "unhandled":
      return [filling(entry, { about: "provider", message: failure.message })];
  }
}

export function failed(entry: PaymentEntry, problem: PurchaseProblem): Next {
  const { activity } = entry;
  if (activity.doing === "paying" && isEmailProblem(problem)) return [askingForEmail(entry, activity.email, problem)];
  if (activity.doing === "paying" && activity.stage === "polling")
    return failing(entry.round, problem, problem.kind === "network" ? entry : null);
  const isFormUsable = entry.form.waitingFor.length === 0;
  if (problem.kind === "network" && isFormUsable)
    return [filling(withoutTaxLoading(entry), { about: "network", wasPaying: activity.doing === "paying" })];
  return failingEntry(entry, problem);
}

/** Where the money may have moved, "Try again" polls for the outcome and never charges. */
export function failingEntry(entry: PaymentEntry, problem: PurchaseProblem): Next {
  return failing(entry.round, problem, entry.isInDoubt ? entry : null);
}

export function pollingAgain(paid: PaymentEntry, round: number): Next {
  const { method, email } = paid.form;
  const activity: Activity = { doing: "paying", stage: "polling", method, email, tokenId: null };
  return [
    { ...withoutTaxLoading(paid), round, activity },
    { do: "poll", round, resumed: paid.session },
  ];
}

function askingForEmail(entry: PaymentEntry, email: string, problem: PurchaseProblem): PaymentEntry {
  const notice: Notice =
    problem.backendErrorCode === 7879
      ? { about: "email", error: "missing" }
      : { about: "email", error: "unverified", email };
  const { isEmailSkipped, waitingFor } = entry.form;
  // The developer's email was refused, so the field is needed.
  const form = isEmailSkipped
    ? { isEmailSkipped: false, email: "", waitingFor: [...waitingFor, "email" as const] }
    : {};
  return filling(withForm(entry, form), notice);
}

export function atStage(entry: PaymentEntry, stage: PayStage, effect: Effect): Next {
  return entry.activity.doing === "paying" ? [{ ...entry, activity: { ...entry.activity, stage } }, effect] : [entry];
}
