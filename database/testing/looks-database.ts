import { sql } from "drizzle-orm";
import pg from "pg";
import { silent } from "../log.ts";
import { openDatabase } from "../pool.ts";
import { testDatabase } from "../testing.ts";

export const post = (n: number) => sql`insert into looks values (${n})`;

/** A table of looks, the pool `ada` that writes to it, and an administrator who can end the pool's sessions. */
export async function looksDatabase() {
  const database = await testDatabase();
  const db = openDatabase(database.url, { log: silent, max: 4, name: "ada" });
  const admin = new pg.Client({ connectionString: database.url });
  await admin.connect();
  await admin.query("create table looks (n int primary key)");
  return {
    db,
    kept: async () => (await admin.query("select n from looks order by n")).rows.map(({ n }) => n),

    /** As an administrator, a failover or a pooler does. @returns the number of ended sessions */
    async endSessions(of = "ada"): Promise<number> {
      const { rowCount } = await admin.query(
        "select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name like $1 and pid <> pg_backend_pid()",
        [of],
      );
      return rowCount ?? 0;
    },

    async [Symbol.asyncDispose]() {
      await db.$client.end();
      await admin.end();
      await database.close();
    },
  };
}
