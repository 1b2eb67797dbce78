import type { Transaction } from "@hemline/database";
import { count, eq } from "drizzle-orm";
import { newId } from "../ids.ts";
import { type OutboxEvent, outbox } from "../store/tables.ts";

/** Writes down what happened, in the transaction that makes it happen. The subscription's row must be locked or new. */
export async function tell(
  tx: Transaction,
  event: {
    type: OutboxEvent;
    customerId: string;
    subscriptionId: string | null;
    content: Record<string, unknown>;
    now: Date;
  },
): Promise<void> {
  const [earlier] = event.subscriptionId
    ? await tx.select({ count: count() }).from(outbox).where(eq(outbox.subscriptionId, event.subscriptionId))
    : [];
  await tx.insert(outbox).values({
    id: newId(event.now),
    customerId: event.customerId,
    subscriptionId: event.subscriptionId,
    sequence: (earlier?.count ?? 0) + 1,
    type: event.type,
    content: event.content,
    createdAt: event.now,
  });
}
