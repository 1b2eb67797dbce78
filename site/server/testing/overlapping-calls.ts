import { type SQL, sql } from "drizzle-orm";
import { areWaiting } from "./are-waiting.ts";
import type { TestSite } from "./test-site.ts";

export const rowOfAda = sql`select id from site.members where slug = 'ada' for no key update`;

/**
 * Starts both while a row is held. The second has read what was there before the first, and writes after it.
 * @param row the query that holds the row for which both wait
 * @returns their answers
 */
export async function overlappingCalls<First, Second>(
  { db }: Pick<TestSite, "db">,
  row: SQL,
  first: () => Promise<First>,
  second: () => Promise<Second>,
) {
  const calls = await db.transaction(async (tx) => {
    await tx.execute(row);
    const one = first();
    await areWaiting(db, 1);
    const other = second();
    await areWaiting(db, 2);
    return [one, other] as const;
  });
  return Promise.all(calls);
}
