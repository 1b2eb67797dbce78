import { sql } from "drizzle-orm";
import type { TestSite } from "../../testing/test-site.ts";

/**
 * The tables with a row that contains one of the words, in capitals or not, wherever it stands in the row. Without those of
 * the queue: it deletes jobs, of which the last email to who left is one, a week after they ended.
 */
export async function findTablesWithWords({ db }: Pick<TestSite, "db">, words: readonly string[]): Promise<string[]> {
  const tables = await db.execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema', 'jobs') order by 1`);
  const naming: string[] = [];
  for (const { name } of tables.rows) {
    const found = await db.execute(
      sql`select from ${sql.raw(name)} held where held::text ~* ${words.join("|")} limit 1`,
    );
    if (found.rowCount) naming.push(name);
  }
  return naming;
}
