import { createHash } from "node:crypto";
import { badParameter, keyInUse, keyMismatch } from "../http/problem.ts";
import type { Sql } from "../store/sql.ts";

/** As long as the real provider remembers a key. */
const lifetime = "interval '24 hours'";

export interface SavedAnswer {
  status: number;
  body: object;
  requestId: string;
}

interface Row {
  request_hash: string;
  request_id: string;
  status: number;
  body: object;
  is_old: boolean;
}

interface KeyUse {
  key: string;
  hash: string;
  requestId: string;
  now: Date;
}

const maxKeyLength = 255;

export const requestHash = (method: string, path: string, text: string): string =>
  createHash("sha256").update(`${method} ${path}\n${text}`).digest("hex");

/**
 * Answers a repeated request with the stored answer of the first one.
 *
 * The answer is stored in the transaction of the effect, so a crash leaves both or neither. A running call holds a
 * transaction lock on its key; a concurrent one gets 409. What is thrown is not stored: nothing has happened, and the
 * key may be used again. Keys expire after a day.
 */
export async function runIdempotently(
  sql: Sql,
  use: KeyUse,
  run: () => Promise<Omit<SavedAnswer, "requestId">>,
): Promise<SavedAnswer & { isReplay: boolean }> {
  if (use.key.length > maxKeyLength)
    throw badParameter("Idempotency-Key", `Idempotency keys have up to ${maxKeyLength} characters.`);
  const saved = await lockKey(sql, use);
  if (saved && !saved.is_old) {
    if (saved.request_hash !== use.hash) throw keyMismatch(use.key);
    return { status: saved.status, body: saved.body, requestId: saved.request_id, isReplay: true };
  }
  const answer = await run();
  await saveAnswer(sql, use, answer);
  return { ...answer, requestId: use.requestId, isReplay: false };
}

async function saveAnswer(sql: Sql, use: KeyUse, answer: Omit<SavedAnswer, "requestId">): Promise<void> {
  const { rows: kept } = await sql.query(
    `insert into gateway.idempotency_keys as known (key, request_hash, request_id, status, body, created_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (key) do update set request_hash = excluded.request_hash, request_id = excluded.request_id,
       status = excluded.status, body = excluded.body, created_at = excluded.created_at
       where known.created_at < $6::timestamptz - ${lifetime}
     returning 1`,
    [use.key, use.hash, use.requestId, answer.status, JSON.stringify(answer.body), use.now],
  );
  // A call with this key committed after this one had looked for its answer: roll back.
  if (kept.length === 0) throw keyInUse(use.key);
}

/**
 * Locks the key and reads its stored answer in one statement, whose snapshot may miss an answer committed just then.
 */
async function lockKey(sql: Sql, { key, now }: { key: string; now: Date }): Promise<Row | undefined> {
  const { rows } = await sql.query<{ locked: boolean; saved: Row | null }>(
    `select pg_try_advisory_xact_lock(hashtextextended('gateway.idempotency:' || $1, 0)) as locked,
       (select to_jsonb(saved) from (
         select request_hash, request_id, status, body, created_at < $2::timestamptz - ${lifetime} as is_old
         from gateway.idempotency_keys where key = $1) as saved) as saved`,
    [key, now],
  );
  if (!rows[0]?.locked) throw keyInUse(key);
  return rows[0].saved ?? undefined;
}

export async function pruneIdempotencyKeys(sql: Sql, now: Date): Promise<void> {
  await sql.query(`delete from gateway.idempotency_keys where created_at < $1::timestamptz - ${lifetime}`, [now]);
}

export const deleteIdempotencyKey = (sql: Sql, key: string): Promise<unknown> =>
  sql.query("delete from gateway.idempotency_keys where key = $1", [key]);
