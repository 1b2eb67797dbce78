import type { Handler, Jobs, WorkOptions } from "../jobs.ts";
import { errorsOnly } from "../log.ts";
import type { Database } from "../pool.ts";
import { defaultRetries, lastingRetries, openBoss, openQueues } from "../queues.ts";

/** The real queue without workers: jobs run only in `drain`. */
export interface TestJobs extends Jobs {
  /**
   * Runs all due jobs one after the other in this process, including those that handlers enqueue. With `until`,
   * everything that starts or is retried by then counts as due. With `ownOnly` the database is asked only when
   * something was enqueued through this object, or has failed, since a drain with `until` found nothing more.
   * @throws a handler's error, after all others have run; its job then waits for its retry
   */
  drain(o?: { until?: Date; ownOnly?: boolean }): Promise<void>;
}

const dueNow = `select name, count(*)::int as jobs from jobs.job
  where state in ('created', 'retry') and start_after <= now() group by name`;

const dueOnceMoved = `with moved as (
    update jobs.job set start_after = now()
    where state in ('created', 'retry') and start_after > now() and start_after <= $1 returning name
  ), due as (
    select name from jobs.job where state in ('created', 'retry') and start_after <= now()
    union all select name from moved
  )
  select name, count(*)::int as jobs from due group by name`;

export async function testJobs(db: Database): Promise<TestJobs> {
  const boss = openBoss(db, { log: errorsOnly, isRunning: false, Client: db.$client.options.Client });
  await boss.start();
  const known = await boss.getQueues();
  const queues = await openQueues(boss, { known: known.map((it) => it.name) });
  const handlers = new Map<string, Handler<object>>();
  const retries = new Map(known.map((it) => [it.name, it.retryLimit]));

  let mayWait = true;

  /** Several services prepare the same queues, and copied databases have them already. */
  async function prepare(queue: string, options: Parameters<typeof queues.prepare>[1]) {
    const wanted = options.lasting ? lastingRetries : (options.retries ?? defaultRetries);
    if (retries.get(queue) === wanted) return;
    await queues.prepare(queue, options);
    retries.set(queue, wanted);
  }

  /** How many jobs are due in each queue, in one query; with `until`, what starts by then becomes due. */
  async function countDue(until: Date | undefined): Promise<Map<string, number>> {
    const { rows } = await db.$client.query<{ name: string; jobs: number }>(
      until ? dueOnceMoved : dueNow,
      until ? [until] : [],
    );
    return new Map(rows.map(({ name, jobs }) => [name, jobs]));
  }

  /** @returns whether there were jobs: another drain may have taken them. */
  async function run(queue: string, count: number, handler: Handler<object>, failures: unknown[]): Promise<boolean> {
    const taken = await boss.fetch<object>(queue, { includeMetadata: true, batchSize: count });
    const done: string[] = [];
    for (const job of taken.sort((one, other) => Number(one.createdOn) - Number(other.createdOn)))
      try {
        await handler(job.data, { id: job.sourceRootId ?? job.id });
        done.push(job.id);
      } catch (error) {
        failures.push(error);
        await boss.fail(queue, job.id, { message: String(error) });
      }
    if (done.length > 0) await boss.complete(queue, done);
    return taken.length > 0;
  }

  return {
    enqueue(...job) {
      mayWait = true;
      return queues.enqueue(...job);
    },
    enqueueAll(...jobs) {
      mayWait = true;
      return queues.enqueueAll(...jobs);
    },
    async work<T extends object>(queue: string, handler: Handler<T>, { retries: wanted, lasting }: WorkOptions = {}) {
      await prepare(queue, { retries: wanted, lasting });
      handlers.set(queue, handler as Handler<object>);
    },
    async every(queue, _cron, handler) {
      await prepare(queue, { policy: "exclusive" });
      handlers.set(queue, handler);
    },
    async drain({ until, ownOnly = false } = {}) {
      if (ownOnly && !mayWait) return;
      if (until) mayWait = false;
      const failures: unknown[] = [];
      for (let ran = true; ran; ) {
        ran = false;
        const due = await countDue(until);
        for (const [queue, handler] of handlers) {
          const count = due.get(queue);
          if (count && (await run(queue, count, handler, failures))) ran = true;
        }
      }
      if (failures.length === 0) return;
      mayWait = true;
      throw failures[0];
    },
    async stop() {
      await boss.stop({ graceful: false });
    },
  };
}
