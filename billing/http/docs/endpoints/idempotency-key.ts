import type { Parameter } from "./endpoint.ts";

/** The header that makes a request safe to repeat. */
export const idempotencyKey = (example: string): Parameter => ({
  name: "Idempotency-Key",
  description:
    "1 to 255 printable ASCII characters without spaces. A repeated request with the same key runs once and gets the same response, errors included, with the header `Idempotent-Replayed: true`.",
  example,
});
