import type { Database, Transaction } from "@hemline/database";
import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import { lockCustomer } from "../../store/customers.ts";
import { customers, ledgerLots, projects } from "../../store/tables.ts";
import { lapsedLots, postTransaction } from "./post-transaction.ts";

const batchSize = 100;

/** Removes expired lots. Every change of a customer's currencies does this first. */
export async function expireLotsOf(tx: Transaction, customerId: string, now: Date): Promise<void> {
  for (const { id, currencyId, left } of await lapsedLots(tx, customerId, now)) {
    const changes = [{ currencyId, amount: -left, lots: new Set([id]) }];
    await postTransaction(tx, { customerId, reason: "expiry", reference: id, changes, now }, () => {
      throw new Error(`Lot ${id} holds more than its customer has.`);
    });
  }
}

/** Removes expired lots of untouched customers, at each project's own time. */
export async function expireLots({ db, clock }: BillingContext): Promise<void> {
  const now = clock();
  for (const { customerId, offsetMs } of await customersWithDueLots(db, now)) {
    await db.transaction(async (tx) => {
      const id = await lockCustomer(tx, customerId);
      await expireLotsOf(tx, id, new Date(now.getTime() + offsetMs));
    });
  }
}

function customersWithDueLots(db: Database, now: Date) {
  return db
    .selectDistinct({ customerId: ledgerLots.customerId, offsetMs: projects.clockOffsetMs })
    .from(ledgerLots)
    .innerJoin(customers, eq(customers.id, ledgerLots.customerId))
    .innerJoin(projects, eq(projects.id, customers.projectId))
    .where(
      and(
        gt(ledgerLots.left, 0),
        sql`${ledgerLots.expiresAt} <= ${now.toISOString()}::timestamptz + ${projects.clockOffsetMs} * interval '1 ms'`,
      ),
    )
    .orderBy(asc(ledgerLots.customerId))
    .limit(batchSize);
}
