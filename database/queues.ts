import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss, type QueuePolicy } from "pg-boss";
import type { Log } from "./log.ts";
import type { Database, Transaction } from "./pool.ts";

/** Where jobs end that failed for good; the jobs themselves stay in their queue as failed. */
export const deadQueue = "jobs.dead";

/** How often a job that throws is run again when its queue does not say. */
export const usualRetries = 5;

/** pg-boss on a few connections of its own, so that polling and requests do not wait for each other. */
export function openBoss(db: Database, o: { log: Log; name?: string; isRunning: boolean }): PgBoss {
  const boss = new PgBoss({
    connectionString: db.$client.options.connectionString!,
    application_name: o.name ?? "hemline jobs",
    max: o.isRunning ? 4 : 2,
    schema: "jobs",
    useListenNotify: o.isRunning,
    supervise: o.isRunning,
    schedule: o.isRunning,
  });
  boss.on("error", (error) => o.log.error({ err: error }, "the job queue has trouble"));
  boss.on("warning", (warning) => o.log.warn(warning, "the job queue warns"));
  return boss;
}

export interface EnqueueOptions {
  /** The transaction that the job belongs to: it exists exactly when that commits. */
  tx?: Transaction;
  /** The job waits until then. */
  startAfter?: Date;
  /** The job is dropped while another of the same key waits in the queue. */
  singletonKey?: string;
}

/** The queues of one process: each is made at its first use. */
export interface Queues {
  make(queue: string, o?: { retries?: number; policy?: QueuePolicy }): Promise<void>;
  enqueue(queue: string, payload: object, o?: EnqueueOptions): Promise<void>;
}

export async function openQueues(boss: PgBoss): Promise<Queues> {
  const made = new Map<string, Promise<void>>();
  await boss.createQueue(deadQueue, { retryLimit: 0 });

  async function make(queue: string, { retries = usualRetries, policy = "short" } = {}) {
    if (!/^[a-z]+\.[a-z][a-z0-9-]*$/.test(queue)) throw new Error(`"${queue}" does not name a room and a queue.`);
    const pauses = { retryBackoff: true, retryDelay: 5, retryDelayMax: 3600 };
    await boss.createQueue(queue, { ...pauses, policy, retryLimit: retries, deadLetter: deadQueue, notify: true });
    if (retries !== usualRetries) await boss.updateQueue(queue, { retryLimit: retries });
  }

  return {
    make,
    async enqueue(queue, payload, { tx, startAfter, singletonKey } = {}) {
      if (!made.has(queue)) made.set(queue, make(queue));
      try {
        await made.get(queue);
      } catch (error) {
        made.delete(queue);
        throw error;
      }
      await boss.send(queue, payload, {
        // In a queue of policy "short" one job per key waits; a job of its own kind gets a key of its own.
        singletonKey: singletonKey ?? randomUUID(),
        ...(startAfter && { startAfter }),
        ...(tx && { db: fromDrizzle(tx, sql) }),
      });
    },
  };
}
