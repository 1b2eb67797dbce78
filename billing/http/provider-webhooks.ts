import { Hono } from "hono";
import { acceptWebhook } from "../flows/provider-webhooks/accept-webhook.ts";
import { BadRequest } from "../problems.ts";
import type { BillingEnv } from "./middleware/billing-env.ts";

/** `/webhooks/stripe`: answered as soon as the event is stored; a job handles it. */
export const webhooksApi = new Hono<BillingEnv>().post("/stripe", async (c) => {
  const accepted = await acceptWebhook(c.var.context, {
    body: await c.req.text(),
    signature: c.req.header("stripe-signature") ?? "",
  });
  if (!accepted) throw BadRequest("The signature doesn’t match. Check the webhook secret.");
  return c.json({ received: true });
});
