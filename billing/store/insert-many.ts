import type { Transaction } from "@hemline/database";
import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { defined } from "../rules/defined.ts";

/**
 * Inserts rows with the same columns, in the given order. One statement with one value, however many there are, so that
 * the server has it prepared.
 * @param onConflict e.g. `on conflict do nothing`
 */
export async function insertMany<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: readonly Table["$inferInsert"][],
  onConflict: SQL = sql``,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = getTableColumns(table);
  const named = Object.keys(first).map((key) => [key, defined(columns[key], "columns").name] as const);
  const asKept = rows.map((row) =>
    Object.fromEntries(named.map(([key, name]) => [name, row[key as keyof typeof row]])),
  );
  const names = sql.raw(named.map(([, name]) => `"${name}"`).join(", "));
  await tx.execute(sql`
    insert into ${table} (${names})
    select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(asKept)}::jsonb) ${onConflict}`);
}
