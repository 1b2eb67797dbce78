import { newId } from "../http/ids.ts";
import type { Problem } from "../http/problem.ts";
import { apiVersion } from "../webhooks/record-event.ts";
import type { SavedAnswer } from "./idempotency.ts";

export interface Envelope extends SavedAnswer {
  isReplay?: boolean;
  /** Whether a repeated call would get the same answer. */
  isLasting?: boolean;
}

/** Calls are authorized by a key and without cookies, so any origin may make them. */
export const corsHeaders = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Methods": "GET, POST, DELETE, OPTIONS",
  "Access-Control-Allow-Headers": "Authorization, Content-Type, Idempotency-Key, Stripe-Account, Stripe-Version",
  "Access-Control-Expose-Headers": "Request-Id",
  "Access-Control-Max-Age": "600",
};

export function respond(
  { status, body, requestId: firstId, isReplay, isLasting }: Envelope,
  { requestId, idempotencyKey }: { requestId: string; idempotencyKey: string | null },
): Response {
  return Response.json(body, {
    status,
    headers: {
      ...corsHeaders,
      "Cache-Control": "no-cache, no-store",
      "Request-Id": requestId,
      "Stripe-Version": apiVersion,
      ...(idempotencyKey === null ? {} : { "Idempotency-Key": idempotencyKey, "Original-Request": firstId }),
      ...(isReplay ? { "Idempotent-Replayed": "true" } : {}),
      // A retry gets the same answer, except for a key in use and for a call that was rolled back.
      "Stripe-Should-Retry": String(status === 409 || (status >= 500 && !isLasting)),
    },
  });
}

/** For calls that are refused before they reach an endpoint. */
export function problemResponse({ status, body }: Problem): Response {
  const requestId = newId("req");
  return respond({ status, body: { error: body }, requestId }, { requestId, idempotencyKey: null });
}
