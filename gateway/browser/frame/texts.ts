/** The words of the frames. A further language is a further entry; what it lacks is said in English. */
export interface Texts {
  cardNumber: string;
  expiry: string;
  expiryHint: string;
  cvc: string;
  cvcHint: string;
  country: string;
  postalCode: string;
  zipCode: string;
  eircode: string;
  email: string;
  incomplete_number: string;
  invalid_number: string;
  incomplete_expiry: string;
  invalid_expiry_month: string;
  invalid_expiry_year_past: string;
  incomplete_cvc: string;
  incomplete_zip: string;
  incomplete_email: string;
}

const en: Texts = {
  cardNumber: "Card number",
  expiry: "Expiry",
  expiryHint: "MM / YY",
  cvc: "Security code",
  cvcHint: "CVC",
  country: "Country",
  postalCode: "Postal code",
  zipCode: "ZIP code",
  eircode: "Eircode",
  email: "Email",
  incomplete_number: "Enter the whole card number.",
  invalid_number: "This card number is not valid. Check its digits.",
  incomplete_expiry: "Enter month and year, as on the card.",
  invalid_expiry_month: "This month does not exist.",
  invalid_expiry_year_past: "This card has expired.",
  incomplete_cvc: "Enter the whole security code.",
  incomplete_zip: "Enter the whole postal code.",
  incomplete_email: "Enter an email address.",
};

const languages: Record<string, Partial<Texts>> = { en };

export const textsFor = (locale: string): Texts => ({ ...en, ...languages[locale.split("-")[0] ?? "en"] });
