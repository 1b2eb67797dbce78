import {
  PortalCardRequest,
  PortalChangeRequest,
  type PortalChangesAnswer,
  type PortalPaymentAnswer,
  type PortalProvider,
} from "@hemline/protocol";
import { Hono } from "hono";
import { changePlan } from "../../flows/plans/change-plan.ts";
import { planOffers } from "../../flows/plans/plan-offers.ts";
import { cancelScheduledChange } from "../../flows/plans/schedule-downgrade.ts";
import { portalAnswer } from "../../flows/portal/portal-answer.ts";
import {
  callProvider,
  completeCardSetup,
  openPaymentState,
  providerAnswer,
  startCardSetup,
} from "../../flows/portal/portal-payment.ts";
import { cancelSubscription, resumeSubscription } from "../../flows/renewals/cancel-renewal.ts";
import { NoSuchPortalSubscription } from "../../problems.ts";
import { isUuid } from "../../rules/ids.ts";
import { callsPerMinute } from "../../rules/limits.ts";
import { portalSubscriptions } from "../../store/portal/portal-purchases.ts";
import { readBody } from "../middleware/read-request.ts";
import { type PortalEnv, requireSession } from "./portal-middleware.ts";

export const portalSubscriptionsApi = new Hono<PortalEnv>()
  .use("*", requireSession)
  .post("/:id/cancel", async (c) => {
    const { context, scope } = c.var;
    const { row } = await mine(c.var, c.req.param("id"));
    await cancelSubscription(context, row.id);
    return c.json(await portalAnswer(context, scope));
  })
  .post("/:id/resume", async (c) => {
    const { context, scope } = c.var;
    const { row } = await mine(c.var, c.req.param("id"));
    await resumeSubscription(context, row.id);
    return c.json(await portalAnswer(context, scope));
  })
  .get("/:id/changes", async (c) => {
    const { row } = await mine(c.var, c.req.param("id"));
    return c.json({ changes: await planOffers(c.var.context, row.id) } satisfies PortalChangesAnswer);
  })
  .post("/:id/change", async (c) => {
    const { context } = c.var;
    const { row } = await mine(c.var, c.req.param("id"));
    const { product, price_id, quote } = await readBody(c, PortalChangeRequest);
    const request = { subscriptionId: row.id, product, priceId: price_id, quote };
    const { confirm } = await callProvider(() => changePlan(context, request));
    return c.json(await paymentAnswer(c.var, confirm && (await providerAnswer(context, confirm))));
  })
  .delete("/:id/change", async (c) => {
    const { context, scope } = c.var;
    const { row } = await mine(c.var, c.req.param("id"));
    await cancelScheduledChange(context, row.id);
    return c.json(await portalAnswer(context, scope));
  })
  .post("/:id/card", async (c) => {
    const { row } = await mine(c.var, c.req.param("id"));
    c.var.limits.count(`card:${row.id}`, callsPerMinute.portalCardsPerSubscription);
    return c.json(await startCardSetup(c.var.context, row));
  })
  .put("/:id/card", async (c) => {
    const { row } = await mine(c.var, c.req.param("id"));
    const { setup_intent } = await readBody(c, PortalCardRequest);
    return c.json(await paymentAnswer(c.var, await completeCardSetup(c.var.context, row, setup_intent)));
  })
  .post("/:id/payment", async (c) => {
    const { row } = await mine(c.var, c.req.param("id"));
    return c.json(await paymentAnswer(c.var, await openPaymentState(c.var.context, row)));
  });

async function paymentAnswer({ context, scope }: PortalEnv["Variables"], confirm: PortalProvider | null) {
  return { confirm, customer: await portalAnswer(context, scope) } satisfies PortalPaymentAnswer;
}

async function mine({ context, scope }: PortalEnv["Variables"], id: string) {
  const [found] = isUuid(id) ? await portalSubscriptions(context.db, scope, id) : [];
  if (!found) throw NoSuchPortalSubscription();
  return found;
}
