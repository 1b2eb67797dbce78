import type { Database } from "@hemline/database";
import { LRUCache } from "lru-cache";
import { minuteMs } from "../../shared/durations.ts";

const kept = new WeakMap<Database, LRUCache<string, object>>();

/**
 * What takes long to count out of very many rows, and hardly changes with one of them: counted at most once a minute in
 * each process. Not for what one reader may know and another may not, unless the key names the reader.
 */
export async function keptForAWhile<Answer extends object>(
  db: Database,
  key: string,
  read: () => Promise<Answer>,
): Promise<Answer> {
  const answers = answersOf(db);
  const found = answers.get(key);
  // Only the answers of `read` are kept under its key.
  if (found) return found as Answer;
  const answer = await read();
  answers.set(key, answer);
  return answer;
}

function answersOf(db: Database): LRUCache<string, object> {
  const held = kept.get(db) ?? new LRUCache<string, object>({ max: 1_000, ttl: minuteMs });
  kept.set(db, held);
  return held;
}
