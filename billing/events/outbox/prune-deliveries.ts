import { sql } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import { dayMs } from "../../rules/durations.ts";
import { retentionDays } from "../../rules/limits.ts";

/**
 * Deletes old deliveries with their tries, also those that wait for an endpoint that was never enabled again. The
 * events stay.
 */
export async function pruneDeliveries({ db, clock }: Pick<BillingContext, "db" | "clock">): Promise<void> {
  const before = new Date(clock().getTime() - retentionDays.webhookDeliveries * dayMs).toISOString();
  await db.execute(sql`
    delete from billing.webhook_deliveries delivery
    using billing.webhook_endpoints endpoint
    where endpoint.id = delivery.endpoint_id and delivery.created_at < ${before}
      and (delivery.state <> 'waiting' or endpoint.disabled_at < ${before})`);
}
