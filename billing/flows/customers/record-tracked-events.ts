import { WebBillingEvent } from "@hemline/protocol";
import { maxTraceIdLength } from "@hemline/protocol/limits";
import type { BillingContext } from "../../context/billing-context.ts";
import { maxEventBytes } from "../../rules/limits.ts";
import { clientEvents } from "../../store/tables.ts";

/**
 * Stores browsers' events, each once. A malformed or oversized one is dropped, not refused: the browser would send its
 * whole queue again for ever.
 */
export async function recordTrackedEvents(
  { db, clock, log }: BillingContext,
  appId: string,
  sent: readonly unknown[],
): Promise<void> {
  const now = clock();
  const rows = sent.flatMap((it) => {
    const { success, data: event } = WebBillingEvent.safeParse(it);
    return success && isKept(event) ? [{ ...rowOf(event), appId, receivedAt: now }] : [];
  });
  if (rows.length < sent.length) log.info({ dropped: sent.length - rows.length }, "malformed client events");
  if (rows.length > 0) await db.insert(clientEvents).values(rows).onConflictDoNothing();
}

function rowOf(event: WebBillingEvent) {
  const traceId = event.properties.trace_id;
  return {
    id: event.id,
    name: event.event_name,
    appUserId: event.app_user_id,
    happenedAt: new Date(event.timestamp_ms),
    traceId: typeof traceId === "string" && traceId.length <= maxTraceIdLength ? traceId : null,
    content: { type: event.type, context: event.context, properties: event.properties },
  };
}

/** The database takes neither null characters nor halves of surrogate pairs; both stand escaped in the text. */
function isKept(event: WebBillingEvent): boolean {
  const text = JSON.stringify(event);
  return Buffer.byteLength(text) <= maxEventBytes && !/\\u0000|\\ud[89a-f]/.test(text);
}
