import type { BillingContext } from "../../context/billing-context.ts";
import type { ProviderEvent } from "../../provider/port.ts";
import { webhookEvents } from "../../store/tables.ts";

/**
 * Stores a provider's event once, with the job that handles it.
 * @returns false when the signature is wrong: then nothing is stored.
 */
export async function acceptWebhook(
  context: BillingContext,
  call: { body: string; signature: string },
): Promise<boolean> {
  const { provider, clock, log } = context;
  const receivedAt = clock();
  const event = await provider.readWebhook({ ...call, at: receivedAt });
  if (!event) return false;
  if (event.live !== provider.live) {
    log.warn({ event: event.id }, "a webhook of the provider's other mode was ignored");
    return true;
  }
  await storeEvent(context, event, receivedAt);
  return true;
}

async function storeEvent({ db, jobs }: BillingContext, event: ProviderEvent, receivedAt: Date): Promise<void> {
  const { id, type, objectId, reference, refundId, intentId, live, happenedAt } = event;
  await db.transaction(async (tx) => {
    const kept = await tx
      .insert(webhookEvents)
      .values({ id, type, objectId, ...reference, refundId, intentId, live, happenedAt, receivedAt })
      .onConflictDoNothing()
      .returning({ id: webhookEvents.id });
    if (kept.length > 0) await jobs.enqueue("billing.webhook", { eventId: id }, { tx });
  });
}
