import type { Transaction } from "@hemline/database";
import { counters } from "../counters/counters.ts";
import { lockCounted, recountRows } from "../counters/recount-rows.ts";

/**
 * Counts the live entries of these categories again, after an entry came or went. In the order of their ids, so that those
 * who change two entries of the same categories do not wait for each other.
 */
export async function recountCategories(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await lockCounted(tx, "categories", ids);
  await recountRows(tx, counters.entries, ids);
}
