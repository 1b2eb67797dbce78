import type { LabelKey } from "../i18n/translate.ts";

/** The label of what is wrong with an email; null when it is valid. */
export function emailError(email: string): LabelKey | null {
  if (email.trim() === "") return "payment_entry_page.missing_email";
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? null : "payment_entry_page.invalid_email";
}
