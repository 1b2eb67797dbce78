import {
  CancelRequest,
  ExtendRequest,
  type PlanChangeAnswer,
  PlanChangeRequest,
  type PlanChangesAnswer,
  type RefundAnswer,
  RefundRequest,
} from "@hemline/protocol";
import { type Context, Hono } from "hono";
import { customerInfo } from "../../flows/customers/customer-info.ts";
import { changePlan } from "../../flows/plans/change-plan.ts";
import { planOffers } from "../../flows/plans/plan-offers.ts";
import { cancelScheduledChange } from "../../flows/plans/schedule-downgrade.ts";
import { refundTransaction } from "../../flows/refunds/refund-transaction.ts";
import { cancelRenewal, endNow, resumeRenewal } from "../../flows/renewals/cancel-renewal.ts";
import { extendSubscription } from "../../flows/renewals/extend-subscription.ts";
import { NoSuchSubscription, UnknownSubscriber } from "../../problems.ts";
import { customerByAppUserId } from "../../store/customers.ts";
import { subscriptionNamed } from "../../store/subscriptions.ts";
import type { BillingEnv } from "../middleware/billing-env.ts";
import { readAppUserId, readBody, readIdempotencyKey } from "../middleware/read-request.ts";
import { requireSecretKey } from "../middleware/require-api-key.ts";

/** `/v1/subscribers/{id}/subscriptions/...` and `.../transactions/...`, for an app's server. */
export const subscriptionsApi = new Hono<BillingEnv>()
  .use("/:id/subscriptions/*", requireSecretKey)
  .use("/:id/transactions/*", requireSecretKey)
  .post("/:id/subscriptions/:product/cancel", async (c) => {
    const { context, caller } = c.var;
    const { id, product } = c.req.param();
    const { reason, at_once } = await readBody(c, CancelRequest);
    if (at_once) await endNow(context, caller.projectId, readAppUserId(id), product);
    else await cancelRenewal(context, caller.projectId, readAppUserId(id), product, reason);
    return c.json(await theirAnswer(c));
  })
  .post("/:id/subscriptions/:product/resume", async (c) => {
    const { context, caller } = c.var;
    const { id, product } = c.req.param();
    await resumeRenewal(context, caller.projectId, readAppUserId(id), product);
    return c.json(await theirAnswer(c));
  })
  .post("/:id/subscriptions/:product/extend", async (c) => {
    const { context, caller } = c.var;
    const { id, product } = c.req.param();
    const { until } = await readBody(c, ExtendRequest);
    const whose = { projectId: caller.projectId, appUserId: readAppUserId(id), product };
    await extendSubscription(context, { ...whose, until: new Date(until) });
    return c.json(await theirAnswer(c));
  })
  .get("/:id/subscriptions/:product/changes", async (c) => {
    const changes = await planOffers(c.var.context, await theirSubscription(c));
    return c.json({ changes } satisfies PlanChangesAnswer);
  })
  .post("/:id/subscriptions/:product/change", async (c) => {
    const { product, price_id: priceId, quote } = await readBody(c, PlanChangeRequest);
    const subscriptionId = await theirSubscription(c);
    const { confirm } = await changePlan(c.var.context, { subscriptionId, product, priceId, quote });
    const shown = confirm && {
      client_secret: confirm.clientSecret,
      payment_method_id: confirm.paymentMethodId,
      operation_session_id: confirm.operationSessionId,
    };
    return c.json({ ...(await theirAnswer(c)), confirm: shown } satisfies PlanChangeAnswer);
  })
  .delete("/:id/subscriptions/:product/change", async (c) => {
    await cancelScheduledChange(c.var.context, await theirSubscription(c));
    return c.json(await theirAnswer(c));
  })
  .post("/:id/transactions/:transactionId/refund", async (c) => {
    const { context, caller } = c.var;
    const { id, transactionId } = c.req.param();
    const { amount_micros: amountMicros } = await readBody(c, RefundRequest);
    const whose = { projectId: caller.projectId, appUserId: readAppUserId(id) };
    const key = readIdempotencyKey(c);
    const kept = await refundTransaction(context, { ...whose, transactionId, amountMicros, key });
    if (kept.isReplayed) c.header("idempotent-replayed", "true");
    const answer = JSON.parse(kept.body);
    if (kept.status !== 200) return c.json(answer, kept.status as 422);
    return c.json({ ...(await theirAnswer(c)), refund: answer } satisfies RefundAnswer);
  });

/** The running subscription of a path, or else the last one, so that repeating a finished change succeeds. */
async function theirSubscription(c: Context<BillingEnv>): Promise<string> {
  const { context, caller } = c.var;
  const { id = "", product = "" } = c.req.param();
  const customer = await customerByAppUserId(context.db, caller.projectId, readAppUserId(id));
  if (!customer) throw UnknownSubscriber(id);
  const subscriptionId = await subscriptionNamed(context.db, customer.id, product);
  if (!subscriptionId) throw NoSuchSubscription(product);
  return subscriptionId;
}

async function theirAnswer(c: Context<BillingEnv>) {
  return (await customerInfo(c.var.context, c.var.caller.projectId, c.req.param("id") ?? "")).answer;
}
