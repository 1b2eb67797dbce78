import { errorsOnly } from "./log.ts";
import type { Database } from "./pool.ts";
import { exhaustedQueue, openBoss } from "./queues.ts";

/** A lasting job whose retries of three days all failed. */
export interface ExhaustedJob {
  id: string;
  queue: string;
  payload: object;
  /** When it was enqueued. */
  since: Date;
  tries: number;
  /** The last error. */
  fault: string;
}

/** Oldest first. There are none before the first process has started. */
export async function exhaustedJobs(db: Database): Promise<ExhaustedJob[]> {
  if (!(await hasJobs(db))) return [];
  const { rows } = await db.$client.query(
    `select id, coalesce(source_name, name) as queue, data as payload, coalesce(source_created_on, created_on) as since,
            coalesce(source_retry_count, 0) + 1 as tries, coalesce(source_output ->> 'message', 'no answer') as fault
     from jobs.job where name = $1 and state = 'created' order by since, id`,
    [exhaustedQueue],
  );
  return rows;
}

/** Puts jobs back into their queues with another three days of retries. @returns their count */
export async function retryExhaustedJobs(db: Database, ids: string[], directUrl?: string): Promise<number> {
  if (ids.length === 0) return 0;
  const boss = openBoss(db, { log: errorsOnly, directUrl, isRunning: false });
  await boss.start();
  try {
    return await boss.redrive(exhaustedQueue, { ids, limit: ids.length });
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** Deletes jobs for good. @returns their count */
export async function dropExhaustedJobs(db: Database, ids: string[]): Promise<number> {
  if (ids.length === 0 || !(await hasJobs(db))) return 0;
  const { rowCount } = await db.$client.query(
    "delete from jobs.job where name = $1 and state = 'created' and id = any($2::uuid[])",
    [exhaustedQueue, ids],
  );
  return rowCount ?? 0;
}

async function hasJobs(db: Database): Promise<boolean> {
  const { rows } = await db.$client.query("select to_regclass('jobs.job') is not null as there");
  return rows[0]?.there === true;
}
