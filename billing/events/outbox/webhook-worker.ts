import type { BillingContext } from "../../context/billing-context.ts";
import { webhookLeaseMs } from "../../rules/limits.ts";
import { attemptDelivery } from "./attempt-delivery.ts";
import { claimDeliveries, endpointsDue } from "./claim-deliveries.ts";

/** Sends the webhook deliveries that are due. */
export interface WebhookWorker {
  send(): Promise<void>;
  stop(): Promise<void>;
}

const deliveriesPerClaim = 8;

/** Sends to each endpoint separately, so that a slow one does not delay the others. */
export function createWebhookWorker(context: BillingContext): WebhookWorker {
  const { db, clock, log } = context;
  const running = new Map<string, Promise<void>>();
  let isStopping = false;

  async function sendTo(endpointId: string): Promise<void> {
    while (!isStopping) {
      const now = clock();
      const leaseEndsAt = new Date(now.getTime() + webhookLeaseMs);
      const claimed = await claimDeliveries(db, { endpointId, now, leaseEndsAt, limit: deliveriesPerClaim });
      if (claimed.length === 0) return;
      await Promise.all(claimed.map((it) => attemptDelivery(context, it)));
    }
  }

  function startSending(endpointId: string): Promise<void> {
    const sending = sendTo(endpointId)
      .catch((error) => log.error({ err: error, endpoint: endpointId }, "webhooks of an endpoint are waiting"))
      .finally(() => running.delete(endpointId));
    running.set(endpointId, sending);
    return sending;
  }

  return {
    async send() {
      const due = isStopping ? [] : await endpointsDue(db, clock());
      await Promise.all(due.map((id) => running.get(id) ?? startSending(id)));
    },
    async stop() {
      isStopping = true;
      await Promise.all(running.values());
    },
  };
}
