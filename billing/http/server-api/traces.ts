import { maxTraceIdLength } from "@hemline/protocol/limits";
import { Hono } from "hono";
import { BadRequest } from "../../problems.ts";
import { checkoutTrace } from "../../store/checkout-trace.ts";
import type { BillingEnv } from "../middleware/billing-env.ts";
import { requireSecretKey } from "../middleware/require-api-key.ts";

/** `/v1/traces/{traceId}`: the operation behind a client's error. */
export const tracesApi = new Hono<BillingEnv>().get("/:trace", requireSecretKey, async (c) => {
  const trace = c.req.param("trace");
  if (trace.length > maxTraceIdLength || trace.includes("\0"))
    throw BadRequest(`A trace id can have at most ${maxTraceIdLength} characters.`);
  return c.json(await checkoutTrace(c.var.context.db, c.var.caller.projectId, trace));
});
