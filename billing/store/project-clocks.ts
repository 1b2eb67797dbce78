import { gt, inArray, notInArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { isUuid } from "../rules/ids.ts";
import type { Sql } from "./sql.ts";
import { customers, projects } from "./tables.ts";

export function movedProjects(db: Sql): Promise<{ id: string; aheadMs: number }[]> {
  return db
    .select({ id: projects.id, aheadMs: projects.clockOffsetMs })
    .from(projects)
    .where(gt(projects.clockOffsetMs, 0));
}

/** One project, or all but those. */
export type ProjectFilter = { only: string } | { except: readonly string[] };

/** Rows of these projects' customers; `customerId` is a column or an expression. */
export function ofProjects(whose: ProjectFilter, customerId: PgColumn | SQL): SQL | undefined {
  if ("except" in whose && whose.except.length === 0) return undefined;
  const among =
    "only" in whose ? inArray(customers.projectId, [whose.only]) : notInArray(customers.projectId, [...whose.except]);
  return sql`exists (select 1 from ${customers} where ${customers.id} = ${customerId} and ${among})`;
}

export interface JobSubject {
  operationId?: string | null;
  paymentId?: string | null;
  refundId?: string | null;
  intentId?: string | null;
}

/** How far the clock of the project is ahead that an object belongs to; 0 where it is unknown. */
export async function clockAheadMs(db: Sql, about: JobSubject): Promise<number> {
  const [payment, operation, refund] = [about.paymentId, about.operationId, about.refundId].map(uuidOrNull);
  const intent = about.intentId ?? null;
  const { rows } = await db.execute<{ ahead: string }>(sql`
    with payment as (
      select p.operation_id, p.subscription_id from billing.payments p
      where p.id = ${payment}::uuid or p.intent_id = ${intent}
        or p.id = (select payment_id from billing.refunds where id = ${refund}::uuid)
    ), customer as (
      select customer_id from billing.operations
      where id = ${operation}::uuid or intent_id = ${intent}
        or id = (select operation_id from payment limit 1)
      union all
      select customer_id from billing.subscriptions where id = (select subscription_id from payment limit 1)
    )
    select p.clock_offset_ms as ahead
    from customer join billing.customers c on c.id = customer.customer_id join billing.projects p on p.id = c.project_id
    limit 1`);
  return Number(rows[0]?.ahead ?? 0);
}

/** Metadata at the provider may come from others. */
function uuidOrNull(text: string | null | undefined): string | null {
  return text && isUuid(text.toLowerCase()) ? text : null;
}
