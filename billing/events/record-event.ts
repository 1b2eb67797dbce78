import type { Transaction } from "@hemline/database";
import { newId } from "../rules/ids.ts";
import { insertMany } from "../store/insert-many.ts";
import { type EventContext, type EventKeys, type Listener, loadEventContexts } from "../store/load-event-context.ts";
import { outbox, webhookDeliveries } from "../store/tables.ts";
import type { BillingEvent } from "./billing-event.ts";
import { emailOfEvent } from "./emails/email-of-event.ts";
import { type EmailToQueue, queueEmails } from "./emails/queue-email.ts";
import { entitlementsOfCustomers } from "./outbox/entitlements-of-customers.ts";
import { type ActiveEntitlements, isSandbox, webhookMessage } from "./outbox/webhook-message.ts";
import { type ReceiptDraft, receiptOfEvent, saveReceipts } from "./receipts/issue-receipt.ts";

export type EventToRecord = BillingEvent & { customerId: string; subscriptionId: string | null; now: Date };

interface KnownEvent {
  id: string;
  event: EventToRecord;
  context: EventContext;
  sandbox: boolean;
  active: ActiveEntitlements;
}

/**
 * Records an event together with its webhook deliveries, receipt and email, in the transaction of the change and after
 * it. Lock the rows of the customer and the subscription first, so that a customer's events are read in the order in
 * which they were written. Call it late: with a payment or refund, the next receipt number waits for the commit.
 */
export function recordEvent(tx: Transaction, event: EventToRecord): Promise<void> {
  return recordEvents(tx, [event]);
}

export async function recordEvents(tx: Transaction, events: readonly EventToRecord[]): Promise<void> {
  const [first] = events;
  if (!first) return;
  const contexts = await loadEventContexts(tx, events.map(keysOf));
  const active = await entitlementsOfCustomers(tx, events.flatMap(customersOf), first.now);
  const known = contexts.flatMap((context, position) => {
    const event = events[position];
    return event ? [{ id: newId(event.now), event, context, sandbox: isSandbox(event, context), active }] : [];
  });
  await insertMany(tx, outbox, outboxRows(known));
  await insertMany(tx, webhookDeliveries, known.flatMap(deliveriesOf));
  await saveReceiptsAndEmails(tx, known);
}

async function saveReceiptsAndEmails(tx: Transaction, events: readonly KnownEvent[]): Promise<void> {
  const receipts: ReceiptDraft[] = [];
  const emails: EmailToQueue[] = [];
  for (const it of events) {
    const receipt = await receiptOfEvent(tx, it.event, it.context, it.event.now);
    const email = await emailFor(tx, it, receipt?.id ?? null);
    if (receipt) receipts.push(receipt);
    if (email) emails.push(email);
  }
  await queueEmails(tx, emails);
  await saveReceipts(tx, receipts);
}

function customersOf(event: EventToRecord): string[] {
  return event.type === "TRANSFER" ? [event.customerId, event.content.fromCustomerId] : [event.customerId];
}

function keysOf({ customerId, subscriptionId, content }: EventToRecord): EventKeys {
  const given = content as Partial<EventKeys>;
  return {
    customerId,
    subscriptionId,
    transactionId: given.transactionId ?? null,
    operationId: given.operationId ?? null,
    paymentId: given.paymentId ?? null,
    grantId: given.grantId ?? null,
  };
}

function outboxRows(events: readonly KnownEvent[]) {
  const recorded = new Map<string, number>();
  return events.map(({ id, event, context, sandbox, active }) => {
    const { customerId, subscriptionId, type, content, now } = event;
    const before = subscriptionId ? (recorded.get(subscriptionId) ?? 0) : 0;
    if (subscriptionId) recorded.set(subscriptionId, before + 1);
    return {
      id,
      customerId,
      subscriptionId,
      sequence: context.lastSequence + before + 1,
      type,
      content: { ...content },
      appId: context.app?.id ?? null,
      isSandbox: sandbox,
      event: { ...webhookMessage(event, context, { id, at: now, active }) },
      createdAt: now,
    };
  });
}

function deliveriesOf({ id, event, context, sandbox }: KnownEvent) {
  const { type, now } = event;
  const [lane = event.customerId, beside = null] = customersOf(event);
  const at = realTime(now, context);
  const app = context.app?.identifier;
  return context.endpoints
    .filter((it) => isSubscribed(it, { type, app, sandbox }))
    .map((endpoint) => ({
      id: newId(at),
      endpointId: endpoint.id,
      eventId: id,
      lane,
      beside,
      state: "waiting" as const,
      dueAt: at,
      createdAt: at,
    }));
}

function isSubscribed(it: Listener, o: { type: string; app: string | undefined; sandbox: boolean }): boolean {
  return (
    (it.eventTypes.length === 0 || it.eventTypes.includes(o.type)) &&
    (it.app === null || it.app === o.app) &&
    (it.environment === "all" || it.environment === (o.sandbox ? "sandbox" : "production"))
  );
}

async function emailFor(
  tx: Transaction,
  { event, context, sandbox }: KnownEvent,
  receiptId: string | null,
): Promise<EmailToQueue | null> {
  const { now } = event;
  const address = context.subscription?.email ?? context.operation?.email;
  const email = address ? await emailOfEvent(tx, event, context, { receiptId, now }) : null;
  if (!address || !email) return null;
  return {
    ...email,
    customerId: context.customer.id,
    appId: context.app?.id ?? null,
    isSandbox: sandbox,
    email: address,
    dueAt: realTime(now, context),
    now,
  };
}

/** Emails and deliveries go out by the real time, also where the project's clock is ahead. */
function realTime(now: Date, { customer }: EventContext): Date {
  return new Date(now.getTime() - customer.aheadMs);
}
