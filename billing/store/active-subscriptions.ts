import { and, eq, isNull } from "drizzle-orm";
import type { Sql } from "./sql.ts";
import { subscriptions } from "./tables.ts";

export async function hasActiveSubscription(db: Sql, o: { customerId: string; isSandbox: boolean }): Promise<boolean> {
  const [row] = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.customerId, o.customerId),
        eq(subscriptions.isSandbox, o.isSandbox),
        isNull(subscriptions.endedAt),
      ),
    )
    .limit(1);
  return row !== undefined;
}
