import { csvText } from "../../wardrobe/csv-text.ts";

type CsvRow = Parameters<typeof csvText>[0][number];

/** A file that is written while its rows are read, batch by batch. */
export function csvStream(
  columns: readonly string[],
  batches: () => AsyncGenerator<readonly CsvRow[]>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const rows = batches();
  let isFirst = true;
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await rows.next();
      // Only the beginning of the file has the byte order mark.
      const text = isFirst ? csvText([columns, ...(value ?? [])]) : csvText(value ?? []).slice(1);
      isFirst = false;
      if (text) controller.enqueue(encoder.encode(text));
      if (done) controller.close();
    },
    async cancel() {
      await rows.return(undefined);
    },
  });
}

export const csvHeaders = (name: string) => ({
  "Content-Type": "text/csv; charset=utf-8",
  "Content-Disposition": `attachment; filename="hemline-${name}.csv"`,
  "Cache-Control": "private, no-store",
});
