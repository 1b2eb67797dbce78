import type { Sql } from "./sql.ts";

/** What nobody may ask for any more. `$1` is now. Keys of repeated calls have a shelf life of their own. */
const statements = [
  // As long as the real provider lists them. What is still to be delivered stays.
  "delete from gateway.events where created_at < $1::timestamptz - interval '30 days' and next_attempt_at is null",
  `with gone as (
     delete from gateway.confirmation_tokens where created_at < $1::timestamptz - interval '2 days' returning id)
   delete from gateway.issued_cards where holder in (select id from gone)`,
  "delete from gateway.challenges where created_at < $1::timestamptz - interval '30 days' and state <> 'open'",
  // Tax calculations end after 90 days; what was made of them are transactions with lines of their own.
  `with gone as (
     delete from gateway.tax_calculations where created_at < $1::timestamptz - interval '91 days' returning id)
   delete from gateway.tax_line_items where holder in (select id from gone)`,
];

/** Forgets what is over. */
export async function prune(sql: Sql, now: Date): Promise<void> {
  for (const statement of statements) await sql.query(statement, [now]);
}
