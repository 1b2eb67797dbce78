import { PromotionalRequest } from "@hemline/protocol";
import { Hono } from "hono";
import { customerInfo } from "../../flows/customers/customer-info.ts";
import { grantPromotional, revokePromotionals } from "../../flows/customers/promotional-grants.ts";
import { periodEnd, readPeriod } from "../../rules/periods/periods.ts";
import type { BillingEnv } from "../middleware/billing-env.ts";
import { readAppUserId, readBody } from "../middleware/read-request.ts";
import { requireSecretKey } from "../middleware/require-api-key.ts";

/** `/v1/subscribers/{id}/entitlements/...`: promotional grants by an app's server. */
export const entitlementsApi = new Hono<BillingEnv>()
  .use("/:id/entitlements/*", requireSecretKey)
  .post("/:id/entitlements/:entitlement/promotional", async (c) => {
    const { context, caller } = c.var;
    const { id, entitlement } = c.req.param();
    const appUserId = readAppUserId(id);
    const wish = await readBody(c, PromotionalRequest);
    const endsAt = "duration" in wish ? endOf(wish.duration, context.clock()) : new Date(wish.end_time_ms);
    await grantPromotional(context, { projectId: caller.projectId, appUserId, entitlement, endsAt });
    return c.json((await customerInfo(context, caller.projectId, id)).answer, 201);
  })
  .post("/:id/entitlements/:entitlement/revoke_promotionals", async (c) => {
    const { context, caller } = c.var;
    const { id, entitlement } = c.req.param();
    await revokePromotionals(context, { projectId: caller.projectId, appUserId: readAppUserId(id), entitlement });
    return c.json((await customerInfo(context, caller.projectId, id)).answer);
  });

function endOf(duration: string, now: Date): Date | null {
  return duration === "lifetime" ? null : periodEnd(now, now, readPeriod(duration));
}
