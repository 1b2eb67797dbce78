import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../pool.ts";

/**
 * Runs `act` while `table` is locked, and ends the first session that waits for it, in the middle of its work.
 * @throws when `act` ends without having waited
 */
export async function endSessionAt<T>(db: Database, table: string, act: () => Promise<T>): Promise<T> {
  const locker = await db.$client.connect();
  try {
    await locker.query("begin");
    await locker.query(`lock table ${table} in access exclusive mode`);
    let isOver = false;
    const outcome = act().finally(() => {
      isOver = true;
    });
    outcome.catch(() => undefined);
    while (!(await endWaitingSession(db))) {
      if (isOver) throw new Error(`Nobody waited for ${table}.`);
      await sleep(10);
    }
    await locker.query("rollback");
    return await outcome;
  } finally {
    locker.release(true);
  }
}

/** Outside the locking transaction, because within one pg_stat_activity does not change. */
async function endWaitingSession(db: Database): Promise<boolean> {
  const { rowCount } = await db.$client.query(
    "select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rowCount !== 0;
}
