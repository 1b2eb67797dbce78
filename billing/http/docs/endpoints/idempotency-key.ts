import { maxIdempotencyKeyLength } from "../../../rules/limits.ts";
import type { Parameter } from "./endpoint.ts";

/** The header that makes a request safe to repeat. */
export const idempotencyKey = (example: string): Parameter => ({
  name: "Idempotency-Key",
  description: `1 to ${maxIdempotencyKeyLength} printable ASCII characters without spaces. A repeated request with the same key runs once and gets the same response, errors included, with the header \`Idempotent-Replayed: true\`.`,
  example,
});
