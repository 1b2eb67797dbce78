import type { BillingContext } from "../../context/billing-context.ts";
import { newId } from "../../rules/ids.ts";
import { callerOfKey } from "../../store/catalogue/api-keys.ts";
import { receiverIdentifier } from "../../store/catalogue/receiver-identifier.ts";
import { webhookEndpoints } from "../../store/tables.ts";
import type { Receiver } from "./in-process-webhook-sender.ts";

/** Makes the receiver an endpoint of its project. Without a project for its key there is nothing to receive. */
export async function connectInProcessReceiver(
  { db, clock }: BillingContext,
  { key, url, secret }: Receiver,
): Promise<void> {
  const caller = await callerOfKey(db, key);
  if (!caller) return;
  const now = clock();
  const set = { url, secret, formerSecret: null, failuresInARow: 0, disabledAt: null };
  await db
    .insert(webhookEndpoints)
    .values({ id: newId(now), projectId: caller.projectId, identifier: receiverIdentifier, createdAt: now, ...set })
    .onConflictDoUpdate({ target: [webhookEndpoints.projectId, webhookEndpoints.identifier], set });
}
