import type pg from "pg";

const prepared = new WeakMap<pg.Client, Map<string, string>>();

/** Reads in one round trip, each planned once a session. For plain statements without values. @returns a result for each */
export async function queryPrepared(
  pool: pg.Pool,
  statements: readonly string[],
): Promise<pg.QueryResult<Record<string, unknown>>[]> {
  const client = await pool.connect();
  try {
    const names = prepared.get(client) ?? new Map<string, string>();
    prepared.set(client, names);
    const unknown = statements.filter((text) => !names.has(text));
    if (unknown.length > 0) {
      const named = unknown.map((text, at) => [text, `script_${names.size + at}`] as const);
      await client.query(named.map(([text, name]) => `prepare ${name} as\n${text}`).join("\n;\n"));
      for (const [text, name] of named) names.set(text, name);
    }
    const executed = statements.map((text) => `execute ${names.get(text)}`);
    // On a big database one may take longer than a request has.
    const results = await client.query(["set local statement_timeout = 0", ...executed].join(";"));
    return [results].flat().slice(1);
  } finally {
    client.release();
  }
}
