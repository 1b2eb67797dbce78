import type { Logger } from "pino";
import type { Sql } from "../store/sql.ts";
import { attemptDelivery, type Receiver } from "./attempt-delivery.ts";
import {
  type AttemptResult,
  claimDueEvents,
  type DueEvent,
  maxClaimed,
  recordAttempts,
  releaseEvents,
} from "./event-queue.ts";

export interface Delivery {
  /** Sends all due events and resolves when none is left. */
  deliverDue(): Promise<void>;
  /** As `deliverDue`, but in the background. */
  start(): void;
  /** Waits for running deliveries and starts no new ones. */
  stop(): Promise<void>;
}

/** Unsent events are then released, well before the claim expires. */
const maxRoundMs = 15_000;

export function createDelivery(on: { sql: Sql; receiver: Receiver; clock: () => Date; log: Logger }): Delivery {
  let running: Promise<void> | undefined;
  let isWantedAgain = false;
  let isStopped = false;

  async function sendAll(due: readonly DueEvent[]): Promise<void> {
    const startedAt = performance.now();
    const tried: AttemptResult[] = [];
    for (const one of due) {
      if (isStopped || performance.now() - startedAt > maxRoundMs) break;
      tried.push(await attemptDelivery(on, one));
    }
    if (tried.length > 0) await recordAttempts(on.sql, tried);
    if (tried.length < due.length) await releaseEvents(on.sql, due.slice(tried.length), on.clock());
  }

  async function deliverDue(): Promise<void> {
    while (!isStopped) {
      const due = await claimDueEvents(on.sql, on.clock());
      if (due.length === 0) return;
      await sendAll(due);
      if (due.length < maxClaimed) return;
    }
  }

  function start(): void {
    if (isStopped) return;
    isWantedAgain = true;
    running ??= (async () => {
      try {
        while (isWantedAgain) {
          isWantedAgain = false;
          await deliverDue();
        }
      } catch (error) {
        on.log.error({ err: error }, "webhooks are waiting");
      } finally {
        running = undefined;
      }
    })();
  }

  return {
    deliverDue: async () => {
      await running;
      await deliverDue();
    },
    start,
    stop: async () => {
      isStopped = true;
      await running;
    },
  };
}
