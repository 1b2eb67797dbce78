import type { Transaction } from "@hemline/database";
import { asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { customers, ledgerTransactions, transactions } from "./tables.ts";

/**
 * Locks customers together with everybody who still has what these purchases brought of virtual currencies: a purchase
 * that went over to somebody else left them behind, and money that goes back takes them from there. All in the order of
 * their ids, so that nobody waits for who waits for them.
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
