import type { Transaction } from "@hemline/database";
import { and, desc, eq, getTableColumns, inArray, isNotNull, isNull, ne, or } from "drizzle-orm";
import { isUuid } from "../rules/ids.ts";
import type { Sql } from "./sql.ts";
import { customers, operations, payments, products } from "./tables.ts";

export type Operation = typeof operations.$inferSelect & { product: string; title: string; appUserId: string };

const columns = {
  ...getTableColumns(operations),
  product: products.identifier,
  title: products.title,
  appUserId: customers.appUserId,
};

const selection = (db: Sql) =>
  db
    .select(columns)
    .from(operations)
    .innerJoin(products, eq(products.id, operations.productId))
    .innerJoin(customers, eq(customers.id, operations.customerId));

export async function operationOfSession(db: Sql, appId: string, sessionId: string): Promise<Operation | null> {
  const [row] = await selection(db).where(and(eq(operations.sessionId, sessionId), eq(operations.appId, appId)));
  return row ?? null;
}

export async function operationById(db: Sql, id: string): Promise<Operation> {
  const [row] = await selection(db).where(eq(operations.id, id));
  if (!row) throw new Error(`There is no operation ${id}.`);
  return row;
}

export async function operationOfIntent(
  db: Sql,
  intentId: string,
  operationId: string | null,
): Promise<Operation | null> {
  const known = operationId && isUuid(operationId) ? eq(operations.id, operationId) : undefined;
  const [row] = await selection(db).where(or(eq(operations.intentId, intentId), known));
  return row ?? null;
}

/** Reads an operation and locks it until the transaction ends. */
export async function lockOperation(tx: Transaction, id: string): Promise<Operation> {
  await tx.select({ id: operations.id }).from(operations).where(eq(operations.id, id)).for("no key update");
  return operationById(tx, id);
}

export async function openPayment(db: Sql, operationId: string) {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.operationId, operationId), eq(payments.state, "pending")));
  return row ?? null;
}

/** A customer's other open checkouts of the same product; a consumable may be bought in each of them. */
export async function rivalsOf(db: Sql, operation: Operation): Promise<string[]> {
  if (operation.productType === "consumable") return [];
  const rows = await db
    .select({ id: operations.id })
    .from(operations)
    .where(
      and(
        eq(operations.customerId, operation.customerId),
        eq(operations.productId, operation.productId),
        eq(operations.isSandbox, operation.isSandbox),
        ne(operations.id, operation.id),
        isNull(operations.settledAt),
        isNotNull(operations.intentId),
      ),
    );
  return rows.map((it) => it.id);
}

/** The upgrades that would end a subscription, newest first, without failed ones. */
export async function upgradesOf(db: Sql, subscriptionId: string) {
  return db
    .select({ id: operations.id, priceId: operations.priceId, state: operations.state })
    .from(operations)
    .where(
      and(
        eq(operations.changesSubscriptionId, subscriptionId),
        inArray(operations.state, ["completing", "awaiting_gateway", "succeeded"]),
      ),
    )
    .orderBy(desc(operations.createdAt));
}
