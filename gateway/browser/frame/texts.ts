import type { Problem } from "../frame-messages.ts";

/** One file per language. */
export interface Texts {
  cardNumber: string;
  expiry: string;
  expiryHint: string;
  cvc: string;
  country: string;
  postalCode: string;
  /** The English terms in the United States and in Ireland. */
  zipCode?: string;
  eircode?: string;
  email: string;
  incomplete_number: string;
  invalid_number: string;
  incomplete_expiry: string;
  invalid_expiry_month: string;
  invalid_expiry_year_past: string;
  incomplete_cvc: string;
  incomplete_zip: string;
  incomplete_email: string;
  /** By the provider's codes; without a text, its own English message is shown. */
  card_declined?: string;
  insufficient_funds?: string;
  expired_card?: string;
  incorrect_cvc?: string;
  incorrect_number?: string;
  processing_error?: string;
  authentication_failure?: string;
  noConnection?: string;
  /** What saving a card means; `{business}` may charge it. */
  terms: string;
  payWith: string;
  payAmount: string;
  /** Where nothing is paid yet, as for a free trial. */
  saveCard: string;
  testWallet: string;
  total: string;
  cancel: string;
}

const named = new Set<string>([
  "card_declined",
  "insufficient_funds",
  "expired_card",
  "incorrect_cvc",
  "incorrect_number",
  "processing_error",
  "authentication_failure",
] satisfies (keyof Texts)[]);

export function problemText(texts: Texts, { type, code = "", decline_code, message = "" }: Problem): string {
  if (type === "api_connection_error") return texts.noConnection ?? message;
  if (decline_code === "test_mode_live_card") return message;
  const name = decline_code === "insufficient_funds" ? decline_code : code.replace(/^(payment|setup)_intent_/, "");
  return (named.has(name) ? texts[name as keyof Texts] : undefined) ?? message;
}
