import { readdir, readFile } from "node:fs/promises";

const folder = new URL("../invariants/", import.meta.url);

let reading: Promise<{ names: string[]; text: string }> | undefined;

/** All invariants as one text of many statements: one round trip. On a big database one may take minutes. */
async function readAll() {
  const files = (await readdir(folder)).sort();
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, folder), "utf8")));
  return {
    names: files.map((file) => file.replace(/\.sql$/, "")),
    text: ["set local statement_timeout = 0", ...texts].join("\n;\n"),
  };
}

/** Runs `site/server/invariants/`: each file selects what must never be there. @returns those that found rows */
export async function brokenInvariants(connection: {
  query(text: string): Promise<unknown>;
}): Promise<{ invariant: string; rows: unknown[] }[]> {
  reading ??= readAll();
  const { names, text } = await reading;
  const [, ...results] = (await connection.query(text)) as { rows: unknown[] }[];
  return names
    .map((invariant, at) => ({ invariant, rows: results[at]?.rows ?? [] }))
    .filter(({ rows }) => rows.length > 0);
}
