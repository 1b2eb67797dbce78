import { maxMessageLength } from "../limits.ts";

/** Removes email addresses and card numbers from a third party's message. */
export function scrubMessage(message: string, maxLength = maxMessageLength): string {
  const text = message.replace(/[^\s@"'<>(]+@[^\s@"'<>)]+/g, "[email]").replace(/\d(?:[ -]?\d){11,}/g, "[number]");
  return text.length <= maxLength ? text : [...text].slice(0, maxLength).join("");
}
