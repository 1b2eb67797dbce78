import { sql } from "drizzle-orm";
import { createRateLimiter } from "../../http/rate-limiter.ts";
import type { TestSite } from "../test-site.ts";

class Undo extends Error {}

type Undoing = <Result>(act: () => Promise<Result>) => Promise<Result>;

/**
 * Lets the site work in one transaction, and undoes it. What it does inside `undoing` is undone right after it, with all
 * rate limits unused, so that each act finds the same rows.
 */
export async function inUndoneTransaction(
  { context }: Pick<TestSite, "context">,
  work: (undoing: Undoing) => Promise<void>,
): Promise<void> {
  const { db, limits, clock } = context;
  const undone = db.transaction(async (tx) => {
    context.db = db.within(tx);
    await work(async (act) => {
      context.limits = createRateLimiter(clock);
      await tx.execute(sql`savepoint act`);
      return act().finally(() => tx.execute(sql`rollback to savepoint act`));
    });
    throw new Undo();
  });
  await undone
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    })
    .finally(() => Object.assign(context, { db, limits }));
}
