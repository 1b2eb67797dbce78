import { sql } from "drizzle-orm";
import { areWaiting } from "../../testing/are-waiting.ts";
import type { TestSite } from "../../testing/test-site.ts";

/**
 * Starts both while Ada’s row is held. The second has read what was there before the first, and writes after it.
 * @returns their answers
 */
export async function overtaken<First, Second>(
  { db }: Pick<TestSite, "db">,
  first: () => Promise<First>,
  second: () => Promise<Second>,
) {
  const calls = await db.transaction(async (tx) => {
    await tx.execute(sql`select id from site.members where slug = 'ada' for no key update`);
    const one = first();
    await areWaiting(db, 1);
    const other = second();
    await areWaiting(db, 2);
    return [one, other] as const;
  });
  return Promise.all(calls);
}
