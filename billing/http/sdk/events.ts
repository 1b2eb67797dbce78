import { Hono } from "hono";
import * as z from "zod";
import { recordTrackedEvents } from "../../flows/customers/record-tracked-events.ts";
import { maxBatchBytes } from "../../rules/limits.ts";
import type { BillingEnv } from "../middleware/billing-env.ts";
import { readBody } from "../middleware/read-request.ts";

/** Only the envelope: events are validated one by one. */
const Batch = z.object({ events: z.array(z.unknown()).max(1000) });

/** `/v1/events`: browsers repeat until 200 or 201. */
export const eventsApi = new Hono<BillingEnv>().post("/", async (c) => {
  const { events } = await readBody(c, Batch, { maxBytes: maxBatchBytes, takesAnyText: true });
  await recordTrackedEvents(c.var.context, c.var.caller.appId, events);
  return c.json({}, 201);
});
