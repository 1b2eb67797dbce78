import { hourMs } from "../durations.ts";
import type { Sql } from "./sql.ts";

/** `$1` is now. Idempotency keys expire sooner, in `calls/idempotency.ts`. */
const statements = [
  // As long as the real provider lists them. Undelivered ones stay.
  "delete from gateway.events where created_at < $1::timestamptz - interval '30 days' and next_attempt_at is null",
  `with gone as (
     delete from gateway.confirmation_tokens where created_at < $1::timestamptz - interval '2 days' returning id)
   delete from gateway.issued_cards where holder in (select id from gone)`,
  "delete from gateway.challenges where created_at < $1::timestamptz - interval '30 days' and state <> 'open'",
  // Tax calculations expire after 90 days; tax transactions have lines of their own.
  `with gone as (
     delete from gateway.tax_calculations where created_at < $1::timestamptz - interval '91 days' returning id)
   delete from gateway.tax_line_items where holder in (select id from gone)`,
];

const intervalMs = hourMs;

/** Runs `prune` at most once an hour, and after every leap of the clock. */
export function hourly(prune: (now: Date) => Promise<void>): (now: Date) => Promise<void> {
  let prunedAt = Number.NEGATIVE_INFINITY;
  return async (now) => {
    if (Math.abs(now.getTime() - prunedAt) < intervalMs) return;
    prunedAt = now.getTime();
    await prune(now);
  };
}

export async function prune(sql: Sql, now: Date): Promise<void> {
  for (const statement of statements) await sql.query(statement, [now]);
}
