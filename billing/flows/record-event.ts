import type { Transaction } from "@hemline/database";
import { newId } from "../ids.ts";
import { letterOfEvent } from "../letters/letter-of-event.ts";
import { type LetterToWrite, writeLetters } from "../letters/write-letter.ts";
import { isSandbox, messageOf, type Open, type Told } from "../outbox/message.ts";
import { openTo } from "../outbox/open-to.ts";
import { fileReceipts, type Draft as ReceiptDraft, receiptOfEvent } from "../receipts/issue-receipt.ts";
import { type EventContext, type EventKeys, eventContexts, type Listener } from "../store/event-context.ts";
import { insertMany } from "../store/insert-many.ts";
import { outbox, webhookDeliveries } from "../store/tables.ts";

/** What happened to whom. */
export type EventToRecord = Told & { customerId: string; subscriptionId: string | null; now: Date };

/** An event with all that is known about it. */
interface Event {
  id: string;
  told: EventToRecord;
  context: EventContext;
  sandbox: boolean;
  open: Open;
}

/**
 * Writes down what happened, in the transaction that makes it happen and after the change itself, together with
 * everything that comes of it: the event, its way to whoever listens, the paper, the letter. The customer's row and the
 * subscription's must be locked or new: events of one customer are read in the order in which they are written. Tell as late as you can: where money came or went, the next receipt's number waits for the commit.
 */
export function recordEvent(tx: Transaction, told: EventToRecord): Promise<void> {
  return recordEvents(tx, [told]);
}

/** The same of several things, in the order in which they happened. */
export async function recordEvents(tx: Transaction, all: readonly EventToRecord[]): Promise<void> {
  if (all.length === 0) return;
  const contexts = await eventContexts(tx, all.map(keysOf));
  const open = await openTo(tx, all.flatMap(customersOf), all[0]!.now);
  const events = all.map((told, place) => {
    const context = contexts[place]!;
    return { id: newId(told.now), told, context, sandbox: isSandbox(told, context), open };
  });
  await insertMany(tx, outbox, inSequence(events));
  await insertMany(tx, webhookDeliveries, events.flatMap(deliveriesOf));
  const receipts: ReceiptDraft[] = [];
  const letters: LetterToWrite[] = [];
  for (const event of events) {
    const receipt = await receiptOfEvent(tx, event.told, event.context, event.told.now);
    const letter = await letterTo(tx, event, receipt?.id ?? null);
    if (receipt) receipts.push(receipt);
    if (letter) letters.push(letter);
  }
  await writeLetters(tx, letters);
  await fileReceipts(tx, receipts);
}

/** Whose access it tells of. */
function customersOf(told: EventToRecord): string[] {
  return told.type === "TRANSFER" ? [told.customerId, told.content.fromCustomerId] : [told.customerId];
}

function keysOf({ customerId, subscriptionId, content }: EventToRecord): EventKeys {
  const given = content as { [Key in keyof EventKeys]?: string | null };
  return {
    customerId,
    subscriptionId,
    transactionId: given.transactionId ?? null,
    operationId: given.operationId ?? null,
    paymentId: given.paymentId ?? null,
    grantId: given.grantId ?? null,
  };
}

/** Rows of the outbox, each with the next number of its subscription. */
function inSequence(events: readonly Event[]) {
  const toldOf = new Map<string, number>();
  return events.map(({ id, told, context, sandbox, open }) => {
    const { customerId, subscriptionId, type, content, now } = told;
    const before = subscriptionId ? (toldOf.get(subscriptionId) ?? 0) : 0;
    if (subscriptionId) toldOf.set(subscriptionId, before + 1);
    return {
      id,
      customerId,
      subscriptionId,
      sequence: context.lastSequence + before + 1,
      type,
      content: { ...content },
      appId: context.app?.id ?? null,
      isSandbox: sandbox,
      event: { ...messageOf(told, context, { id, at: now, open }) },
      createdAt: now,
    };
  });
}

function deliveriesOf({ id, told, context, sandbox }: Event) {
  const { type, now } = told;
  const [lane, beside = null] = customersOf(told);
  const at = worldTime(now, context);
  const listeners = context.endpoints.filter((it) => hears(it, { type, app: context.app?.identifier, sandbox }));
  return listeners.map((endpoint) => ({
    id: newId(at),
    endpointId: endpoint.id,
    eventId: id,
    lane: lane!,
    beside,
    state: "waiting" as const,
    dueAt: at,
    createdAt: at,
  }));
}

function hears(it: Listener, o: { type: string; app: string | undefined; sandbox: boolean }): boolean {
  return (
    (it.eventTypes.length === 0 || it.eventTypes.includes(o.type)) &&
    (it.app === null || it.app === o.app) &&
    (it.environment === "all" || it.environment === (o.sandbox ? "sandbox" : "production"))
  );
}

async function letterTo(
  tx: Transaction,
  { told, context, sandbox }: Event,
  receiptId: string | null,
): Promise<LetterToWrite | null> {
  const { now } = told;
  const email = context.subscription?.email ?? context.operation?.email;
  if (!email) return null;
  const letter = await letterOfEvent(tx, told, context, { receiptId, now });
  return (
    letter && {
      ...letter,
      customerId: context.customer.id,
      appId: context.app?.id ?? null,
      isSandbox: sandbox,
      email,
      dueAt: worldTime(now, context),
      now,
    }
  );
}

/** A project's clock may be ahead; the post goes by the world's. */
function worldTime(now: Date, { customer }: EventContext): Date {
  return new Date(now.getTime() - customer.aheadMs);
}
