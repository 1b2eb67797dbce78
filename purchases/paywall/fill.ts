import { messageNames } from "./message-values.ts";
import { type Values, variableNames } from "./variables.ts";

const known = new Set<string>([...variableNames, ...messageNames]);
const noValue = "N/A";

/** Puts values in the place of `{{ name }}`, with any spaces inside. A known name without a value reads N/A. */
export function fill(text: string, values: Values): string {
  return text.replace(/\{\{\s*(\w{1,40})\s*\}\}/g, (placeholder, name: string) =>
    known.has(name) ? values[name] || noValue : placeholder,
  );
}
