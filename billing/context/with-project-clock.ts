import { eq } from "drizzle-orm";
import { clockAheadMs, type JobSubject, movedProjects } from "../store/project-clocks.ts";
import { webhookEvents } from "../store/tables.ts";
import { type BillingContext, withClockOffset } from "./billing-context.ts";

export async function withProjectClock(context: BillingContext, about: JobSubject): Promise<BillingContext> {
  if ((await movedProjects(context.db)).length === 0) return context;
  return withClockOffset(context, await clockAheadMs(context.db, about));
}

export async function withProjectClockOfEvent(context: BillingContext, eventId: string): Promise<BillingContext> {
  const [event] = await context.db.select().from(webhookEvents).where(eq(webhookEvents.id, eventId));
  return event ? withProjectClock(context, { ...event, intentId: event.intentId ?? event.objectId }) : context;
}
