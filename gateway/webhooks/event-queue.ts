import type { Sql } from "../store/sql.ts";

/** The claim outlives its longest round, and frees events of a process that died. */
const claimLifetimeMs = 30_000;
/** A round that claims fewer was the last one. */
export const maxClaimed = 50;

export interface DueEvent {
  id: string;
  body: object;
  attempts: number;
}

export interface AttemptResult {
  id: string;
  answer: string;
  delivered_at: Date | null;
  next_attempt_at: Date | null;
}

/** Claims due events in the order in which they happened; another process skips them until the claim expires. */
export async function claimDueEvents(sql: Sql, now: Date): Promise<DueEvent[]> {
  const { rows } = await sql.query<DueEvent>(
    `with claimed as (
       update gateway.events set next_attempt_at = $2, attempts = attempts + 1
       where id in (select id from gateway.events where next_attempt_at <= $1
                    order by next_attempt_at, place limit $3 for update skip locked)
       returning id, place, body, attempts)
     select id, body, attempts from claimed order by place`,
    [now, new Date(now.getTime() + claimLifetimeMs), maxClaimed],
  );
  return rows;
}

export const recordAttempts = (sql: Sql, results: readonly AttemptResult[]): Promise<unknown> =>
  sql.query(
    `update gateway.events as event
     set next_attempt_at = tried.next_attempt_at, delivered_at = tried.delivered_at, last_answer = tried.answer
     from jsonb_to_recordset($1)
       as tried (id text, answer text, delivered_at timestamptz, next_attempt_at timestamptz)
     where event.id = tried.id`,
    [JSON.stringify(results)],
  );

/** Ends the claim on events that were not attempted. */
export const releaseEvents = (sql: Sql, events: readonly DueEvent[], now: Date): Promise<unknown> =>
  sql.query("update gateway.events set next_attempt_at = $2, attempts = attempts - 1 where id = any($1)", [
    events.map(({ id }) => id),
    now,
  ]);
