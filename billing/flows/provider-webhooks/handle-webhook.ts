import { and, eq, isNull } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import { ProviderFailure } from "../../provider/port.ts";
import { webhookEvents } from "../../store/tables.ts";
import { onCardDetached, onCardUpdated } from "./on-card.ts";
import { onDispute } from "./on-dispute.ts";
import { onIntent } from "./on-intent.ts";
import { onRefund } from "./on-refund.ts";

type Event = typeof webhookEvents.$inferSelect;

/** An event only says where to look: the state is read at the provider, so order and repetition do not matter. */
export async function handleWebhook(context: BillingContext, eventId: string): Promise<void> {
  const { db, clock, log } = context;
  const [event] = await db.select().from(webhookEvents).where(eq(webhookEvents.id, eventId));
  if (!event || event.handledAt) return;
  try {
    await dispatch(context, event);
  } catch (error) {
    // What the provider does not know today it will not know tomorrow.
    if (!(error instanceof ProviderFailure && error.code === "resource_missing")) throw error;
    log.warn(
      { err: error, event: eventId, type: event.type },
      "an event is about something the provider does not have",
    );
  }
  await db
    .update(webhookEvents)
    .set({ handledAt: clock() })
    .where(and(eq(webhookEvents.id, eventId), isNull(webhookEvents.handledAt)));
}

/** Other types are stored, and ignored. */
async function dispatch(context: BillingContext, event: Event): Promise<void> {
  const { provider, log } = context;
  const { type, objectId, intentId } = event;
  if (/^(payment|setup)_intent\./.test(type)) return onIntent(context, objectId, event);
  if (/^(charge\.)?refund(ed|\.)/.test(type)) return onRefund(context, { id: objectId, intentId });
  if (/^charge\.dispute\./.test(type)) return onDispute(context, await provider.dispute(objectId));
  if (type === "payment_method.automatically_updated" || type === "payment_method.updated") {
    await onCardUpdated(context, objectId);
  } else if (type === "payment_method.detached") {
    await onCardDetached(context, objectId);
  } else if (type === "radar.early_fraud_warning.created") {
    log.warn({ warning: objectId, intent: intentId }, "the provider warns of fraud: a refund now avoids a dispute");
  }
}
