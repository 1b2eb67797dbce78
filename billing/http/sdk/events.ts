import { Hono } from "hono";
import * as z from "zod";
import { recordTrackedEvents } from "../../flows/customers/record-tracked-events.ts";
import { maxBatchBytes } from "../../rules/limits.ts";
import type { BillingEnv } from "../middleware/environment.ts";
import { readBody } from "../middleware/read-request.ts";

/** The envelope alone: single events are judged one by one. */
const Batch = z.object({ events: z.array(z.unknown()).max(1000) });

/** `/v1/events`: what browsers tell. Only 200 and 201 end their asking. */
export const eventsApi = new Hono<BillingEnv>().post("/", async (c) => {
  const { events } = await readBody(c, Batch, { maxBytes: maxBatchBytes, takesAnyText: true });
  await recordTrackedEvents(c.var.context, c.var.caller.appId, events);
  return c.json({}, 201);
});
