import { and, asc, gt, isNull, lt } from "drizzle-orm";
import type { Sql } from "./sql.ts";
import { webhookEvents } from "./tables.ts";

/** What the provider told and no job brought to its end: kept within these instants, oldest first. */
export async function unhandledEvents(
  db: Sql,
  o: { keptAfter: Date; keptBefore: Date; limit: number },
): Promise<string[]> {
  const { handledAt, receivedAt } = webhookEvents;
  const rows = await db
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(and(isNull(handledAt), gt(receivedAt, o.keptAfter), lt(receivedAt, o.keptBefore)))
    .orderBy(asc(receivedAt))
    .limit(o.limit);
  return rows.map((it) => it.id);
}
