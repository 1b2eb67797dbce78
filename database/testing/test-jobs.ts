import type { Handler, Jobs, WorkOptions } from "../jobs.ts";
import { errorsOnly } from "../log.ts";
import type { Database } from "../pool.ts";
import { defaultRetries, lastingRetries, openBoss, openQueues } from "../queues.ts";

/** The real queue without workers: jobs run only in `drain`. */
export interface TestJobs extends Jobs {
  /**
   * Runs all due jobs one after the other in this process, including those that handlers enqueue. With `until`,
   * everything that starts or is retried by then counts as due.
   * @throws a handler's error, after all others have run; its job then waits for its retry
   */
  drain(o?: { until?: Date }): Promise<void>;
}

export async function testJobs(db: Database): Promise<TestJobs> {
  const boss = openBoss(db, { log: errorsOnly, isRunning: false });
  await boss.start();
  const known = await boss.getQueues();
  const queues = await openQueues(boss, { known: known.map((it) => it.name) });
  const handlers = new Map<string, Handler<object>>();
  const retries = new Map(known.map((it) => [it.name, it.retryLimit]));

  /** Several services prepare the same queues, and copied databases have them already. */
  async function prepare(queue: string, options: Parameters<typeof queues.prepare>[1]) {
    const wanted = options.lasting ? lastingRetries : (options.retries ?? defaultRetries);
    if (retries.get(queue) === wanted) return;
    await queues.prepare(queue, options);
    retries.set(queue, wanted);
  }

  /** One query instead of one per queue. */
  async function dueQueues(until: Date | undefined): Promise<Set<string>> {
    const { rows } = await db.$client.query<{ name: string }>(
      "select distinct name from jobs.job where state in ('created', 'retry') and start_after <= greatest(now(), $1::timestamptz)",
      [until ?? null],
    );
    return new Set(rows.map(({ name }) => name));
  }

  async function runOne(queue: string, handler: Handler<object>, failures: unknown[]) {
    const [job] = await boss.fetch<object>(queue, { includeMetadata: true });
    if (!job) return false;
    try {
      await handler(job.data, { id: job.sourceRootId ?? job.id });
      await boss.complete(queue, job.id);
    } catch (error) {
      failures.push(error);
      await boss.fail(queue, job.id, { message: String(error) });
    }
    return true;
  }

  return {
    enqueue: queues.enqueue,
    async work<T extends object>(queue: string, handler: Handler<T>, { retries: wanted, lasting }: WorkOptions = {}) {
      await prepare(queue, { retries: wanted, lasting });
      handlers.set(queue, handler as Handler<object>);
    },
    async every(queue, _cron, handler) {
      await prepare(queue, { policy: "exclusive" });
      handlers.set(queue, handler);
    },
    async drain({ until } = {}) {
      const failures: unknown[] = [];
      for (let ran = true; ran; ) {
        ran = false;
        let due = await dueQueues(until);
        if (until && due.size > 0)
          await db.$client.query(
            "update jobs.job set start_after = now() where state in ('created', 'retry') and start_after > now() and start_after <= $1",
            [until],
          );
        for (const [queue, handler] of handlers)
          while (due.has(queue) && (await runOne(queue, handler, failures))) {
            ran = true;
            due = await dueQueues(until);
          }
      }
      if (failures.length > 0) throw failures[0];
    },
    async stop() {
      await boss.stop({ graceful: false });
    },
  };
}
