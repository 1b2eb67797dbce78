import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type pg from "pg";
import { fromDrizzle, PgBoss, type QueuePolicy } from "pg-boss";
import type { Log } from "./log.ts";
import type { Database, Transaction } from "./pool.ts";
import { isTransient, retrying } from "./retrying.ts";

/** For jobs that failed for good; the jobs themselves stay in their queue as failed. */
export const deadLetterQueue = "jobs.dead";

/** For lasting jobs after three days of retries; they stay here until an operator retries or drops them. */
export const exhaustedQueue = "jobs.given-up";

export const defaultRetries = 5;

export const lastingRetries = 20;

/** Three to three and a half days in all: the pauses double from one minute up to six hours. */
const lastingPauses = { retryLimit: lastingRetries, retryBackoff: true, retryDelay: 60, retryDelayMax: 6 * 3600 };
const yearSeconds = 365 * 86_400;

/** pg-boss on connections of its own, so that polling and requests do not wait for each other. */
export function openBoss(
  db: Database,
  o: { log: Log; name?: string; directUrl?: string; isRunning: boolean; Client?: pg.PoolConfig["Client"] },
): PgBoss {
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
    // It passes on what it does not know to its pool.
    ...(o.Client && { Client: o.Client }),
  });
  boss.on("error", (error) => {
    if (isTransient(error)) o.log.warn({ err: error }, "the job queue waits for the database");
    else o.log.error({ err: error }, "the job queue has trouble");
  });
  boss.on("warning", (warning) => o.log.warn(warning, "the job queue warns"));
  return boss;
}

export interface EnqueueOptions {
  /** The job exists exactly when this transaction commits. */
  tx?: Transaction;
  startAfter?: Date;
  /** Drops the job while another with the same key waits in the queue. */
  singletonKey?: string;
  /** A UUID: drops the job while another with the same id is kept, which is for a week after it has run. */
  id?: string;
}

export interface Queues {
  /** Creates the queue unless it exists, and applies its worker's settings. */
  prepare(queue: string, o: { retries?: number; lasting?: boolean; policy?: QueuePolicy }): Promise<void>;
  enqueue(queue: string, payload: object, o?: EnqueueOptions): Promise<void>;
  enqueueAll(queue: string, payloads: readonly object[], o: { tx: Transaction }): Promise<void>;
}

/** @param o.known existing queues; others are created at their first use, which is idempotent */
export async function openQueues(boss: PgBoss, { known = [] }: { known?: readonly string[] } = {}): Promise<Queues> {
  const made = new Map(known.map((it) => [it, Promise.resolve()]));
  if (!made.has(deadLetterQueue)) await boss.createQueue(deadLetterQueue, { retryLimit: 0 });
  if (!made.has(exhaustedQueue))
    await boss.createQueue(exhaustedQueue, { retryLimit: 0, retentionSeconds: yearSeconds });

  async function make(queue: string, policy: QueuePolicy = "short"): Promise<void> {
    if (!/^[a-z]+\.[a-z][a-z0-9-]*$/.test(queue)) throw new Error(`"${queue}" does not name a service and a queue.`);
    const pauses = { retryLimit: defaultRetries, retryBackoff: true, retryDelay: 5, retryDelayMax: 3600 };
    // The job of a killed worker is taken again within about a minute, when its heartbeats stop.
    const care = { heartbeatSeconds: 30, deadLetter: deadLetterQueue, notify: true };
    await boss.createQueue(queue, { ...pauses, ...care, policy });
  }

  async function makeOnce(queue: string): Promise<void> {
    const making = made.get(queue) ?? retrying(() => make(queue));
    made.set(queue, making);
    await making.catch((error: unknown) => {
      made.delete(queue);
      throw error;
    });
  }

  return {
    async prepare(queue, { retries = defaultRetries, lasting, policy }) {
      await make(queue, policy);
      const options = lasting ? { ...lastingPauses, deadLetter: exhaustedQueue } : { retryLimit: retries };
      await boss.updateQueue(queue, options);
    },
    async enqueue(queue, payload, { tx, startAfter, singletonKey, id = randomUUID() } = {}) {
      await makeOnce(queue);
      const send = () =>
        boss.send(queue, payload, {
          // A repeated call does not enqueue the same job twice.
          id,
          // In a queue of policy "short" one job per key waits; a job without a key gets a unique one.
          singletonKey: singletonKey ?? id,
          ...(startAfter && { startAfter }),
          ...(tx && { db: fromDrizzle(tx, sql) }),
        });
      await (tx ? send() : retrying(send));
    },
    async enqueueAll(queue, payloads, { tx }) {
      await makeOnce(queue);
      const jobs = payloads.map((data) => {
        const id = randomUUID();
        return { id, data, singletonKey: id };
      });
      await boss.insert(queue, jobs, { db: fromDrizzle(tx, sql) });
    },
  };
}
