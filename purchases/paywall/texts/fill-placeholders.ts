import { checkoutPlaceholders } from "./checkout-placeholders.ts";
import { type Values, variableNames } from "./paywall-variables.ts";

const known = new Set<string>([...variableNames, ...checkoutPlaceholders]);
const noValue = "N/A";

const placeholders = /\{\{\s*(\w{1,40})\s*\}\}/g;

/** False for a text of placeholders only, such as `{{ price }}`, which belongs to no language. */
export function hasOwnWords(text: string): boolean {
  return /\p{L}/u.test(text.replace(placeholders, ""));
}

/** A known placeholder without a value becomes N/A; an unknown one stays. */
export function fillPlaceholders(text: string, values: Values): string {
  return text.replace(placeholders, (placeholder, name: string) =>
    known.has(name) ? values[name] || noValue : placeholder,
  );
}
