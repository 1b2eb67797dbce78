import type { AttributesRequest } from "@hemline/protocol";
import { lt, sql } from "drizzle-orm";
import type { Engine } from "../engine.ts";
import { meetCustomer } from "../store/customers.ts";
import { customerAttributes } from "../store/tables.ts";

/** Keeps what an app knows about a customer. Of two words about the same, the later one by its writer's clock stays. */
export async function setAttributes(
  { db, clock }: Engine,
  projectId: string,
  appUserId: string,
  attributes: AttributesRequest["attributes"],
): Promise<void> {
  const { customer } = await meetCustomer(db, projectId, appUserId, clock());
  const rows = Object.entries(attributes).map(([name, { value, updated_at_ms }]) => ({
    customerId: customer.id,
    name,
    value,
    updatedAtMs: updated_at_ms,
  }));
  if (rows.length === 0) return;
  await db
    .insert(customerAttributes)
    .values(rows)
    .onConflictDoUpdate({
      target: [customerAttributes.customerId, customerAttributes.name],
      set: { value: sql`excluded.value`, updatedAtMs: sql`excluded.updated_at_ms` },
      setWhere: lt(customerAttributes.updatedAtMs, sql`excluded.updated_at_ms`),
    });
}
