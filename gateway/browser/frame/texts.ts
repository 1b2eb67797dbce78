import type { Problem } from "../words.ts";
import { en } from "./languages/en.ts";

/** The words of the frames, one file a language. */
export interface Texts {
  cardNumber: string;
  expiry: string;
  expiryHint: string;
  cvc: string;
  country: string;
  postalCode: string;
  /** What English calls it in the United States and in Ireland. */
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
  /** The provider's own sentences by their codes; what is not here is said as the provider said it, in English. */
  card_declined?: string;
  insufficient_funds?: string;
  expired_card?: string;
  incorrect_cvc?: string;
  incorrect_number?: string;
  processing_error?: string;
  authentication_failure?: string;
  noConnection?: string;
  /** What saving a card means; `{business}` takes the money. */
  terms: string;
  payWith: string;
  payAmount: string;
  testWallet: string;
  total: string;
  cancel: string;
}

const languages: Record<string, () => Promise<Texts>> = {
  ar: async () => (await import("./languages/ar.ts")).ar,
  cs: async () => (await import("./languages/cs.ts")).cs,
  da: async () => (await import("./languages/da.ts")).da,
  de: async () => (await import("./languages/de.ts")).de,
  es: async () => (await import("./languages/es.ts")).es,
  fi: async () => (await import("./languages/fi.ts")).fi,
  fr: async () => (await import("./languages/fr.ts")).fr,
  he: async () => (await import("./languages/he.ts")).he,
  it: async () => (await import("./languages/it.ts")).it,
  ja: async () => (await import("./languages/ja.ts")).ja,
  ko: async () => (await import("./languages/ko.ts")).ko,
  nb: async () => (await import("./languages/nb.ts")).nb,
  nl: async () => (await import("./languages/nl.ts")).nl,
  pl: async () => (await import("./languages/pl.ts")).pl,
  pt: async () => (await import("./languages/pt.ts")).pt,
  sv: async () => (await import("./languages/sv.ts")).sv,
  tr: async () => (await import("./languages/tr.ts")).tr,
  zh: async () => (await import("./languages/zh.ts")).zh,
};

/** Two codes of one language. */
const alias: Record<string, string> = { no: "nb", nn: "nb", iw: "he" };

/** What a frame says and how it is written. */
export interface Speech {
  /** For `lang` and for `Intl`. */
  locale: string;
  dir: "ltr" | "rtl";
  texts: Texts;
}

export const english: Speech = { locale: "en", dir: "ltr", texts: en };

/** Speech for a locale such as `de-CH`. A language that is not here, or does not come, is English. */
export async function speechFor(locale: string): Promise<Speech> {
  const [spoken = "", ...rest] = locale.split(/[-_]/);
  const language = alias[spoken.toLowerCase()] ?? spoken.toLowerCase();
  const name = [language, ...rest].join("-");
  if (language === "en") return { ...english, locale: name };
  try {
    const texts = await languages[language]?.();
    return texts ? { locale: name, dir: language === "ar" || language === "he" ? "rtl" : "ltr", texts } : english;
  } catch {
    return english;
  }
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

/** The provider's sentence about a problem, in this language where it is known. */
export function sentenceOf(texts: Texts, { type, code = "", decline_code, message = "" }: Problem): string {
  if (type === "api_connection_error") return texts.noConnection ?? message;
  if (decline_code === "test_mode_live_card") return message;
  const name = decline_code === "insufficient_funds" ? decline_code : code.replace(/^(payment|setup)_intent_/, "");
  return (named.has(name) ? texts[name as keyof Texts] : undefined) ?? message;
}
