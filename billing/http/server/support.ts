import { Hono } from "hono";
import { BadRequest, UnknownSubscriber } from "../../problems.ts";
import { attributesOf } from "../../store/customer-attributes.ts";
import { customerByAppUserId } from "../../store/customers.ts";
import { traceOf } from "../../store/traces.ts";
import { requireSecretKey } from "../middleware/require-api-key.ts";
import type { BillingEnv } from "../middleware/environment.ts";
import { readAppUserId } from "../middleware/read-request.ts";

export const attributesApi = new Hono<BillingEnv>().get("/:id/attributes", requireSecretKey, async (c) => {
  const { context, caller } = c.var;
  const id = readAppUserId(c.req.param("id"));
  const customer = await customerByAppUserId(context.db, caller.projectId, id);
  if (!customer) throw UnknownSubscriber(id);
  return c.json(await attributesOf(context.db, customer.id));
});

/** `/v1/traces/{traceId}`: the operation behind a client's error. */
export const tracesApi = new Hono<BillingEnv>().get("/:trace", requireSecretKey, async (c) => {
  const trace = c.req.param("trace");
  if (trace.length > 200 || trace.includes("\0")) throw BadRequest("A trace id can have at most 200 characters.");
  return c.json(await traceOf(c.var.context.db, c.var.caller.projectId, trace));
});
