import { and, asc, desc, eq, lt, ne } from "drizzle-orm";
import { type BillingContext, worldTime } from "../../context/billing-context.ts";
import { NoSuchDelivery } from "../../problems.ts";
import { type DeliveryState, outbox, webhookDeliveries, webhookTries } from "../../store/tables.ts";
import { endpointOf } from "./manage-endpoints.ts";

const columns = {
  id: webhookDeliveries.id,
  position: webhookDeliveries.position,
  eventId: webhookDeliveries.eventId,
  type: outbox.type,
  state: webhookDeliveries.state,
  tries: webhookDeliveries.tries,
  dueAt: webhookDeliveries.dueAt,
  createdAt: webhookDeliveries.createdAt,
  settledAt: webhookDeliveries.settledAt,
};

export type Delivery = Awaited<ReturnType<typeof deliveriesOf>>[number];
export type Try = typeof webhookTries.$inferSelect;

/** An endpoint's deliveries, newest first; `before` is the position of the last one already seen. */
export async function deliveriesOf(
  { db }: BillingContext,
  o: { projectId: string; endpoint: string; state?: DeliveryState; before?: number; limit: number },
) {
  const { id } = await endpointOf(db, o.projectId, o.endpoint);
  return db
    .select(columns)
    .from(webhookDeliveries)
    .innerJoin(outbox, eq(outbox.id, webhookDeliveries.eventId))
    .where(
      and(
        eq(webhookDeliveries.endpointId, id),
        o.state && eq(webhookDeliveries.state, o.state),
        o.before === undefined ? undefined : lt(webhookDeliveries.position, o.before),
      ),
    )
    .orderBy(desc(webhookDeliveries.position))
    .limit(o.limit);
}

/** One delivery with its message and every try. @throws NoSuchDelivery */
export async function deliveryOf({ db }: BillingContext, o: { projectId: string; endpoint: string; id: string }) {
  const { id: endpointId } = await endpointOf(db, o.projectId, o.endpoint);
  const [delivery] = await db
    .select({ ...columns, message: outbox.event })
    .from(webhookDeliveries)
    .innerJoin(outbox, eq(outbox.id, webhookDeliveries.eventId))
    .where(and(eq(webhookDeliveries.endpointId, endpointId), eq(webhookDeliveries.id, o.id)));
  if (!delivery) throw NoSuchDelivery(o.id);
  const tries = await db
    .select()
    .from(webhookTries)
    .where(eq(webhookTries.deliveryId, o.id))
    .orderBy(asc(webhookTries.triedAt), asc(webhookTries.id));
  return { delivery, tries };
}

/**
 * Sends an event once more, with all its tries. It goes beside its lane: the order was kept when it was its turn, and
 * nothing newer shall wait for it. One that is still waiting is left alone.
 */
export async function redeliver(
  context: BillingContext,
  o: { projectId: string; endpoint: string; id: string },
): Promise<{ delivery: Delivery; tries: Try[] }> {
  const { db, jobs } = context;
  await deliveryOf(context, o);
  await db.transaction(async (tx) => {
    await tx
      .update(webhookDeliveries)
      .set({ state: "waiting", tries: 0, dueAt: worldTime(context), settledAt: null, lane: o.id, beside: null })
      .where(and(eq(webhookDeliveries.id, o.id), ne(webhookDeliveries.state, "waiting")));
    await jobs.enqueue("billing.post", {}, { tx });
  });
  return deliveryOf(context, o);
}
