import { type Context, Hono } from "hono";
import * as z from "zod";
import {
  type Delivery,
  deliveriesOf,
  deliveryOf,
  redeliver,
  type Try,
} from "../../events/outbox/endpoint-deliveries.ts";
import {
  dropFormerSecret,
  type Endpoint,
  enableEndpoint,
  endpointsOf,
  rotateSecret,
  sendTestEvent,
} from "../../events/outbox/manage-endpoints.ts";
import { BadRequest } from "../../problems.ts";
import { defined } from "../../rules/defined.ts";
import { formatTimestampOrNull } from "../../rules/format-timestamp.ts";
import { callsPerMinute } from "../../rules/limits.ts";
import type { BillingEnv } from "../middleware/billing-env.ts";
import { requireSecretKey } from "../middleware/require-api-key.ts";

const Page = z.object({
  state: z.enum(["waiting", "delivered", "failed"]).optional(),
  before: z.coerce.number().int().positive().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

/** `/v1/webhook_endpoints`: endpoints, their deliveries and tries, for an app's server. */
export const webhookEndpointsApi = new Hono<BillingEnv>()
  .use(requireSecretKey)
  .get("/", async (c) => {
    const endpoints = await endpointsOf(c.var.context, c.var.caller.projectId);
    return c.json({ endpoints: endpoints.map(endpointAnswer) });
  })
  .post("/:endpoint/enable", async (c) => {
    const enabled = await enableEndpoint(c.var.context, c.var.caller.projectId, c.req.param("endpoint"));
    return c.json({ endpoint: endpointAnswer(enabled) });
  })
  .post("/:endpoint/rotate_secret", async (c) => {
    const secret = await rotateSecret(c.var.context, c.var.caller.projectId, c.req.param("endpoint"));
    return c.json({ secret });
  })
  .delete("/:endpoint/former_secret", async (c) => {
    await dropFormerSecret(c.var.context, c.var.caller.projectId, c.req.param("endpoint"));
    return c.body(null, 204);
  })
  .post("/:endpoint/test", async (c) => {
    const { context, caller, limits } = c.var;
    limits.count(`test event:${caller.projectId}`, callsPerMinute.webhookTests);
    const { status, answer, tookMs } = await sendTestEvent(context, caller.projectId, c.req.param("endpoint"));
    return c.json({ status, answer, took_ms: tookMs });
  })
  .get("/:endpoint/deliveries", async (c) => {
    const page = Page.safeParse(c.req.query());
    if (!page.success) {
      const [issue] = page.error.issues;
      throw BadRequest(`${issue!.path.join(".")}: ${issue!.message}`);
    }
    const { projectId } = c.var.caller;
    const { limit } = page.data;
    const deliveries = await deliveriesOf(c.var.context, {
      projectId,
      endpoint: c.req.param("endpoint"),
      ...page.data,
    });
    const next = deliveries.length === limit ? String(defined(deliveries.at(-1), "deliveries").position) : null;
    return c.json({ deliveries: deliveries.map(deliveryAnswer), next_before: next });
  })
  .get("/:endpoint/deliveries/:id", async (c) => {
    const { delivery, tries } = await deliveryOf(c.var.context, theDelivery(c));
    return c.json({ delivery: { ...deliveryAnswer(delivery), message: delivery.message, log: tries.map(tryAnswer) } });
  })
  .post("/:endpoint/deliveries/:id/redeliver", async (c) => {
    const { delivery } = await redeliver(c.var.context, theDelivery(c));
    return c.json({ delivery: deliveryAnswer(delivery) });
  });

function theDelivery(c: Context<BillingEnv>) {
  const id = c.req.param("id")!;
  if (!z.uuid().safeParse(id).success) throw BadRequest("A delivery’s id must be a UUID.");
  return { projectId: c.var.caller.projectId, endpoint: c.req.param("endpoint")!, id };
}

/** Without the secret: that is shown only once. */
function endpointAnswer(it: Endpoint) {
  return {
    identifier: it.identifier,
    url: it.url,
    event_types: it.eventTypes.length > 0 ? it.eventTypes : null,
    app: it.app,
    environment: it.environment,
    email: it.email,
    has_former_secret: it.formerSecret !== null,
    failures_in_a_row: it.failuresInARow,
    disabled_at: formatTimestampOrNull(it.disabledAt),
  };
}

function deliveryAnswer(it: Delivery) {
  return {
    id: it.id,
    event_id: it.eventId,
    event_type: it.type,
    state: it.state,
    tries: it.tries,
    next_try_at: it.state === "waiting" ? formatTimestampOrNull(it.dueAt) : null,
    created_at: formatTimestampOrNull(it.createdAt),
    settled_at: formatTimestampOrNull(it.settledAt),
  };
}

function tryAnswer(it: Try) {
  return { tried_at: formatTimestampOrNull(it.triedAt), took_ms: it.tookMs, status: it.status, answer: it.answer };
}
