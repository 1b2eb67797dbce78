import type { TraceAnswer } from "@hemline/protocol";
import { and, asc, eq } from "drizzle-orm";
import { formatTimestamp, formatTimestampOrNull } from "../rules/format-timestamp.ts";
import { maxTraceEvents } from "../rules/limits.ts";
import type { Sql } from "./sql.ts";
import { apps, clientEvents, customers, operations, products } from "./tables.ts";

/** What a project's clients did and told under one trace: a customer's error leads to the operation it was about. */
export async function checkoutTrace(db: Sql, projectId: string, traceId: string): Promise<TraceAnswer> {
  return {
    trace_id: traceId,
    operations: await operationsOf(db, projectId, traceId),
    events: await eventsOf(db, projectId, traceId),
  };
}

async function operationsOf(db: Sql, projectId: string, traceId: string): Promise<TraceAnswer["operations"]> {
  const rows = await db
    .select({ operation: operations, product: products.identifier, appUserId: customers.appUserId })
    .from(operations)
    .innerJoin(apps, eq(apps.id, operations.appId))
    .innerJoin(products, eq(products.id, operations.productId))
    .innerJoin(customers, eq(customers.id, operations.customerId))
    .where(and(eq(operations.traceId, traceId), eq(apps.projectId, projectId)))
    .orderBy(asc(operations.createdAt), asc(operations.id));
  return rows.map(({ operation, product, appUserId }) => ({
    ...tracedOperation(operation),
    app_user_id: appUserId,
    product_id: product,
  }));
}

function tracedOperation(it: typeof operations.$inferSelect) {
  return {
    operation_session_id: it.sessionId,
    state: it.state,
    error: it.errorCode === null ? null : { code: it.errorCode, message: it.errorMessage ?? "" },
    intent_id: it.intentId,
    store_transaction_identifier: it.transactionId,
    is_sandbox: it.isSandbox,
    created_at: formatTimestamp(it.createdAt),
    settled_at: formatTimestampOrNull(it.settledAt),
  };
}

async function eventsOf(db: Sql, projectId: string, traceId: string): Promise<TraceAnswer["events"]> {
  const rows = await db
    .select({ event: clientEvents })
    .from(clientEvents)
    .innerJoin(apps, eq(apps.id, clientEvents.appId))
    .where(and(eq(clientEvents.traceId, traceId), eq(apps.projectId, projectId)))
    .orderBy(asc(clientEvents.happenedAt), asc(clientEvents.receivedAt), asc(clientEvents.id))
    .limit(maxTraceEvents);
  return rows.map(({ event }) => ({
    id: event.id,
    event_name: event.name,
    app_user_id: event.appUserId,
    happened_at: event.happenedAt.toISOString(),
    received_at: event.receivedAt.toISOString(),
    context: event.content.context as Record<string, unknown>,
    properties: event.content.properties as Record<string, unknown>,
  }));
}
