import type { Problem } from "../frame-messages.ts";
import { fields, type Name } from "./card-fields.ts";
import { currentLanguage } from "./current-language.ts";
import { problemText } from "./texts.ts";

const fieldOf: Record<string, Name> = {
  expired_card: "expiry",
  invalid_expiry_month: "expiry",
  invalid_expiry_year: "expiry",
  incorrect_cvc: "cvc",
  invalid_cvc: "cvc",
  incorrect_zip: "postal-code",
};

/** Stripe's own form shows these itself. Everything else, such as a failed 3-D Secure, is left to the page. */
const shownHere = new Set(["card_declined", "incorrect_number", "invalid_number", ...Object.keys(fieldOf)]);

/** Shows the provider's problem at its field. @returns the message */
export function showCardProblem(problem: Problem): string {
  const sentence = problemText(currentLanguage().texts, problem);
  if (problem.type !== "card_error" || !shownHere.has(problem.code ?? "") || !sentence) return sentence;
  const target = fields[fieldOf[problem.code ?? ""] ?? "number"];
  target.showError(sentence);
  target.control.focus();
  return sentence;
}
