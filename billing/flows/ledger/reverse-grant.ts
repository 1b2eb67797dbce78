import type { Transaction } from "@hemline/database";
import { and, eq, gt, inArray, ne, or, sql, sum } from "drizzle-orm";
import { refundedGrant } from "../../rules/pricing/credit-lots.ts";
import { lockCustomer } from "../../store/customers.ts";
import {
  ledgerLots,
  ledgerPostings,
  ledgerTransactions,
  payments,
  refunds,
  transactions,
  virtualCurrencies,
} from "../../store/tables.ts";
import { expireLotsOf } from "./expire-lots.ts";
import { postTransaction } from "./post-transaction.ts";
import { recordCurrencyEvent } from "./record-currency-event.ts";

/**
 * Takes back the currencies of a purchase in proportion to its refund, rounded up, and never more than there is. Once
 * for each refund; nothing after a dispute that took everything. The refund's row must be new, and its payment locked.
 */
export async function reverseGrant(tx: Transaction, refundId: string, now: Date): Promise<void> {
  const [refund] = await tx
    .select({ micros: refunds.amountMicros, paymentId: refunds.paymentId, transactionId: transactions.id })
    .from(refunds)
    .innerJoin(transactions, eq(transactions.paymentId, refunds.paymentId))
    .where(eq(refunds.id, refundId));
  if (!refund || (await isTakenWhole(tx, refund.transactionId))) return;
  const [payment] = await tx.select().from(payments).where(eq(payments.id, refund.paymentId));
  const earlier = await refundedBeside(tx, refundId, refund.paymentId);
  const money = { paid: payment!.amountMicros, earlier, now: refund.micros };
  await takeBackOf(tx, { transactionId: refund.transactionId, reference: refundId, money, now });
}

/**
 * What other refunds took. The payment is locked, so all of them were before this one, whatever their ids say: clocks
 * may differ. A refund that failed afterwards has taken its share all the same: refunding once more takes nothing more.
 */
async function refundedBeside(tx: Transaction, refundId: string, paymentId: string): Promise<number> {
  const took = sql`exists (select 1 from ${ledgerTransactions}
    where ${ledgerTransactions.reason} = 'refund' and ${ledgerTransactions.reference} = ${refunds.id}::text)`;
  const [earlier] = await tx
    .select({ micros: sum(refunds.amountMicros).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), ne(refunds.id, refundId), or(ne(refunds.state, "failed"), took)));
  return earlier?.micros ?? 0;
}

export async function reverseGrants(tx: Transaction, transactionId: string, now: Date): Promise<void> {
  const [bought] = await tx
    .select({ paid: payments.amountMicros, earlier: sum(refunds.amountMicros).mapWith(Number) })
    .from(transactions)
    .innerJoin(payments, eq(payments.id, transactions.paymentId))
    .leftJoin(refunds, and(eq(refunds.paymentId, payments.id), ne(refunds.state, "failed")))
    .where(eq(transactions.id, transactionId))
    .groupBy(payments.id);
  const { paid, earlier } = bought ?? { paid: 1, earlier: 0 };
  const money = { paid, earlier: earlier ?? 0, now: paid - (earlier ?? 0) };
  await takeBackOf(tx, { transactionId, reference: transactionId, money, now });
}

async function isTakenWhole(tx: Transaction, transactionId: string): Promise<boolean> {
  const [taken] = await tx
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .where(and(eq(ledgerTransactions.reason, "refund"), eq(ledgerTransactions.reference, transactionId)));
  return taken !== undefined;
}

async function takeBackOf(
  tx: Transaction,
  o: { transactionId: string; reference: string; money: { paid: number; earlier: number; now: number }; now: Date },
): Promise<void> {
  const brought = await broughtBy(tx, o.transactionId);
  if (!brought[0]) return;
  const customerId = await lockCustomer(tx, brought[0].customerId);
  await expireLotsOf(tx, customerId, o.now);
  const lots = await tx
    .select({ id: ledgerLots.id })
    .from(ledgerLots)
    .where(and(eq(ledgerLots.ledgerTransactionId, brought[0].ledgerTransactionId), gt(ledgerLots.left, 0)));
  const changes = brought
    .map(({ currencyId, amount }) => ({
      currencyId,
      amount: -refundedGrant(amount, o.money),
      lots: new Set(lots.map((it) => it.id)),
    }))
    .filter((it) => it.amount < 0);
  const { reference, now } = o;
  const moved = await postTransaction(
    tx,
    { customerId, reason: "refund", reference, changes, now },
    (_, possible) => possible,
  );
  if (!moved) return;
  const purchase = { id: o.transactionId, customerId, isSandbox: brought[0].isSandbox };
  await recordCurrencyEvent(tx, { purchase, moved, of: brought, now });
}

/** The owner of the granted currencies: they stay when a purchase is transferred. */
function broughtBy(tx: Transaction, transactionId: string) {
  return tx
    .select({
      customerId: ledgerTransactions.customerId,
      ledgerTransactionId: ledgerTransactions.id,
      currencyId: ledgerPostings.currencyId,
      amount: ledgerPostings.amount,
      isSandbox: transactions.isSandbox,
      code: virtualCurrencies.code,
      name: virtualCurrencies.name,
      description: virtualCurrencies.description,
    })
    .from(ledgerTransactions)
    .innerJoin(transactions, eq(transactions.id, transactionId))
    .innerJoin(ledgerPostings, eq(ledgerPostings.ledgerTransactionId, ledgerTransactions.id))
    .innerJoin(virtualCurrencies, eq(virtualCurrencies.id, ledgerPostings.currencyId))
    .where(isGrantOf(transactionId));
}

function isGrantOf(transactionId: string) {
  return and(
    eq(ledgerTransactions.reference, transactionId),
    inArray(ledgerTransactions.reason, ["purchase", "trial"]),
    eq(ledgerPostings.account, "customer"),
  );
}
