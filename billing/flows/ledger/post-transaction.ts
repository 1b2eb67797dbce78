import type { Transaction } from "@hemline/database";
import { maxBalance } from "@hemline/protocol/limits";
import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { defined } from "../../rules/defined.ts";
import { newId } from "../../rules/ids.ts";
import { type CreditLot, drawFromLots } from "../../rules/pricing/credit-lots.ts";
import { balances, type LedgerReason, ledgerLots, ledgerPostings, ledgerTransactions } from "../../store/tables.ts";

export interface Change {
  currencyId: string;
  amount: number;
  /** When the rest of it expires; null for never. Only for positive amounts. */
  expiresAt?: Date | null;
  lots?: ReadonlySet<string>;
}

export interface Movement {
  customerId: string;
  reason: LedgerReason;
  /** One transaction for each, except for the API's own. */
  reference: string | null;
  changes: readonly Change[];
  now: Date;
}

/**
 * Posts changes of one customer's currencies, all or none: postings, lots and balances.
 * @param tooMuch called where a balance would leave its bounds: throws, or returns a possible amount.
 * @returns what was posted; null when this reference was posted before.
 */
export async function postTransaction(
  tx: Transaction,
  { customerId, reason, reference, changes, now }: Movement,
  tooMuch: (change: Change, possible: number) => number,
): Promise<{ id: string; changes: Change[] } | null> {
  const ledgerTransactionId = newId(now);
  const [made] = await tx
    .insert(ledgerTransactions)
    .values({ id: ledgerTransactionId, customerId, reason, reference, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: ledgerTransactions.id });
  if (!made) return null;
  const had = await lockBalances(tx, customerId, [...new Set(changes.map((it) => it.currencyId))].sort());
  const done: Change[] = [];
  for (const change of changes) {
    const balance = defined(had.get(change.currencyId), "had");
    const possible = Math.min(Math.max(change.amount, -balance), maxBalance - balance);
    const amount = possible === change.amount ? possible : tooMuch(change, possible);
    if (amount === 0) continue;
    if (amount > 0) await putIn(tx, { customerId, ledgerTransactionId, ...change, amount, now });
    else await takeOut(tx, { customerId, ...change, amount: -amount, now, evenExpired: reason === "expiry" });
    await post(tx, { customerId, ledgerTransactionId, currencyId: change.currencyId, amount });
    done.push({ ...change, amount });
  }
  return { id: ledgerTransactionId, changes: done };
}

/** Reads a customer's balances and locks them until the transaction ends. */
async function lockBalances(tx: Transaction, customerId: string, currencyIds: string[]): Promise<Map<string, number>> {
  if (currencyIds.length === 0) return new Map();
  await tx
    .insert(balances)
    .values(currencyIds.map((currencyId) => ({ customerId, currencyId, balance: 0 })))
    .onConflictDoNothing();
  const rows = await tx
    .select()
    .from(balances)
    .where(and(eq(balances.customerId, customerId), inArray(balances.currencyId, currencyIds)))
    .orderBy(asc(balances.currencyId))
    .for("no key update");
  return new Map(rows.map((it) => [it.currencyId, it.balance]));
}

async function putIn(
  tx: Transaction,
  o: Change & { customerId: string; ledgerTransactionId: string; now: Date },
): Promise<void> {
  const { customerId, currencyId, ledgerTransactionId, amount, expiresAt = null, now } = o;
  await tx.insert(ledgerLots).values({
    id: newId(now),
    customerId,
    currencyId,
    ledgerTransactionId,
    amount,
    left: amount,
    expiresAt,
    createdAt: now,
  });
}

async function takeOut(
  tx: Transaction,
  o: Change & { customerId: string; now: Date; evenExpired: boolean },
): Promise<void> {
  const lots = await openLots(tx, o);
  const draws = drawFromLots(lots, o.amount, o.lots);
  if (draws.reduce((sum, it) => sum + it.taken, 0) < o.amount) {
    throw new Error(`Customer ${o.customerId} has fewer lots of currency ${o.currencyId} than balance.`);
  }
  for (const { id, taken } of draws) {
    await tx
      .update(ledgerLots)
      .set({ left: sql`${ledgerLots.left} - ${taken}` })
      .where(eq(ledgerLots.id, id));
  }
}

function openLots(
  tx: Transaction,
  o: { customerId: string; currencyId: string; now: Date; evenExpired: boolean },
): Promise<CreditLot[]> {
  return tx
    .select({ id: ledgerLots.id, left: ledgerLots.left, expiresAt: ledgerLots.expiresAt })
    .from(ledgerLots)
    .where(
      and(
        eq(ledgerLots.customerId, o.customerId),
        eq(ledgerLots.currencyId, o.currencyId),
        gt(ledgerLots.left, 0),
        o.evenExpired ? undefined : or(isNull(ledgerLots.expiresAt), gt(ledgerLots.expiresAt, o.now)),
      ),
    );
}

async function post(
  tx: Transaction,
  o: { customerId: string; ledgerTransactionId: string; currencyId: string; amount: number },
): Promise<void> {
  const { ledgerTransactionId, currencyId, amount } = o;
  await tx.insert(ledgerPostings).values([
    { ledgerTransactionId, currencyId, account: "customer", amount },
    { ledgerTransactionId, currencyId, account: "house", amount: -amount },
  ]);
  await tx
    .update(balances)
    .set({ balance: sql`${balances.balance} + ${amount}` })
    .where(and(eq(balances.customerId, o.customerId), eq(balances.currencyId, currencyId)));
}

export function lapsedLots(tx: Transaction, customerId: string, now: Date) {
  return tx
    .select({ id: ledgerLots.id, currencyId: ledgerLots.currencyId, left: ledgerLots.left })
    .from(ledgerLots)
    .where(and(eq(ledgerLots.customerId, customerId), gt(ledgerLots.left, 0), lte(ledgerLots.expiresAt, now)));
}
