import { readdir, readFile } from "node:fs/promises";

const folder = new URL("../invariants/", import.meta.url);

let reading: Promise<{ names: string[]; texts: string[] }> | undefined;

async function readAll() {
  const files = (await readdir(folder)).sort();
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, folder), "utf8")));
  return {
    names: files.map((file) => file.replace(/\.sql$/, "")),
    texts,
  };
}

interface Connection {
  query(text: string): Promise<unknown>;
}

type QueryAll<On> = (connection: On, statements: string[]) => Promise<{ rows: unknown[] }[]>;

/** One text of many statements: one round trip. On a big database one may take minutes. */
const inOneText: QueryAll<Connection> = async (connection, statements) => {
  const text = ["set local statement_timeout = 0", ...statements].join("\n;\n");
  const [, ...results] = (await connection.query(text)) as { rows: unknown[] }[];
  return results;
};

/** Runs `site/server/invariants/`: each file selects what must never be there. @returns those that found rows */
export async function brokenInvariants<On extends Connection>(
  connection: On,
  queryAll: QueryAll<On> = inOneText,
): Promise<{ invariant: string; rows: unknown[] }[]> {
  reading ??= readAll();
  const { names, texts } = await reading;
  const results = await queryAll(connection, texts);
  return names
    .map((invariant, at) => ({ invariant, rows: results[at]?.rows ?? [] }))
    .filter(({ rows }) => rows.length > 0);
}
