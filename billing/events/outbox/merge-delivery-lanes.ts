import type { Transaction } from "@hemline/database";
import { sql } from "drizzle-orm";

/** Moves the waiting deliveries of a merged customer into the lane of the other. */
export async function mergeDeliveryLanes(tx: Transaction, { from, to }: { from: string; to: string }): Promise<void> {
  for (const line of [sql`lane`, sql`beside`]) {
    await tx.execute(sql`
      update billing.webhook_deliveries set ${line} = ${to}
      where state = 'waiting' and ${line} = ${from} and endpoint_id in (
        select id from billing.webhook_endpoints where project_id = (
          select project_id from billing.customers where id = ${to}))`);
  }
}
