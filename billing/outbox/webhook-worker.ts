import type { Engine } from "../engine.ts";
import { remind } from "../letters/remind.ts";
import { sendLetters } from "../letters/send-letters.ts";
import { claimDeliveries, endpointsDue } from "./claim-deliveries.ts";
import { deliver } from "./deliver.ts";

/** What is to be sent, sent. */
export interface WebhookWorker {
  /** Sends everything that is due now; resolves when nothing of it is left. Never throws. */
  send(): Promise<void>;
  /** Takes nothing new and waits for what is on its way. */
  stop(): Promise<void>;
}

const atOncePerEndpoint = 8;
/** Longer than a courier's patience: whoever has not settled by then has died. */
const leaseMs = 60_000;

const betweenRemindersMs = 3_600_000;

/** Each endpoint has a line of its own, so that a slow one keeps nobody else waiting. */
export function createWebhookWorker(engine: Engine): WebhookWorker {
  const { db, clock, log } = engine;
  const lines = new Map<string, Promise<void>>();
  const rounds = new Set<Promise<void>>();
  let isStopping = false;
  let remindedAt = Number.NEGATIVE_INFINITY;

  async function sendTo(endpointId: string): Promise<void> {
    while (!isStopping) {
      const now = clock();
      const leaseEndsAt = new Date(now.getTime() + leaseMs);
      const claimed = await claimDeliveries(db, { endpointId, now, leaseEndsAt, limit: atOncePerEndpoint });
      if (claimed.length === 0) return;
      await Promise.all(claimed.map((it) => deliver(engine, it)));
    }
  }

  function startLine(endpointId: string): Promise<void> {
    const running = sendTo(endpointId)
      .catch((error) => log.error({ err: error, endpoint: endpointId }, "webhooks of an endpoint are waiting"))
      .finally(() => lines.delete(endpointId));
    lines.set(endpointId, running);
    return running;
  }

  /** Days are early enough for a reminder; nobody needs to look for them at every tick. */
  async function remindHourly(): Promise<void> {
    const now = clock().getTime();
    if (isStopping || Math.abs(now - remindedAt) < betweenRemindersMs) return;
    remindedAt = now;
    await remind(engine);
  }

  async function sendAll(): Promise<void> {
    try {
      await remindHourly();
      const due = isStopping ? [] : await endpointsDue(db, clock());
      await Promise.all([sendLetters(engine, () => isStopping), ...due.map((id) => lines.get(id) ?? startLine(id))]);
    } catch (error) {
      log.error({ err: error }, "the post could not be sent");
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
      await Promise.all([...lines.values(), ...rounds]);
    },
  };
}
