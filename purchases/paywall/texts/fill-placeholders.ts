import { messageNames } from "./checkout-placeholders.ts";
import { type Values, variableNames } from "./paywall-variables.ts";

const known = new Set<string>([...variableNames, ...messageNames]);
const noValue = "N/A";

const placeholders = /\{\{\s*(\w{1,40})\s*\}\}/g;

/** Whether a text has words of its own. One that is all placeholders, such as `{{ price }}`, is of every language. */
export function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replace(placeholders, ""));
}

/** Puts values in the place of `{{ name }}`, with any spaces inside. A known name without a value reads N/A. */
export function fill(text: string, values: Values): string {
  return text.replace(placeholders, (placeholder, name: string) =>
    known.has(name) ? values[name] || noValue : placeholder,
  );
}
