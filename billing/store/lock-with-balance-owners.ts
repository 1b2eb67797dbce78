import type { Transaction } from "@hemline/database";
import { asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { customers, ledgerTransactions, transactions } from "./tables.ts";

/**
 * Locks the customers and every owner of currency granted by these purchases, in id order to avoid deadlocks: a
 * transferred purchase left its currency behind, and a refund takes it from there.
 */
export async function lockWithBalanceOwners(
  tx: Transaction,
  customerIds: readonly string[],
  purchases: SQL | undefined,
): Promise<void> {
  const keepers = await tx
    .selectDistinct({ id: ledgerTransactions.customerId })
    .from(transactions)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.reference, sql`${transactions.id}::text`))
    .where(purchases);
  const all = new Set([...customerIds, ...keepers.map((it) => it.id)]);
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(inArray(customers.id, [...all]))
    .orderBy(asc(customers.id))
    .for("no key update");
}
