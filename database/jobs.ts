import type { Log } from "./log.ts";
import type { Database, Transaction } from "./pool.ts";
import { deadLetterQueue, type EnqueueOptions, openBoss, openQueues } from "./queues.ts";

export type Handler<T> = (payload: T, job: { id: string }) => Promise<void>;

export interface WorkOptions {
  concurrency?: number;
  retries?: number;
  lasting?: boolean;
}

/** A job that takes longer is interrupted and run again later, by this process or another. */
const stopTimeoutMs = 10_000;

/** Background work, stored in the database. Queue names begin with their service: `site.photo`, `billing.webhook`. */
export interface Jobs {
  enqueue(queue: string, payload: object, o?: EnqueueOptions): Promise<void>;
  /** A job for each payload, in one query. They exist exactly when the transaction commits. */
  enqueueAll(queue: string, payloads: readonly object[], o: { tx: Transaction }): Promise<void>;
  /**
   * Runs a queue's jobs in this process, `concurrency` (1) at a time. A handler that throws is called again up to
   * `retries` (5) times after growing pauses; then the failure is logged and the job kept as failed. `lasting` is for
   * promised work such as emails: it is retried for three days, then kept until it is sent again by hand. A job may
   * run more than once (a process may die between the work and its completion), so handlers are idempotent and
   * recognize a repeated job by its `id`.
   */
  work<T extends object>(queue: string, handler: Handler<T>, o?: WorkOptions): Promise<void>;
  /** Runs `handler` on a schedule (five cron fields, UTC), once across all processes, and never overlapping. */
  every(queue: string, cron: string, handler: () => Promise<void>): Promise<void>;
  /** Takes no more jobs and waits up to ten seconds for the running ones. Call it before closing pools. */
  stop(): Promise<void>;
}

/**
 * Opens the job queue (pg-boss, schema `jobs`, created when missing) on four connections of its own. Pass `directUrl`
 * where the pool goes through a pooler in transaction mode: workers are woken by NOTIFY, which such a pooler
 * swallows.
 * With `isWorker: false` this process only enqueues.
 */
export async function startJobs(
  db: Database,
  o: { log: Log; name?: string; directUrl?: string; isWorker?: boolean },
): Promise<Jobs> {
  const { isWorker = true } = o;
  let stopped: Promise<void> | undefined;
  const log = quietWhileStopping(() => stopped !== undefined, o.log);
  const boss = openBoss(db, { ...o, log, isRunning: isWorker });
  await boss.start();
  const queues = await openQueues(boss);
  if (!isWorker)
    return {
      enqueue: queues.enqueue,
      enqueueAll: queues.enqueueAll,
      // The queue must have its settings before the first job, also when no worker runs yet.
      work: (queue, _handler, { retries, lasting } = {}) => queues.prepare(queue, { retries, lasting }),
      every: async () => undefined,
      stop: () => (stopped ??= boss.stop({ graceful: true, timeout: stopTimeoutMs })),
    };
  await boss.work(deadLetterQueue, { includeMetadata: true }, async ([job]) => {
    if (job) log.error({ queue: job.sourceName, job: job.sourceId, output: job.sourceOutput }, "a job failed for good");
  });
  const polling = { batchSize: 1, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 10 };

  return {
    enqueue: queues.enqueue,
    enqueueAll: queues.enqueueAll,
    async work<T extends object>(
      queue: string,
      handler: Handler<T>,
      { concurrency = 1, retries, lasting }: WorkOptions = {},
    ) {
      await queues.prepare(queue, { retries, lasting });
      const o = { ...polling, includeMetadata: true } as const;
      for (let count = 0; count < concurrency; count++) {
        const worker: string = await boss.work(queue, o, async ([job]) => {
          if (!job) return;
          // There may be more jobs: polling the queue again at once saves the pause of the interval.
          boss.notifyWorker(worker);
          const isLast = lasting && job.retryCount >= job.retryLimit;
          const message = isLast ? `a job was given up after ${job.retryCount + 1} tries; ${redriveAdvice}` : undefined;
          await logFailure(log, { queue, job: job.id, message }, () =>
            handler(job.data as T, { id: job.sourceRootId ?? job.id }),
          );
        });
      }
    },
    async every(queue, cron, handler) {
      await queues.prepare(queue, { policy: "exclusive" });
      await boss.work(queue, polling, async ([job]) => {
        if (job) await logFailure(log, { queue, job: job.id }, handler);
      });
      await boss.schedule(queue, cron, null, { tz: "UTC" });
    },
    stop: () => (stopped ??= boss.stop({ graceful: true, timeout: stopTimeoutMs })),
  };
}

const redriveAdvice = "`npm run mail -- retry` has it done again";

/** Handlers fail and connections end while everything closes; that is no error. */
function quietWhileStopping(isStopping: () => boolean, log: Log): Log {
  return {
    info: (fields, message) => log.info(fields, message),
    warn: (fields, message) => (isStopping() ? log.info : log.warn).call(log, fields, message),
    error: (fields, message) => (isStopping() ? log.info : log.error).call(log, fields, message),
  };
}

/** @param at.message logged as an error when this failure was the last */
async function logFailure(
  log: Log,
  { message, ...at }: { queue: string; job: string; message?: string },
  run: () => Promise<void>,
): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (message) log.error({ err: error, ...at }, message);
    else log.warn({ err: error, ...at }, "a job failed");
    throw error;
  }
}
