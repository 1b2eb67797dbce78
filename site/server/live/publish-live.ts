import type { Database } from "@hemline/database";
import { sql } from "drizzle-orm";

export const liveChannel = "hemline_live";

/**
 * Has a member's open streams read again what they show. In a transaction the notice goes out with its commit, once
 * however often it is given.
 */
export async function publishLive(db: Pick<Database, "execute">, memberId: string): Promise<void> {
  await db.execute(sql`select pg_notify(${liveChannel}, ${memberId})`);
}
