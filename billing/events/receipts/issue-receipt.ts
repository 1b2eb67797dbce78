import type { Transaction } from "@hemline/database";
import { eq, sql } from "drizzle-orm";
import { newId } from "../../rules/ids.ts";
import type { EventContext } from "../../store/load-event-context.ts";
import { receipts } from "../../store/tables.ts";
import type { BillingEvent, MoneyBack } from "../billing-event.ts";
import { type ReceiptSnapshot, receiptNumber, shareOfTaxes } from "./receipt-snapshot.ts";

/** A paper that is to be written: everything but its number. */
export interface ReceiptDraft {
  id: string;
  appId: string;
  isSandbox: boolean;
  kind: "receipt" | "credit_note";
  customerId: string;
  transactionId: string | null;
  refundId: string | null;
  issuedAt: Date;
  content: ReceiptSnapshot;
}

/** The paper that an event brings: a receipt where money came, a credit note where our refund sends it back. */
export async function receiptOfEvent(
  tx: Transaction,
  event: BillingEvent,
  context: EventContext,
  now: Date,
): Promise<ReceiptDraft | null> {
  const sale = saleIn(context);
  if (!sale) return null;
  switch (event.type) {
    case "INITIAL_PURCHASE":
    case "RENEWAL":
    case "NON_RENEWING_PURCHASE":
      return {
        ...paper(sale, now),
        kind: "receipt",
        transactionId: sale.transaction.id,
        refundId: null,
        content: contentOf(sale),
      };
    case "CANCELLATION":
      return "refundedMicros" in event.content ? creditNote(tx, event.content, sale, now) : null;
    default:
      return null;
  }
}

interface Sale extends EventContext {
  app: NonNullable<EventContext["app"]>;
  transaction: NonNullable<EventContext["transaction"]>;
  product: NonNullable<EventContext["product"]>;
}

/** The sale that the payment of an event was for. */
function saleIn(context: EventContext): Sale | null {
  const { app, transaction, product, payment } = context;
  if (!app || !transaction || !product || payment?.id !== transaction.paymentId) return null;
  return { ...context, app, transaction, product };
}

async function creditNote(
  tx: Transaction,
  { refundId, refundedMicros, transactionId }: MoneyBack,
  sale: Sale,
  now: Date,
): Promise<ReceiptDraft | null> {
  // What a bank takes back is between it and the seller until it is decided.
  if (!refundId) return null;
  const [receipt] = await tx.select().from(receipts).where(eq(receipts.transactionId, transactionId));
  if (!receipt) return null;
  const whole = receipt.content as unknown as ReceiptSnapshot;
  const part = { totalMicros: whole.totalMicros, partMicros: refundedMicros };
  return {
    ...paper(sale, now),
    kind: "credit_note",
    transactionId: null,
    refundId,
    content: {
      ...whole,
      totalMicros: refundedMicros,
      taxes: shareOfTaxes(whole.taxes, part),
      takesBack: receiptNumber(receipt),
    },
  };
}

function paper({ app, customer, transaction }: Sale, now: Date) {
  return {
    id: newId(now),
    appId: app.id,
    isSandbox: transaction.isSandbox,
    customerId: customer.id,
    issuedAt: now,
  };
}

function contentOf(sale: Sale): ReceiptSnapshot {
  const { transaction, subscription, operation, product, app, taxCalculation, customer, attributes } = sale;
  const { startsAt, endsAt, amountMicros, taxMicros, currency, country, id } = transaction;
  const taxes = (taxCalculation?.breakdown ?? []).map((it) => ({
    name: it.display_name,
    amountMicros: it.tax_amount_in_micros,
  }));
  const brand = subscription?.cardBrand;
  const last4 = subscription?.cardLast4;
  return {
    seller: app.name,
    supportEmail: app.supportEmail,
    footer: app.receiptFooter,
    email: subscription?.email ?? operation?.email ?? null,
    appUserId: customer.appUserId,
    line: {
      title: product.title,
      period: endsAt === null ? null : { from: new Date(startsAt).toISOString(), to: new Date(endsAt).toISOString() },
    },
    currency,
    totalMicros: amountMicros,
    taxes: taxMicros > 0 && taxes.length === 0 ? [{ name: "", amountMicros: taxMicros }] : taxes,
    isTaxIncluded: taxCalculation?.isInclusive ?? true,
    country: country ?? null,
    card: brand && last4 ? { brand, last4 } : null,
    transactionId: id,
    locale: attributes.$preferredLocale?.value ?? operation?.locale ?? app.defaultLocale,
    takesBack: null,
  };
}

/**
 * Gives papers the next numbers of their app and environment and files them, in the transaction that records the money.
 * The counter's row stays locked until that commits, and a rollback gives the numbers back, so there is never a gap;
 * this is the last thing a flow does, because everybody else's next number waits for it.
 */
export async function saveReceipts(tx: Transaction, drafts: readonly ReceiptDraft[]): Promise<void> {
  const byCounter = Map.groupBy(drafts, ({ appId, isSandbox }) => `${appId} ${isSandbox}`);
  // In one order everywhere, so that no two flows wait for each other's counter.
  for (const counter of [...byCounter.keys()].sort()) await fileOfOneCounter(tx, byCounter.get(counter)!);
}

async function fileOfOneCounter(tx: Transaction, drafts: readonly ReceiptDraft[]): Promise<void> {
  const { appId, isSandbox } = drafts[0]!;
  const count = drafts.length;
  await tx.execute(sql`
    with next as (
      insert into billing.receipt_counters as counter (app_id, is_sandbox, last)
      values (${appId}::uuid, ${isSandbox}, ${count}::int)
      on conflict (app_id, is_sandbox) do update set last = counter.last + excluded.last
      returning last - ${count}::int as before)
    insert into billing.receipts
      (id, app_id, is_sandbox, number, kind, customer_id, transaction_id, refund_id, issued_at, content)
    select id, ${appId}::uuid, ${isSandbox}, before + 1 + place, kind, customer_id, transaction_id, refund_id, issued_at,
      content
    from next, jsonb_to_recordset(${JSON.stringify(drafts.map(receiptColumns))}::jsonb) as (
      id uuid, kind text, customer_id uuid, transaction_id uuid, refund_id uuid, issued_at timestamptz, content jsonb,
      place int)`);
}

function receiptColumns(draft: ReceiptDraft, place: number) {
  const { id, kind, customerId, transactionId, refundId, issuedAt, content } = draft;
  return {
    ...{ id, kind, content, place },
    ...{ customer_id: customerId, transaction_id: transactionId, refund_id: refundId, issued_at: issuedAt },
  };
}
