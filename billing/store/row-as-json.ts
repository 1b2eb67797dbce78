import { getTableColumns, getTableName, type InferSelectModel, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

/**
 * A joined table's row as one value, null where nothing was joined. For queries that are asked ten thousand times: to
 * name each column of many tables costs more than to answer.
 */
export function wholeRow<Table extends PgTable>(table: Table): SQL<InferSelectModel<Table> | null> {
  return sql`to_jsonb(${sql.identifier(getTableName(table))})`.mapWith((value: Record<string, unknown>) =>
    rowOf(table, value),
  );
}

/** The same where something is always joined. */
export function givenRow<Table extends PgTable>(table: Table): SQL<InferSelectModel<Table>> {
  return wholeRow(table) as SQL<InferSelectModel<Table>>;
}

function rowOf<Table extends PgTable>(table: Table, value: Record<string, unknown>): InferSelectModel<Table> {
  const row: Record<string, unknown> = {};
  for (const [name, column] of Object.entries(getTableColumns(table))) {
    const read = value[column.name] ?? null;
    row[name] = read === null ? null : column.mapFromDriverValue(read);
  }
  return row as InferSelectModel<Table>;
}
