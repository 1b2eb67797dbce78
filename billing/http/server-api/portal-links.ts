import type { PortalLinkAnswer } from "@hemline/protocol";
import { Hono } from "hono";
import { UnknownSubscriber } from "../../problems.ts";
import { formatTimestamp } from "../../rules/format-timestamp.ts";
import { customerByAppUserId } from "../../store/customers.ts";
import { createPortalLink } from "../../store/portal/portal-links.ts";
import type { BillingEnv } from "../middleware/billing-env.ts";
import { readAppUserId } from "../middleware/read-request.ts";
import { requireSecretKey } from "../middleware/require-api-key.ts";

/** `/v1/subscribers/{id}/portal_link`: the portal, opened by the app's server instead of an email. */
export const portalLinksApi = new Hono<BillingEnv>().post("/:id/portal_link", requireSecretKey, async (c) => {
  const { context, caller } = c.var;
  const id = readAppUserId(c.req.param("id"));
  const customer = await customerByAppUserId(context.db, caller.projectId, id);
  if (!customer) throw UnknownSubscriber(id);
  const { url, expiresAt } = await createPortalLink(context, {
    appId: caller.appId,
    customerId: customer.id,
    email: "",
  });
  return c.json({ url, expires_at: formatTimestamp(expiresAt) } satisfies PortalLinkAnswer, 201);
});
