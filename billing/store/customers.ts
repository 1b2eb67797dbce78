import type { Database, Transaction } from "@hemline/database";
import { and, eq, lt, sql } from "drizzle-orm";
import { newId } from "../rules/ids.ts";
import { customerSeenIntervalMs } from "../rules/limits.ts";
import { brokenConstraint, type Sql } from "./sql.ts";
import { aliases, customers } from "./tables.ts";

export interface Customer {
  id: string;
  appUserId: string;
  firstSeenAt: Date;
  lastSeenAt: Date;
}

const columns = {
  id: customers.id,
  appUserId: customers.appUserId,
  firstSeenAt: customers.firstSeenAt,
  lastSeenAt: customers.lastSeenAt,
};

export async function customerByAppUserId(db: Sql, projectId: string, appUserId: string): Promise<Customer | null> {
  const [row] = await db
    .select(columns)
    .from(aliases)
    .innerJoin(customers, eq(customers.id, aliases.customerId))
    .where(and(eq(aliases.projectId, projectId), eq(aliases.appUserId, appUserId)));
  return row ?? null;
}

/** Finds or creates the customer of an app user id. Not for use within a transaction. */
export async function findOrCreateCustomer(
  db: Database,
  projectId: string,
  appUserId: string,
  now: Date,
): Promise<{ customer: Customer; isNew: boolean }> {
  const known = await customerByAppUserId(db, projectId, appUserId);
  if (known) return { customer: await seen(db, known, now), isNew: false };
  const made: Customer = { id: newId(now), appUserId, firstSeenAt: now, lastSeenAt: now };
  if (await add(db, projectId, made)) return { customer: made, isNew: true };
  return { customer: (await customerByAppUserId(db, projectId, appUserId))!, isNew: false };
}

async function seen(db: Database, customer: Customer, now: Date): Promise<Customer> {
  const stale = new Date(now.getTime() - customerSeenIntervalMs);
  if (customer.lastSeenAt >= stale) return customer;
  await db
    .update(customers)
    .set({ lastSeenAt: now })
    .where(and(eq(customers.id, customer.id), lt(customers.lastSeenAt, stale)));
  return { ...customer, lastSeenAt: now };
}

async function add(db: Database, projectId: string, { id, appUserId, firstSeenAt }: Customer): Promise<boolean> {
  const at = firstSeenAt.toISOString();
  try {
    const { rowCount } = await db.execute(sql`
      with made as (
        insert into ${customers} (id, project_id, app_user_id, first_seen_at, last_seen_at)
        values (${id}, ${projectId}, ${appUserId}, ${at}, ${at})
        on conflict do nothing
        returning id
      )
      insert into ${aliases} (project_id, app_user_id, customer_id, created_at)
      select ${projectId}, ${appUserId}, id, ${at} from made`);
    return rowCount === 1;
  } catch (error) {
    if (brokenConstraint(error) === "one_customer_per_alias") return false;
    throw error;
  }
}

/**
 * Locks a customer until the transaction ends, before anything they own.
 * @returns the current id: a merge may have come first.
 */
export async function lockCustomer(tx: Transaction, id: string): Promise<string> {
  const [row] = await tx
    .select({ mergedIntoId: customers.mergedIntoId })
    .from(customers)
    .where(eq(customers.id, id))
    .for("no key update");
  return row?.mergedIntoId ? lockCustomer(tx, row.mergedIntoId) : id;
}
