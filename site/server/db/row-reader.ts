import { Column, is, SQL } from "drizzle-orm";

type ReadRow = (row: readonly unknown[]) => unknown;

/**
 * How rows become the objects that a query selects, found out once: drizzle asks again at each value what it is. An object
 * whose first column is never null in its table is itself null where a left join found no row.
 * @param selected columns, SQL without `mapWith`, and objects of these
 */
export function rowReader(selected: object): ReadRow {
  let width = 0;
  const readerOf = (fields: object): ReadRow => {
    const start = width;
    const [first] = Object.values(fields);
    const isOptional = is(first, Column) && first.notNull;
    const readers = Object.entries(fields).map(
      ([key, field]) => [key, isValue(field) ? valueAt(field) : readerOf(field)] as const,
    );
    return (row) => {
      if (isOptional && row[start] === null) return null;
      const result: Record<string, unknown> = {};
      for (const [key, read] of readers) result[key] = read(row);
      return result;
    };
  };
  const valueAt = (field: Column | SQL | SQL.Aliased): ReadRow => {
    const place = width++;
    if (!is(field, Column)) return (row) => row[place];
    return (row) => (row[place] === null ? null : field.mapFromDriverValue(row[place]));
  };
  return readerOf(selected);
}

const isValue = (field: unknown): field is Column | SQL | SQL.Aliased =>
  is(field, Column) || is(field, SQL) || is(field, SQL.Aliased);
