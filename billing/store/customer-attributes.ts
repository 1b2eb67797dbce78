import type { Transaction } from "@hemline/database";
import type { AttributesAnswer } from "@hemline/protocol";
import { and, asc, count, eq, isNotNull, lte, notLike, sql } from "drizzle-orm";
import { defined } from "../rules/defined.ts";
import type { Sql } from "./sql.ts";
import { customerAttributes } from "./tables.ts";

/** Of two values, the one with the later client time stays; of two at the same instant, the new one. */
export async function saveLatestAttributes(
  tx: Transaction,
  rows: (typeof customerAttributes.$inferInsert)[],
): Promise<void> {
  await tx
    .insert(customerAttributes)
    .values(rows)
    .onConflictDoUpdate({
      target: [customerAttributes.customerId, customerAttributes.name],
      set: { value: sql`excluded.value`, updatedAtMs: sql`excluded.updated_at_ms` },
      setWhere: lte(customerAttributes.updatedAtMs, sql`excluded.updated_at_ms`),
    });
}

/** Attributes of the app's own: the names of the others begin with a dollar sign. */
export async function customAttributeCount(db: Sql, customerId: string): Promise<number> {
  const { name, value } = customerAttributes;
  const [own] = await db
    .select({ count: count() })
    .from(customerAttributes)
    .where(and(eq(customerAttributes.customerId, customerId), isNotNull(value), notLike(name, "$%")));
  return own?.count ?? 0;
}

export async function attributesOf(db: Sql, customerId: string): Promise<AttributesAnswer> {
  const rows = await db
    .select()
    .from(customerAttributes)
    .where(and(eq(customerAttributes.customerId, customerId), isNotNull(customerAttributes.value)))
    .orderBy(asc(customerAttributes.name));
  return {
    attributes: Object.fromEntries(
      rows.map((it) => [it.name, { value: defined(it.value, "value"), updated_at_ms: it.updatedAtMs }]),
    ),
  };
}
