import { en } from "./browser/frame/languages/en.ts";
import type { ProblemBody } from "./http/problem.ts";

// The provider's fields translate these by code (`browser/frame/languages`). What the SDK says when a checkout fails for
// good is another text: `purchases/screens/outcome/error-texts.ts`.

export type Decline = Pick<ProblemBody, "code" | "decline_code" | "message" | "param">;

export const declined = (decline_code: string, message: string = en.card_declined): Decline => ({
  code: "card_declined",
  decline_code,
  message,
});

export const noFunds = declined("insufficient_funds", en.insufficient_funds);

export const expired: Decline = { code: "expired_card", message: en.expired_card, param: "exp_month" };

export const incorrectCvc: Decline = { code: "incorrect_cvc", message: en.incorrect_cvc, param: "cvc" };

export const processing: Decline = { code: "processing_error", message: en.processing_error };
