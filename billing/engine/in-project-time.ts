import { eq } from "drizzle-orm";
import { type About, aheadOf, movedProjects } from "../store/projects-clocks.ts";
import { webhookEvents } from "../store/tables.ts";
import { atProjectsClock, type Engine } from "./engine.ts";

/** The engine at the time of the project that a job is about. */
export async function inProjectTime(engine: Engine, about: About): Promise<Engine> {
  if ((await movedProjects(engine.db)).length === 0) return engine;
  return atProjectsClock(engine, await aheadOf(engine.db, about));
}

/** The same for a provider's event that was kept. */
export async function inTimeOfEvent(engine: Engine, eventId: string): Promise<Engine> {
  const [event] = await engine.db.select().from(webhookEvents).where(eq(webhookEvents.id, eventId));
  return event ? inProjectTime(engine, { ...event, intentId: event.intentId ?? event.objectId }) : engine;
}
