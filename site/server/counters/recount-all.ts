import { repeatingDeadlocks } from "../db/repeating-deadlocks.ts";
import type { SiteContext } from "../site-context.ts";
import { type Counter, counters } from "./counters.ts";
import { type Chunk, type ChunkPlace, compareChunk, lockCounted, recountRows } from "./recount-rows.ts";
import { tagsOfCounted } from "./tags-of-counted.ts";

/** Rows that one statement compares: in milliseconds, so that not even those that everybody follows reach its time limit. */
const defaultChunkSize = 500;
const beforeAllIds = "00000000-0000-0000-0000-000000000000";

/**
 * Compares every counter with the rows that it counts, and corrects those that differ. Each of these is a bug elsewhere:
 * one warning for each counter says how many there were.
 */
export async function recountAll(
  site: Pick<SiteContext, "db" | "log" | "changed">,
  { chunkSize = defaultChunkSize } = {},
): Promise<void> {
  for (const counter of Object.values(counters)) await correctAll(site, counter, chunkSize);
}

async function correctAll(
  site: Pick<SiteContext, "db" | "log" | "changed">,
  counter: Counter,
  chunkSize: number,
): Promise<void> {
  let corrected = 0;
  for (let afterId: string | null = beforeAllIds; afterId !== null; ) {
    const from: ChunkPlace = { afterId, size: chunkSize };
    const { lastId, wrongIds }: Chunk = await site.db.transaction((tx) => compareChunk(tx, counter, from));
    if (wrongIds.length > 0) corrected += await correct(site, counter, wrongIds);
    afterId = lastId;
  }
  if (corrected === 0) return;
  const counterName = `${counter.table}.${counter.columns.join("+")}`;
  site.log.warn({ counter: counterName, rows: corrected }, "a counter was wrong and is corrected");
}

/** @returns how many rows were still wrong once they were locked */
async function correct(
  { db, changed }: Pick<SiteContext, "db" | "changed">,
  counter: Counter,
  ids: readonly string[],
): Promise<number> {
  const { rows, tags } = await repeatingDeadlocks(() =>
    db.transaction(async (tx) => {
      await lockCounted(tx, counter.table, ids);
      const corrected = await recountRows(tx, counter, ids);
      return { rows: corrected.length, tags: await tagsOfCounted(tx, counter.table, corrected) };
    }),
  );
  changed(tags);
  return rows;
}
