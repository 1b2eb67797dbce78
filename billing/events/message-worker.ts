import type { BillingContext } from "../context/billing-context.ts";
import { reminderIntervalMs } from "../rules/limits.ts";
import { queueReminders } from "./emails/queue-reminders.ts";
import { sendEmails } from "./emails/send-emails.ts";
import { createWebhookWorker } from "./outbox/webhook-worker.ts";

/** Sends the emails and webhooks that are due. */
export interface MessageWorker {
  /** Sends everything that is due now; resolves when nothing of it is left. Never throws. */
  send(): Promise<void>;
  /** Starts nothing new and waits for what is under way. */
  stop(): Promise<void>;
}

export function createMessageWorker(context: BillingContext): MessageWorker {
  const { clock, log } = context;
  const webhooks = createWebhookWorker(context);
  const rounds = new Set<Promise<void>>();
  let isStopping = false;
  let remindedAt = Number.NEGATIVE_INFINITY;

  async function remindHourly(): Promise<void> {
    const now = clock().getTime();
    if (isStopping || Math.abs(now - remindedAt) < reminderIntervalMs) return;
    remindedAt = now;
    await queueReminders(context);
  }

  async function sendAll(): Promise<void> {
    try {
      await remindHourly();
      await Promise.all([sendEmails(context, () => isStopping), webhooks.send()]);
    } catch (error) {
      log.error({ err: error }, "emails and webhooks could not be sent");
    }
  }

  return {
    send() {
      const round = sendAll().finally(() => rounds.delete(round));
      rounds.add(round);
      return round;
    },
    async stop() {
      isStopping = true;
      await Promise.all([webhooks.stop(), ...rounds]);
    },
  };
}
