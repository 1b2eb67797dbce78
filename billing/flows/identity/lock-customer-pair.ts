import type { Transaction } from "@hemline/database";
import { asc, eq, inArray } from "drizzle-orm";
import { type IdentityFacts, identityOf } from "../../rules/customers/identity.ts";
import { lockWithBalanceOwners } from "../../store/lock-with-balance-owners.ts";
import { aliases, customers, transactions } from "../../store/tables.ts";

export type LockedCustomer = typeof customers.$inferSelect & IdentityFacts & { appUserIds: string[] };

/**
 * Locks two customers in id order to avoid deadlocks, and reads their current ids.
 * @returns null when they have meanwhile been merged.
 */
export async function lockCustomerPair(
  tx: Transaction,
  one: string,
  other: string,
): Promise<[LockedCustomer, LockedCustomer] | null> {
  await lockWithBalanceOwners(tx, [one, other], inArray(transactions.customerId, [one, other]));
  const rows = await tx
    .select()
    .from(customers)
    .where(inArray(customers.id, [one, other]));
  const rowOf = (id: string) => rows.find((it) => it.id === id)!;
  const [a, b] = [rowOf(one), rowOf(other)];
  const [nowA, nowB] = [a.mergedIntoId ?? a.id, b.mergedIntoId ?? b.id];
  if (nowA === nowB) return null;
  if (nowA !== a.id || nowB !== b.id) return lockCustomerPair(tx, nowA, nowB);
  return [await withIds(tx, a), await withIds(tx, b)];
}

async function withIds(tx: Transaction, customer: typeof customers.$inferSelect): Promise<LockedCustomer> {
  const appUserIds = await idsOf(tx, customer.id);
  return { ...customer, ...identityOf(appUserIds), appUserIds };
}

export async function idsOf(tx: Transaction, customerId: string): Promise<string[]> {
  const rows = await tx
    .select({ appUserId: aliases.appUserId })
    .from(aliases)
    .where(eq(aliases.customerId, customerId))
    .orderBy(asc(aliases.createdAt), asc(aliases.appUserId));
  return rows.map((it) => it.appUserId);
}
