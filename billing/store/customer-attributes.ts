import type { AttributesAnswer } from "@hemline/protocol";
import { and, asc, eq, isNotNull } from "drizzle-orm";
import { defined } from "../rules/defined.ts";
import type { Sql } from "./sql.ts";
import { customerAttributes } from "./tables.ts";

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
