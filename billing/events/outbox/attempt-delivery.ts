import type { Transaction } from "@hemline/database";
import { and, eq, gt, sql } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import type { Reply } from "../../context/webhook-sender.ts";
import { firstOf } from "../../rules/defined.ts";
import { newId } from "../../rules/ids.ts";
import { maxFailuresInARow } from "../../rules/limits.ts";
import { projects, webhookDeliveries, webhookEndpoints, webhookTries } from "../../store/tables.ts";
import { queueEmail } from "../emails/queue-email.ts";
import type { Claimed } from "./claim-deliveries.ts";
import { retryAt } from "./retry-schedule.ts";
import { sendWebhook } from "./send-webhook.ts";

type Endpoint = typeof webhookEndpoints.$inferSelect;

export async function attemptDelivery(context: BillingContext, claimed: Claimed): Promise<void> {
  const { db, clock } = context;
  const triedAt = clock();
  const reply = await sendWebhook(context, claimed, claimed.message);
  await db.transaction(async (tx) => {
    const { status, answer, tookMs } = reply;
    await tx
      .insert(webhookTries)
      .values({ id: newId(triedAt), deliveryId: claimed.id, triedAt, tookMs, status, answer });
    await (isAccepted(reply)
      ? settleDelivered(tx, claimed, clock())
      : settleFailed(tx, claimed, describeReply(reply), clock()));
  });
}

function describeReply({ status, answer }: Reply): string {
  return status === null ? answer : `${status} ${answer}`.trim();
}

function isAccepted({ status }: Reply): boolean {
  return status !== null && status >= 200 && status < 300;
}

/** A process that was held up longer than its lease must not undo what another has settled. */
function stillClaimed({ id, tries }: Claimed) {
  return and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.state, "waiting"), eq(webhookDeliveries.tries, tries));
}

async function settleDelivered(tx: Transaction, claimed: Claimed, now: Date): Promise<void> {
  const [settled] = await tx
    .update(webhookDeliveries)
    .set({ state: "delivered", settledAt: now })
    .where(stillClaimed(claimed))
    .returning({ endpointId: webhookDeliveries.endpointId });
  if (!settled) return;
  await tx
    .update(webhookEndpoints)
    .set({ failuresInARow: 0 })
    .where(and(eq(webhookEndpoints.id, settled.endpointId), gt(webhookEndpoints.failuresInARow, 0)));
}

async function settleFailed(tx: Transaction, claimed: Claimed, lastAnswer: string, now: Date): Promise<void> {
  const dueAt = retryAt(claimed.tries, now);
  const [settled] = await tx
    .update(webhookDeliveries)
    .set(dueAt ? { dueAt } : { state: "failed", settledAt: now })
    .where(stillClaimed(claimed))
    .returning({ endpointId: webhookDeliveries.endpointId });
  if (!settled || dueAt) return;
  await countFailure(tx, settled.endpointId, lastAnswer, now);
}

async function countFailure(tx: Transaction, endpointId: string, lastAnswer: string, now: Date): Promise<void> {
  const [endpoint] = await tx
    .update(webhookEndpoints)
    .set({ failuresInARow: sql`${webhookEndpoints.failuresInARow} + 1` })
    .where(eq(webhookEndpoints.id, endpointId))
    .returning();
  if (endpoint && endpoint.failuresInARow >= maxFailuresInARow && !endpoint.disabledAt) {
    await disable(tx, endpoint, lastAnswer, now);
  }
}

/** Nobody is listening any more: later events wait until the endpoint is enabled again. */
async function disable(tx: Transaction, endpoint: Endpoint, lastAnswer: string, now: Date): Promise<void> {
  const { id, email } = endpoint;
  await tx.update(webhookEndpoints).set({ disabledAt: now }).where(eq(webhookEndpoints.id, id));
  if (email) await notifyOwner(tx, { ...endpoint, email }, lastAnswer, now);
}

async function notifyOwner(
  tx: Transaction,
  { id, projectId, identifier, url, email }: Endpoint & { email: string },
  lastAnswer: string,
  now: Date,
): Promise<void> {
  const project = await projectName(tx, projectId);
  await queueEmail(tx, {
    type: "endpoint_disabled",
    facts: { project, identifier, url, lastAnswer: lastAnswer.slice(0, 300) || "(empty)" },
    subject: id,
    period: now.toISOString(),
    customerId: null,
    appId: null,
    isSandbox: false,
    email,
    dueAt: now,
    now,
  });
}

async function projectName(tx: Transaction, projectId: string): Promise<string> {
  const found = await tx.select({ name: projects.name }).from(projects).where(eq(projects.id, projectId));
  return firstOf(found, "project").name;
}
