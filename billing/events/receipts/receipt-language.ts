import { type Language, languageOf } from "../../i18n/language.ts";
import { runsOf } from "./receipt-fonts.ts";

/**
 * The language of a receipt: the customer's where the document's font has its letters (Latin, Greek, Cyrillic), else
 * English.
 */
export async function receiptLanguage(locale: string | null | undefined): Promise<Language> {
  const wanted = await languageOf(locale ?? null);
  return runsOf(wanted.t("receipt.receipt")).isWhole ? wanted : languageOf("en");
}
