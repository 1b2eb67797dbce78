import { Hono } from "hono";
import { UnknownSubscriber } from "../../problems.ts";
import { attributesOf } from "../../store/customer-attributes.ts";
import { customerByAppUserId } from "../../store/customers.ts";
import type { BillingEnv } from "../middleware/billing-env.ts";
import { readAppUserId } from "../middleware/read-request.ts";
import { requireSecretKey } from "../middleware/require-api-key.ts";

export const readAttributesApi = new Hono<BillingEnv>().get("/:id/attributes", requireSecretKey, async (c) => {
  const { context, caller } = c.var;
  const id = readAppUserId(c.req.param("id"));
  const customer = await customerByAppUserId(context.db, caller.projectId, id);
  if (!customer) throw UnknownSubscriber(id);
  return c.json(await attributesOf(context.db, customer.id));
});
