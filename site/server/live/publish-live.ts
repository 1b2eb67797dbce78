import type { Database } from "@hemline/database";
import { sql } from "drizzle-orm";

export const liveChannel = "hemline_live";

/**
 * Makes a member's open streams reload what they show. In a transaction, PostgreSQL sends the notice after the commit,
 * and only once for repeated calls.
 */
export async function publishLive(db: Pick<Database, "execute">, memberId: string): Promise<void> {
  await db.execute(sql`select pg_notify(${liveChannel}, ${memberId})`);
}
