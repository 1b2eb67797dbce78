import { createHash } from "node:crypto";
import type { Database, Transaction } from "@hemline/database";
import { getTableName, type Placeholder, type Query, type SQL, sql } from "drizzle-orm";
import { PgDialect, type PgTable, QueryBuilder } from "drizzle-orm/pg-core";
import { rowReader } from "./row-reader.ts";

/** Builds queries without a database to run them on. */
export const query = new QueryBuilder();

interface BuiltQuery<Row> {
  getSQL(): SQL;
  _: { result: Row[]; selectedFields: object };
}

type ReadRows = (rows: unknown[][]) => unknown[];

interface KeptQuery {
  statement: Query;
  statementName: string;
  readRows: ReadRows;
  /** The text of the function that built it. */
  builtBy: string;
}

const built = new Map<string, KeptQuery>();

/**
 * Runs a query that is built once, and planned once by each connection: planning the seven joins of looks takes three
 * times as long as running them.
 * @param name unique to one text of SQL
 * @throws when another function builds a query of that name
 */
export function preparedRows<Row>(
  db: Database | Transaction,
  name: string,
  values: Record<string, unknown>,
  build: () => BuiltQuery<Row>,
): Promise<Row[]> {
  const { statement, statementName, readRows, builtBy } = built.get(name) ?? keep(name, build);
  if (builtBy !== build.toString()) throw new Error(`Two different queries are called “${name}”.`);
  return db._.session
    .prepareQuery<{ execute: Row[]; all: Row[]; values: unknown[][] }>(
      statement,
      undefined,
      statementName,
      true,
      // The builder's type says what it selects.
      (rows) => readRows(rows) as Row[],
    )
    .execute(values);
}

function keep(name: string, build: () => BuiltQuery<unknown>): KeptQuery {
  const query = build();
  const readRow = rowReader(query._.selectedFields);
  const one = {
    statement: statementOf(query.getSQL()),
    statementName: statementNameOf(name),
    readRows: (rows: unknown[][]) => rows.map(readRow),
    builtBy: build.toString(),
  };
  built.set(name, one);
  return one;
}

/** Only placeholders are parameters: PostgreSQL would plan for the value of each other one at each request. */
const statementOf = (built: SQL): Query => dialect.sqlToQuery(built.inlineParams());

const dialect = new PgDialect();

/** PostgreSQL compares no more of the names of statements. */
const maxNameLength = 63;

function statementNameOf(name: string): string {
  const whole = `site ${name}`;
  const hash = () => createHash("sha256").update(whole).digest("hex").slice(0, 24);
  return whole.length <= maxNameLength ? whole : `${whole.slice(0, 38)} ${hash()}`;
}

const statements = new Map<string, { statement: Query; statementName: string }>();

/** The same for SQL that is written by hand. */
export async function preparedSql<Row extends object>(
  db: Database | Transaction,
  name: string,
  values: Record<string, unknown>,
  build: () => SQL,
): Promise<Row[]> {
  const kept = statements.get(name) ?? { statement: statementOf(build()), statementName: statementNameOf(name) };
  statements.set(name, kept);
  const { rows } = await db._.session
    .prepareQuery<{ execute: { rows: Row[] }; all: Row[]; values: unknown[][] }>(
      kept.statement,
      undefined,
      kept.statementName,
      false,
    )
    .execute(values);
  return rows;
}

/** Inserts one row with a statement that is built once for the columns it gives. A date must not be null. */
export async function preparedInsert<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  row: Table["$inferInsert"],
): Promise<void> {
  const columns = Object.keys(row);
  const placeholders = Object.fromEntries(columns.map((column) => [column, sql.placeholder(column)]));
  await preparedSql(tx, `insert ${getTableName(table)} ${columns.join()}`, row, () =>
    tx
      .insert(table)
      // Placeholders stand for values of the columns' types.
      .values(placeholders as Table["$inferInsert"])
      .getSQL(),
  );
}

/**
 * A limit as a literal in the SQL. For a parameter, as drizzle sends numbers, the planner assumes a tenth of the table and
 * plans the query anew each time.
 */
export const literalLimit = (count: number) => sql.raw(String(count)) as unknown as Placeholder;

/**
 * A placeholder in a subquery, so that the planner cannot reckon with its value and one plan serves all of them. Where it
 * finds another number of rows for each category or brand, it plans a page's dozen joins anew for each request, which takes
 * longer than running them. And behind the last review that has votes it expects no further ones, and sorts all there are.
 */
export const unknownValue = (name: string, type: string): SQL =>
  sql`(select ${sql.placeholder(name)}::${sql.raw(type)})`;
