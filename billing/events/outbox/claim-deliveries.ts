import { sql } from "drizzle-orm";
import type { Sql } from "../../store/sql.ts";
import { webhookDeliveries, webhookEndpoints } from "../../store/tables.ts";
import type { WebhookMessage } from "./webhook-message.ts";

/** A delivery claimed by this process. */
export interface Claimed {
  id: string;
  tries: number;
  eventId: string;
  message: WebhookMessage;
  url: string;
  secret: string;
  formerSecret: string | null;
}

/** The endpoints with deliveries due now. */
export async function endpointsDue(db: Sql, now: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: webhookEndpoints.id })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, sql`${webhookEndpoints.id} = ${webhookDeliveries.endpointId}`)
    .where(
      sql`${webhookDeliveries.state} = 'waiting' and ${webhookDeliveries.dueAt} <= ${now}
        and ${webhookEndpoints.disabledAt} is null`,
    );
  return rows.map((it) => it.id);
}

/**
 * Claims what is due for one endpoint, of each lane only the first. No other process claims the same until
 * `leaseEndsAt`.
 */
export async function claimDeliveries(
  db: Sql,
  o: { endpointId: string; now: Date; leaseEndsAt: Date; limit: number },
): Promise<Claimed[]> {
  const { rows } = await db.execute<Claimed & Record<string, unknown>>(sql`
    with claimed as (
      update billing.webhook_deliveries set due_at = ${o.leaseEndsAt.toISOString()}, tries = tries + 1
      where id in (
        select first.id from billing.webhook_deliveries as first
        where first.endpoint_id = ${o.endpointId} and first.state = 'waiting'
          and first.due_at <= ${o.now.toISOString()}
          and not exists (
            select 1 from billing.webhook_deliveries as former
            where former.endpoint_id = first.endpoint_id and former.lane in (first.lane, first.beside)
              and former.state = 'waiting' and former.position < first.position)
          and not exists (
            select 1 from billing.webhook_deliveries as former
            where former.endpoint_id = first.endpoint_id and former.beside in (first.lane, first.beside)
              and former.beside is not null and former.state = 'waiting' and former.position < first.position)
        order by first.position
        limit ${o.limit}
        for update skip locked)
      returning id, endpoint_id, event_id, tries)
    select claimed.id, claimed.tries, claimed.event_id as "eventId", event.event as message,
      endpoint.url, endpoint.secret, endpoint.former_secret as "formerSecret"
    from claimed
    join billing.outbox as event on event.id = claimed.event_id
    join billing.webhook_endpoints as endpoint on endpoint.id = claimed.endpoint_id`);
  return rows;
}
