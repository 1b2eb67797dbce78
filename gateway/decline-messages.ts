import type { ProblemBody } from "./http/problem.ts";

// The provider's own texts for a card, which its fields show and translate by code (`browser/frame/languages`). What the
// SDK says when a checkout fails for good is another text: `purchases/screens/outcome/error-texts.ts`.

export type Decline = Pick<ProblemBody, "code" | "decline_code" | "message" | "param">;

export const declined = (decline_code: string, message = "Your card was declined."): Decline => ({
  code: "card_declined",
  decline_code,
  message,
});

export const expired: Decline = { code: "expired_card", message: "Your card has expired.", param: "exp_month" };

export const incorrectCvc: Decline = {
  code: "incorrect_cvc",
  message: "Your card's security code is incorrect.",
  param: "cvc",
};

export const processing: Decline = {
  code: "processing_error",
  message: "An error occurred while processing your card. Try again in a little bit.",
};

export const noFunds = declined("insufficient_funds", "Your card has insufficient funds.");
