/** One kind of row in a copy of a member's data. */
export interface ExportedList {
  /** Of its JSON file. */
  name: string;
  title: string;
  json(): AsyncIterable<string>;
  lines(): AsyncIterable<IndexLine>;
}

/** A row as the index shows it. */
export interface IndexLine {
  text: string;
  more?: string | null;
  photos?: { file: string; alt: string }[];
}

export const exportPageSize = 200;

/** Reads its rows page by page: the whole list is never in memory. */
export function exportedList<Key, Row extends Key>({
  rowsAfter,
  json,
  line,
  ...names
}: {
  name: string;
  title: string;
  /** At most `exportPageSize` rows, in the order of their keys. */
  rowsAfter(last: Key | null): Promise<Row[]>;
  json(row: Row): object;
  line(row: Row): IndexLine;
}): ExportedList {
  async function* rows(): AsyncGenerator<Row> {
    let page = await rowsAfter(null);
    yield* page;
    while (page.length === exportPageSize) {
      page = await rowsAfter(page.at(-1) ?? null);
      yield* page;
    }
  }
  return {
    ...names,
    async *json() {
      let separator = "[\n";
      for await (const row of rows()) {
        yield `${separator}${JSON.stringify(json(row), null, 2)}`;
        separator = ",\n";
      }
      yield separator === "[\n" ? "[]\n" : "\n]\n";
    },
    async *lines() {
      for await (const row of rows()) yield line(row);
    },
  };
}
