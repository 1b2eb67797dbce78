import { readdir, readFile } from "node:fs/promises";

const folder = new URL("./invariants/", import.meta.url);

/** What must never be true and is: each file of `invariants/` is a query that returns no row. */
export async function brokenInvariants(connection: {
  query(text: string): Promise<{ rows: unknown[] }>;
}): Promise<{ invariant: string; rows: unknown[] }[]> {
  const broken = [];
  for (const file of (await readdir(folder)).sort()) {
    const { rows } = await connection.query(await readFile(new URL(file, folder), "utf8"));
    if (rows.length > 0) broken.push({ invariant: file.replace(/\.sql$/, ""), rows });
  }
  return broken;
}
