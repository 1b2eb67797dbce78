import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss, type QueuePolicy } from "pg-boss";
import type { Log } from "./log.ts";
import type { Database, Transaction } from "./pool.ts";
import { isTransient, retrying } from "./retrying.ts";

/** Where jobs end that failed for good; the jobs themselves stay in their queue as failed. */
export const deadLetterQueue = "jobs.dead";

/** Where lasting jobs end that were tried for three days; they stay there until somebody sends them again or drops them. */
export const exhaustedQueue = "jobs.given-up";

/** How often a job that throws is run again when its queue does not say. */
export const defaultRetries = 5;

/** How often a lasting job is run again. */
export const lastingRetries = 20;

/** At least three days and at most three and a half: from one minute the pauses double up to six hours. */
const lastingPauses = { retryLimit: lastingRetries, retryBackoff: true, retryDelay: 60, retryDelayMax: 6 * 3600 };
const yearSeconds = 365 * 86_400;

/** pg-boss on a few connections of its own, so that polling and requests do not wait for each other. */
export function openBoss(db: Database, o: { log: Log; name?: string; directUrl?: string; isRunning: boolean }): PgBoss {
  const boss = new PgBoss({
    connectionString: o.directUrl ?? db.$client.options.connectionString!,
    application_name: o.name ?? "hemline jobs",
    max: o.isRunning ? 4 : 2,
    schema: "jobs",
    useListenNotify: o.isRunning,
    supervise: o.isRunning,
    schedule: o.isRunning,
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
  });
  boss.on("error", (error) => {
    if (isTransient(error)) o.log.warn({ err: error }, "the job queue waits for the database");
    else o.log.error({ err: error }, "the job queue has trouble");
  });
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

/** The queues of one process. */
export interface Queues {
  /** Makes the queue unless it is there, and sets what its worker wants of it. */
  prepare(queue: string, o: { retries?: number; lasting?: boolean; policy?: QueuePolicy }): Promise<void>;
  enqueue(queue: string, payload: object, o?: EnqueueOptions): Promise<void>;
}

/** @param o.known queues that are there already; left out, each is made at its first use, which does nothing if it is. */
export async function openQueues(boss: PgBoss, { known = [] }: { known?: readonly string[] } = {}): Promise<Queues> {
  const made = new Map(known.map((it) => [it, Promise.resolve()]));
  if (!made.has(deadLetterQueue)) await boss.createQueue(deadLetterQueue, { retryLimit: 0 });
  if (!made.has(exhaustedQueue))
    await boss.createQueue(exhaustedQueue, { retryLimit: 0, retentionSeconds: yearSeconds });

  /** A queue is made at its first use; in which process does not matter. */
  async function make(queue: string, policy: QueuePolicy = "short"): Promise<void> {
    if (!/^[a-z]+\.[a-z][a-z0-9-]*$/.test(queue)) throw new Error(`"${queue}" does not name a service and a queue.`);
    const pauses = { retryLimit: defaultRetries, retryBackoff: true, retryDelay: 5, retryDelayMax: 3600 };
    // A worker whose process was killed sends no heartbeat: its job is taken again within a minute or so.
    const care = { heartbeatSeconds: 30, deadLetter: deadLetterQueue, notify: true };
    await boss.createQueue(queue, { ...pauses, ...care, policy });
  }

  return {
    async prepare(queue, { retries = defaultRetries, lasting, policy }) {
      await make(queue, policy);
      const wish = lasting ? { ...lastingPauses, deadLetter: exhaustedQueue } : { retryLimit: retries };
      await boss.updateQueue(queue, wish);
    },
    async enqueue(queue, payload, { tx, startAfter, singletonKey } = {}) {
      const making = made.get(queue) ?? retrying(() => make(queue));
      made.set(queue, making);
      await making.catch((error: unknown) => {
        made.delete(queue);
        throw error;
      });
      const id = randomUUID();
      const send = () =>
        boss.send(queue, payload, {
          // A job that was put there already, before the answer was lost, is not put there again.
          id,
          // In a queue of policy "short" one job per key waits; a job without a key gets one that no other has.
          singletonKey: singletonKey ?? id,
          ...(startAfter && { startAfter }),
          ...(tx && { db: fromDrizzle(tx, sql) }),
        });
      await (tx ? send() : retrying(send));
    },
  };
}
