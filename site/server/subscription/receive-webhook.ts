import { and, eq, inArray, ne } from "drizzle-orm";
import * as z from "zod";
import { memberColumns, members } from "../accounts/tables.ts";
import { invalidWebhook, unsignedWebhook } from "../problems.ts";
import type { SiteContext } from "../site-context.ts";
import { refreshSubscription } from "./refresh-subscription.ts";
import { isSigned } from "./webhook-signature.ts";

const queue = "site.subscription-refresh";

const Ids = z.array(z.string().max(1_000)).max(10_000).default([]);
/** Only whom the event concerns. We ask billing for the rest. */
const Webhook = z.object({
  event: z.object({ aliases: Ids, transferred_from: Ids, transferred_to: Ids }),
});

/**
 * Enqueues a refresh of each member that an event concerns. Late, repeated and reordered events do no harm.
 * @throws 401 without billing's signature, 400 if the body is not an event
 */
export async function receiveWebhook(site: SiteContext, headers: Headers, body: Uint8Array): Promise<void> {
  if (!isSigned(headers, body, site.billing.webhookSecret, site.clock())) throw unsignedWebhook();
  const billingIds = billingIdsIn(body);
  if (billingIds.length === 0) return;
  const concerned = await site.db
    .select({ memberId: members.id })
    .from(members)
    .where(and(inArray(members.billingId, billingIds), ne(members.standing, "erased")));
  for (const member of concerned) await site.jobs.enqueue(queue, member);
}

function billingIdsIn(body: Uint8Array): string[] {
  try {
    const { event } = Webhook.parse(JSON.parse(Buffer.from(body).toString()));
    return [...new Set([...event.aliases, ...event.transferred_from, ...event.transferred_to])];
  } catch {
    throw invalidWebhook();
  }
}

/** The job is retried while billing does not answer. */
export async function refreshAfterWebhooks(site: SiteContext): Promise<void> {
  await site.jobs.work<{ memberId: string }>(queue, async ({ memberId }) => {
    const [member] = await site.db.select(memberColumns).from(members).where(eq(members.id, memberId));
    if (member) await refreshSubscription(site, member);
  });
}
