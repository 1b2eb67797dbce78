import { createHmac } from "node:crypto";
import type Stripe from "stripe";
import type { Call } from "../../calls/call.ts";
import { cardRange, passesLuhn } from "../../card-number.ts";
import { integer, type Read, required, shapeOf, text } from "../../http/parameters.ts";
import { cardProblem } from "../../http/problem.ts";
import { cardByNumber, type TestCard } from "../../test-cards.ts";

/** A card from the card form. The number and the code are read here and stored nowhere. */
export const cardShape = shapeOf<Stripe.PaymentMethodCreateParams.Card>()({
  number: required(text(30)),
  exp_month: required(integer(0, 99)),
  exp_year: required(integer(0, 9999)),
  cvc: text(8),
});

export interface AcceptedCard {
  testCard: TestCard;
  details: Stripe.PaymentMethod.Card;
}

const fingerprintOf = (key: string, digits: string): string =>
  createHmac("sha256", key).update(digits).digest("base64").replace(/[+/=]/g, "").slice(0, 16);

function detailsOf(
  call: Call,
  testCard: TestCard,
  more: { expMonth: number; expYear: number; wasCvcGiven: boolean },
): Stripe.PaymentMethod.Card {
  const { brand } = cardRange(testCard.number);
  return {
    brand,
    checks: {
      address_line1_check: null,
      address_postal_code_check: testCard.failedCheck === "postal code" ? "fail" : null,
      cvc_check: more.wasCvcGiven ? (testCard.failedCheck === "cvc" ? "fail" : "unchecked") : null,
    },
    country: "US",
    display_brand: brand,
    exp_month: more.expMonth,
    exp_year: more.expYear,
    fingerprint: fingerprintOf(call.simulator.fingerprintKey, testCard.number),
    funding: testCard.name.endsWith("_debit") ? "debit" : "credit",
    generated_from: null,
    last4: testCard.number.slice(-4),
    networks: { available: [brand], preferred: null },
    regulated_status: "unregulated",
    three_d_secure_usage: { supported: brand !== "unknown" },
    wallet: null,
  };
}

const incorrectNumber = () =>
  cardProblem({ code: "incorrect_number", message: "Your card number is incorrect.", param: "number" });

/** @throws 402 for an invalid number, an expired card, and every real card. */
export function acceptCard(call: Call, given: Read<typeof cardShape>): AcceptedCard {
  const digits = given.number.replace(/[ -]/g, "");
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) throw incorrectNumber();
  const expYear = given.exp_year < 100 ? 2000 + given.exp_year : given.exp_year;
  if (given.exp_month < 1 || given.exp_month > 12)
    throw cardProblem({
      code: "invalid_expiry_month",
      message: "Your card's expiration month is invalid.",
      param: "exp_month",
    });
  // A card is valid until the end of its month everywhere; the last time zone is twelve hours behind UTC.
  if (Date.UTC(expYear, given.exp_month, 1, 12) <= call.now.getTime() || expYear > call.now.getUTCFullYear() + 50)
    throw cardProblem({
      code: "invalid_expiry_year",
      message: "Your card's expiration year is invalid.",
      param: "exp_year",
    });
  if (given.cvc !== undefined && !new RegExp(`^\\d{3,${cardRange(digits).cvcLength}}$`).test(given.cvc))
    throw cardProblem({ code: "invalid_cvc", message: "Your card's security code is invalid.", param: "cvc" });
  const testCard = cardByNumber(digits);
  if (!testCard)
    throw cardProblem({
      code: "card_declined",
      decline_code: "test_mode_live_card",
      message: "Your card was declined. Only test cards work here: a real card was used.",
    });
  const wasCvcGiven = given.cvc !== undefined;
  return { testCard, details: detailsOf(call, testCard, { expMonth: given.exp_month, expYear, wasCvcGiven }) };
}

/** The card of a token such as `pm_card_visa`: valid for some years, with a security code. */
export const cardOfToken = (call: Call, testCard: TestCard): AcceptedCard => ({
  testCard,
  details: detailsOf(call, testCard, {
    expMonth: 12,
    expYear: call.now.getUTCFullYear() + 4,
    wasCvcGiven: true,
  }),
});
