import type { Transaction } from "@hemline/database";
import { newId } from "../ids.ts";
import { isSandbox, messageOf, type Told } from "../outbox/message.ts";
import { type EventContext, eventContext, type Listener } from "../store/event-context.ts";
import { outbox, webhookDeliveries } from "../store/tables.ts";

/**
 * Writes down what happened, in the transaction that makes it happen and after the change itself, together with
 * everything that is to be sent because of it. The subscription's row must be locked or new.
 */
export async function tell(
  tx: Transaction,
  told: Told & { customerId: string; subscriptionId: string | null; now: Date },
): Promise<void> {
  const { customerId, subscriptionId, type, content, now } = told;
  const context = await eventContext(tx, { customerId, subscriptionId, ...keysIn(content) });
  if (!context) throw new Error(`There is no customer ${customerId}.`);
  const id = newId(now);
  const sandbox = isSandbox(told, context);
  await tx.insert(outbox).values({
    id,
    customerId,
    subscriptionId,
    sequence: context.lastSequence + 1,
    type,
    content: { ...content },
    appId: context.app?.id ?? null,
    isSandbox: sandbox,
    event: { ...messageOf(told, context, { id, at: now }) },
    createdAt: now,
  });
  const listeners = context.endpoints.filter((it) => hears(it, { type, app: context.app?.identifier, sandbox }));
  if (listeners.length === 0) return;
  await tx.insert(webhookDeliveries).values(
    listeners.map((endpoint) => ({
      id: newId(now),
      endpointId: endpoint.id,
      eventId: id,
      lane: subscriptionId ?? customerId,
      state: "waiting" as const,
      dueAt: worldTime(now, context),
      createdAt: now,
    })),
  );
}

function keysIn(content: Told["content"]) {
  const given = content as { transactionId?: string | null; paymentId?: string; grantId?: string };
  return {
    transactionId: given.transactionId ?? null,
    paymentId: given.paymentId ?? null,
    grantId: given.grantId ?? null,
  };
}

function hears(it: Listener, o: { type: string; app: string | undefined; sandbox: boolean }): boolean {
  return (
    (it.eventTypes.length === 0 || it.eventTypes.includes(o.type)) &&
    (it.app === null || it.app === o.app) &&
    (it.environment === "all" || it.environment === (o.sandbox ? "sandbox" : "production"))
  );
}

/** A project's clock may be ahead; the post goes by the world's. */
function worldTime(now: Date, { project }: EventContext): Date {
  return new Date(now.getTime() - project.clockOffsetMs);
}
