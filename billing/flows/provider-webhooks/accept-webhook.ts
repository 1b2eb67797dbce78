import type { BillingContext } from "../../context/billing-context.ts";
import { webhookEvents } from "../../store/tables.ts";

/**
 * Keeps a provider's hint, each once, together with the job that will look at what it is about.
 * @returns false when the signature is not the provider's: then nothing is kept.
 */
export async function acceptWebhook(
  context: BillingContext,
  call: { body: string; signature: string },
): Promise<boolean> {
  const { db, jobs, provider, clock, log } = context;
  const receivedAt = clock();
  const event = await provider.readWebhook({ ...call, at: receivedAt });
  if (!event) return false;
  if (event.live !== provider.live) {
    log.warn({ event: event.id }, "a webhook of the provider's other mode was left aside");
    return true;
  }
  const { id, type, objectId, reference, refundId, intentId, live, happenedAt } = event;
  await db.transaction(async (tx) => {
    const kept = await tx
      .insert(webhookEvents)
      .values({ id, type, objectId, ...reference, refundId, intentId, live, happenedAt, receivedAt })
      .onConflictDoNothing()
      .returning({ id: webhookEvents.id });
    if (kept.length > 0) await jobs.enqueue("billing.webhook", { eventId: id }, { tx });
  });
  return true;
}
