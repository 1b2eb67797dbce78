import type { Transaction } from "@hemline/database";
import { and, asc, eq } from "drizzle-orm";
import { type BillingContext, worldTime } from "../../context/billing-context.ts";
import type { Reply } from "../../context/webhook-sender.ts";
import { NoSuchEndpoint } from "../../problems.ts";
import { newId } from "../../rules/ids.ts";
import type { Sql } from "../../store/sql.ts";
import { webhookDeliveries, webhookEndpoints } from "../../store/tables.ts";
import { sendWebhook } from "./send-webhook.ts";
import { testEventMessage } from "./test-event-message.ts";
import { newWebhookSecret } from "./webhook-signature.ts";

export type Endpoint = typeof webhookEndpoints.$inferSelect;

export function endpointsOf({ db }: BillingContext, projectId: string): Promise<Endpoint[]> {
  return db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.projectId, projectId))
    .orderBy(asc(webhookEndpoints.identifier));
}

export async function endpointOf(db: Sql, projectId: string, identifier: string): Promise<Endpoint> {
  const [row] = await db.select().from(webhookEndpoints).where(named(projectId, identifier));
  if (!row) throw NoSuchEndpoint(identifier);
  return row;
}

export async function enableEndpoint(
  context: BillingContext,
  projectId: string,
  identifier: string,
): Promise<Endpoint> {
  const { db, jobs } = context;
  return db.transaction(async (tx) => {
    const enabled = await markEnabled(tx, projectId, identifier);
    await retryWaiting(tx, enabled.id, worldTime(context));
    await jobs.enqueue("billing.post", {}, { tx });
    return enabled;
  });
}

async function markEnabled(tx: Transaction, projectId: string, identifier: string): Promise<Endpoint> {
  const [enabled] = await tx
    .update(webhookEndpoints)
    .set({ disabledAt: null, failuresInARow: 0 })
    .where(named(projectId, identifier))
    .returning();
  if (!enabled) throw NoSuchEndpoint(identifier);
  return enabled;
}

async function retryWaiting(tx: Transaction, endpointId: string, dueAt: Date): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ tries: 0, dueAt })
    .where(and(eq(webhookDeliveries.endpointId, endpointId), eq(webhookDeliveries.state, "waiting")));
}

/** Creates a new secret. The former one signs beside it until `dropFormerSecret`; the one before that is gone. */
export async function rotateSecret({ db }: BillingContext, projectId: string, identifier: string): Promise<string> {
  const secret = newWebhookSecret();
  const changed = await db
    .update(webhookEndpoints)
    .set({ secret, formerSecret: webhookEndpoints.secret })
    .where(named(projectId, identifier))
    .returning({ id: webhookEndpoints.id });
  if (changed.length === 0) throw NoSuchEndpoint(identifier);
  return secret;
}

export async function dropFormerSecret({ db }: BillingContext, projectId: string, identifier: string): Promise<void> {
  await endpointOf(db, projectId, identifier);
  await db.update(webhookEndpoints).set({ formerSecret: null }).where(named(projectId, identifier));
}

/** Sends a made-up event, once. @returns the endpoint's answer. */
export async function sendTestEvent(context: BillingContext, projectId: string, identifier: string): Promise<Reply> {
  const endpoint = await endpointOf(context.db, projectId, identifier);
  const at = worldTime(context);
  return sendWebhook(context, endpoint, testEventMessage({ id: newId(at), at, app: endpoint.app }));
}

function named(projectId: string, identifier: string) {
  return and(eq(webhookEndpoints.projectId, projectId), eq(webhookEndpoints.identifier, identifier));
}
