import type { Transaction } from "@hemline/database";
import { and, eq, inArray, sql } from "drizzle-orm";
import { outbox, webhookDeliveries } from "../store/tables.ts";

/**
 * What announced a checkout's payment goes before what came of it. When it was written there was no subscription yet, and
 * whoever pays may have logged in since, so it stands in another lane; whatever of it has not been taken changes over.
 */
export async function invoiceFirst(
  tx: Transaction,
  o: { operationId: string; customerId: string; lane: string },
): Promise<void> {
  const invoices = tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.customerId, o.customerId),
        eq(outbox.type, "INVOICE_ISSUANCE"),
        sql`${outbox.content}->>'operationId' = ${o.operationId}`,
      ),
    );
  await tx
    .update(webhookDeliveries)
    .set({ lane: o.lane })
    .where(and(eq(webhookDeliveries.state, "waiting"), inArray(webhookDeliveries.eventId, invoices)));
}
