import type { Transaction } from "@hemline/database";
import { maxBalance } from "@hemline/protocol/limits";
import { eq, sql } from "drizzle-orm";
import { balances, ledgerLots, ledgerTransactions } from "../../store/tables.ts";
import { expireLotsOf } from "./expire-lots.ts";
import { postTransaction } from "./post-transaction.ts";

/**
 * Merges the balances of two customers, each lot with its own expiry. What exceeds the maximum balance is lost. Both
 * customers are locked. A transferred purchase leaves its currencies where they are.
 */
export async function mergeBalances(tx: Transaction, o: { from: string; to: string; now: Date }): Promise<void> {
  const { from, to, now } = o;
  await expireLotsOf(tx, from, now);
  await expireLotsOf(tx, to, now);
  await dropExcess(tx, o);
  await tx.update(ledgerTransactions).set({ customerId: to }).where(eq(ledgerTransactions.customerId, from));
  await tx.update(ledgerLots).set({ customerId: to }).where(eq(ledgerLots.customerId, from));
  await tx.execute(sql`
    insert into ${balances} (customer_id, currency_id, balance)
    select ${to}, currency_id, balance from ${balances} where customer_id = ${from}
    on conflict (customer_id, currency_id) do update set balance = ${balances}.balance + excluded.balance`);
  await tx.delete(balances).where(eq(balances.customerId, from));
}

/** Takes from one customer what would bring the other above the maximum balance. */
async function dropExcess(tx: Transaction, { from, to, now }: { from: string; to: string; now: Date }): Promise<void> {
  const had = await tx.select().from(balances).where(eq(balances.customerId, from));
  const has = await tx.select().from(balances).where(eq(balances.customerId, to));
  const changes = had.flatMap(({ currencyId, balance }) => {
    const room = maxBalance - (has.find((it) => it.currencyId === currencyId)?.balance ?? 0);
    return balance > room ? [{ currencyId, amount: room - balance }] : [];
  });
  if (changes.length === 0) return;
  await postTransaction(tx, { customerId: from, reason: "merge", reference: to, changes, now }, () => {
    throw new Error(`Customer ${from} has less than was counted.`);
  });
}
