import { minuteMs } from "../durations.ts";
import type { Sql } from "./sql.ts";

/** What a bank does some time after a call. */
export type Change =
  | "dispute"
  | "dispute is lost"
  | "early fraud warning"
  | "refund arrives"
  | "refund fails"
  | "reservation ends";

/** By the gateway's clock. */
export const changeDelayMs = minuteMs;

export const scheduleChange = (sql: Sql, change: Change, object: string, dueAt: Date): Promise<unknown> =>
  sql.query("insert into gateway.changes_to_come (due_at, change, object) values ($1, $2, $3)", [
    dueAt,
    change,
    object,
  ]);

/** Removes the next due change; another process does not see it until this transaction ends. */
export async function claimDueChange(sql: Sql, now: Date): Promise<{ change: Change; object: string } | undefined> {
  const { rows } = await sql.query<{ change: Change; object: string }>(
    `delete from gateway.changes_to_come
     where place = (select place from gateway.changes_to_come where due_at <= $1
                    order by due_at, place limit 1 for update skip locked)
     returning change, object`,
    [now],
  );
  return rows[0];
}
