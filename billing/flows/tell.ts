import type { Transaction } from "@hemline/database";
import { newId } from "../ids.ts";
import { letterOfEvent } from "../letters/letter-of-event.ts";
import { writeLetter } from "../letters/write-letter.ts";
import { isSandbox, messageOf, type Told } from "../outbox/message.ts";
import { fileReceipt, receiptOfEvent } from "../receipts/issue-receipt.ts";
import { type EventContext, type EventKeys, eventContext, type Listener } from "../store/event-context.ts";
import { outbox, webhookDeliveries } from "../store/tables.ts";

/**
 * Writes down what happened, in the transaction that makes it happen and after the change itself, together with
 * everything that comes of it: the event, its way to whoever listens, the paper, the letter. The subscription's row must
 * be locked or new. Tell as late as you can: where money came or went, the next receipt's number waits for the commit.
 */
export async function tell(
  tx: Transaction,
  told: Told & { customerId: string; subscriptionId: string | null; now: Date },
): Promise<void> {
  const { customerId, subscriptionId, type, content, now } = told;
  const context = await eventContext(tx, { customerId, subscriptionId, ...keysIn(content) });
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
  await addressToListeners(tx, context, { id, type, sandbox, lane: subscriptionId ?? customerId, now });
  const receipt = await receiptOfEvent(tx, told, context, now);
  await writeToCustomer(tx, told, context, { receiptId: receipt?.id ?? null, sandbox, now });
  if (receipt) await fileReceipt(tx, receipt);
}

function keysIn(content: Told["content"]) {
  const given = content as { [Key in keyof EventKeys]?: string | null };
  return {
    transactionId: given.transactionId ?? null,
    operationId: given.operationId ?? null,
    paymentId: given.paymentId ?? null,
    grantId: given.grantId ?? null,
  };
}

async function addressToListeners(
  tx: Transaction,
  context: EventContext,
  event: { id: string; type: string; sandbox: boolean; lane: string; now: Date },
): Promise<void> {
  const { type, sandbox, now } = event;
  const listeners = context.endpoints.filter((it) => hears(it, { type, app: context.app?.identifier, sandbox }));
  if (listeners.length === 0) return;
  await tx.insert(webhookDeliveries).values(
    listeners.map((endpoint) => ({
      id: newId(now),
      endpointId: endpoint.id,
      eventId: event.id,
      lane: event.lane,
      state: "waiting" as const,
      dueAt: worldTime(now, context),
      createdAt: now,
    })),
  );
}

function hears(it: Listener, o: { type: string; app: string | undefined; sandbox: boolean }): boolean {
  return (
    (it.eventTypes.length === 0 || it.eventTypes.includes(o.type)) &&
    (it.app === null || it.app === o.app) &&
    (it.environment === "all" || it.environment === (o.sandbox ? "sandbox" : "production"))
  );
}

async function writeToCustomer(
  tx: Transaction,
  told: Told,
  context: EventContext,
  o: { receiptId: string | null; sandbox: boolean; now: Date },
): Promise<void> {
  const email = context.subscription?.email ?? context.operation?.email;
  if (!email) return;
  const letter = await letterOfEvent(tx, told, context, o);
  if (!letter) return;
  await writeLetter(tx, {
    ...letter,
    customerId: context.customer.id,
    appId: context.app?.id ?? null,
    isSandbox: o.sandbox,
    email,
    dueAt: worldTime(o.now, context),
    now: o.now,
  });
}

/** A project's clock may be ahead; the post goes by the world's. */
function worldTime(now: Date, { customer }: EventContext): Date {
  return new Date(now.getTime() - customer.aheadMs);
}
