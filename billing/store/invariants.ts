import { readdir, readFile } from "node:fs/promises";

const folder = new URL("./invariants/", import.meta.url);

let reading: Promise<{ names: string[]; text: string }> | undefined;

/** All of them as one text of many statements: one way to the server and back, and each has its own time. */
async function readAll() {
  const files = (await readdir(folder)).sort();
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, folder), "utf8")));
  return { names: files.map((file) => file.replace(/\.sql$/, "")), text: texts.join("\n;\n") };
}

/** What must never be true and is: each file of `invariants/` is a query that returns no row. */
export async function brokenInvariants(connection: {
  query(text: string): Promise<unknown>;
}): Promise<{ invariant: string; rows: unknown[] }[]> {
  reading ??= readAll();
  const { names, text } = await reading;
  const results = (await connection.query(text)) as { rows: unknown[] }[];
  return names.map((invariant, at) => ({ invariant, rows: results[at]!.rows })).filter(({ rows }) => rows.length > 0);
}
