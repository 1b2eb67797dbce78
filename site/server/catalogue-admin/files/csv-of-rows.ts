import { csvStream } from "./csv-stream.ts";

type Cell = string | number | null;

const batchSize = 500;

/**
 * A file of a table’s rows in the order of their ids, read batch by batch.
 * @param rowsAfter the next ones behind an id; the first ones behind null
 */
export const csvOfRows = <Column extends string, Row>(
  columns: readonly Column[],
  cells: Record<Column, (row: Row) => Cell>,
  rowsAfter: (id: string | null, limit: number) => Promise<Row[]>,
  idOf: (row: Row) => string,
): ReadableStream<Uint8Array> =>
  csvStream(columns, async function* () {
    for (let after: string | null = null; ; ) {
      const rows: Row[] = await rowsAfter(after, batchSize);
      // A stream that gets nothing for an empty batch is not asked again.
      if (rows.length > 0) yield rows.map((row) => columns.map((column) => cells[column](row)));
      const last = rows.at(-1);
      if (last === undefined || rows.length < batchSize) return;
      after = idOf(last);
    }
  });
