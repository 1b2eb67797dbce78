import { type Decline, declined, expired, incorrectCvc, noFunds, processing } from "./declines.ts";

/** When an issuer requires 3-D Secure. */
type Authentication = "never" | "when asked for" | "unless set up" | "on session" | "always";

/** What a bank does some time after a charge or refund. */
export type Consequence =
  | "dispute as fraudulent"
  | "dispute as not received"
  | "inquiry"
  | "early fraud warning"
  | "refund is pending first"
  | "refund fails later";

export interface TestCard {
  name: string;
  number: string;
  /** Stands for this card where a server may not send numbers. */
  token?: `pm_card_${string}`;
  authentication: Authentication;
  /** The answer to saving and to charging the card; absent means approved. */
  declineOnSave?: Decline;
  declineOnCharge?: Decline;
  consequence?: Consequence;
  /** The provider's own fraud score; normal by default. */
  risk?: "elevated" | "highest";
  /** Does not match the bank's record. The charge succeeds nevertheless. */
  failedCheck?: "cvc" | "postal code";
}

const acceptedCard = (name: string, number: string, token?: TestCard["token"]): TestCard => ({
  name,
  number,
  authentication: "never",
  ...(token ? { token } : {}),
});

const declinedCard = (name: string, number: string, decline: Decline, token?: TestCard["token"]): TestCard => ({
  ...acceptedCard(name, number, token),
  declineOnSave: decline,
  declineOnCharge: decline,
});

const cardWithConsequence = (
  name: string,
  number: string,
  consequence: Consequence,
  token: NonNullable<TestCard["token"]>,
): TestCard => ({ ...acceptedCard(name, number, token), consequence });

const authenticatedCard = (
  name: string,
  number: string,
  authentication: Authentication,
  more: Partial<TestCard> = {},
): TestCard => ({
  ...acceptedCard(name, number),
  authentication,
  ...more,
});

/** Any other number is a real card and refused. */
export const testCards: readonly TestCard[] = [
  acceptedCard("visa", "4242424242424242", "pm_card_visa"),
  acceptedCard("visa_debit", "4000056655665556", "pm_card_visa_debit"),
  acceptedCard("mastercard", "5555555555554444", "pm_card_mastercard"),
  acceptedCard("mastercard_2_series", "2223003122003222"),
  acceptedCard("amex", "378282246310005", "pm_card_amex"),
  acceptedCard("discover", "6011111111111117", "pm_card_discover"),
  acceptedCard("diners", "36227206271667", "pm_card_diners"),
  acceptedCard("jcb", "3566002020360505", "pm_card_jcb"),
  acceptedCard("unionpay", "6200000000000005", "pm_card_unionpay"),
  declinedCard("generic_decline", "4000000000000002", declined("generic_decline"), "pm_card_chargeDeclined"),
  declinedCard("insufficient_funds", "4000000000009995", noFunds, "pm_card_chargeDeclinedInsufficientFunds"),
  declinedCard("lost_card", "4000000000009987", declined("lost_card"), "pm_card_chargeDeclinedLostCard"),
  declinedCard("stolen_card", "4000000000009979", declined("stolen_card"), "pm_card_chargeDeclinedStolenCard"),
  declinedCard(
    "velocity_exceeded",
    "4000000000006975",
    declined("card_velocity_exceeded"),
    "pm_card_chargeDeclinedVelocityLimitExceeded",
  ),
  declinedCard("expired_card", "4000000000000069", expired, "pm_card_chargeDeclinedExpiredCard"),
  declinedCard("incorrect_cvc", "4000000000000127", incorrectCvc, "pm_card_chargeDeclinedIncorrectCvc"),
  declinedCard("processing_error", "4000000000000119", processing, "pm_card_chargeDeclinedProcessingError"),
  {
    ...acceptedCard("charge_fails_later", "4000000000000341", "pm_card_chargeCustomerFail"),
    declineOnCharge: declined("generic_decline"),
  },
  authenticatedCard("authentication_unless_set_up", "4000002500003155", "unless set up", {
    token: "pm_card_authenticationRequiredOnSetup",
  }),
  authenticatedCard("authentication_always", "4000002760003184", "always", { token: "pm_card_authenticationRequired" }),
  authenticatedCard("already_set_up", "4000003800000446", "on session"),
  authenticatedCard("authentication_then_no_funds", "4000008260003178", "always", {
    token: "pm_card_authenticationRequiredChargeDeclinedInsufficientFunds",
    declineOnCharge: noFunds,
  }),
  authenticatedCard("authentication_required", "4000000000003220", "always", {
    token: "pm_card_threeDSecure2Required",
  }),
  authenticatedCard("authentication_then_declined", "4000008400001629", "always", {
    declineOnCharge: declined("generic_decline"),
  }),
  declinedCard("authentication_lookup_fails", "4000008400001280", declined("generic_decline")),
  authenticatedCard("authentication_optional", "4000000000003055", "when asked for", {
    token: "pm_card_threeDSecureOptional",
  }),
  acceptedCard("authentication_optional_error", "4000000000003097"),
  {
    ...declinedCard("blocked", "4100000000000019", declined("fraudulent"), "pm_card_radarBlock"),
    risk: "highest",
  },
  {
    ...declinedCard("highest_risk", "4000000000004954", declined("fraudulent"), "pm_card_riskLevelHighest"),
    risk: "highest",
  },
  { ...acceptedCard("elevated_risk", "4000000000009235", "pm_card_riskLevelElevated"), risk: "elevated" },
  { ...acceptedCard("cvc_check_fails", "4000000000000101", "pm_card_cvcCheckFail"), failedCheck: "cvc" },
  {
    ...acceptedCard("postal_code_check_fails", "4000000000000036", "pm_card_addressZipFail"),
    failedCheck: "postal code",
  },
  cardWithConsequence("dispute_fraudulent", "4000000000000259", "dispute as fraudulent", "pm_card_createDispute"),
  cardWithConsequence(
    "dispute_not_received",
    "4000000000002685",
    "dispute as not received",
    "pm_card_createDisputeProductNotReceived",
  ),
  cardWithConsequence("dispute_inquiry", "4000000000001976", "inquiry", "pm_card_createDisputeInquiry"),
  cardWithConsequence(
    "early_fraud_warning",
    "4000000000005423",
    "early fraud warning",
    "pm_card_createIssuerFraudRecord",
  ),
  cardWithConsequence("refund_pending", "4000000000007726", "refund is pending first", "pm_card_pendingRefund"),
  cardWithConsequence("refund_fails", "4000000000005126", "refund fails later", "pm_card_refundFail"),
];

const byNumber = new Map(testCards.map((card) => [card.number, card]));

const byName = new Map(testCards.map((card) => [card.name, card]));

const byToken = new Map(testCards.flatMap((card) => (card.token ? [[card.token as string, card] as const] : [])));

export const cardByNumber = (number: string): TestCard | undefined => byNumber.get(number);

export const cardByToken = (token: string): TestCard | undefined => byToken.get(token);

/** @throws when a customer's card is no longer in the table. */
export function cardByName(name: string): TestCard {
  const card = byName.get(name);
  if (!card) throw new Error(`There is no test card ${name} any more.`);
  return card;
}
