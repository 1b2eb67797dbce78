/** Display names, the same in every language, by the card provider's identifier. */
export const paymentMethodNames: Readonly<Record<string, string>> = {
  apple_pay: "Apple Pay",
  google_pay: "Google Pay",
  link: "Link",
  paypal: "PayPal",
  amazon_pay: "Amazon Pay",
  klarna: "Klarna",
  sepa_debit: "SEPA",
  ideal: "iDEAL",
  bancontact: "Bancontact",
};
