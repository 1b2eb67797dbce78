import pg from "pg";
import { holdServer } from "./embedded/hold-server.ts";
import { urlOf } from "./embedded/socket.ts";
import { errorCode } from "./error-code.ts";
import type { Log } from "./log.ts";
import { retrying } from "./retrying.ts";

export interface Postgres {
  /** For the application's pool; may go through a pooler in transaction mode. */
  url: string;
  /** A direct connection, for migrations and LISTEN. */
  directUrl: string;
  embedded: boolean;
  /** Call it last, after jobs and pools. An embedded server is stopped when this was its last user. */
  stop(): Promise<void>;
}

/** As in `server_version_num`. */
const oldestVersion = 170_000;
const applicationDatabase = "hemline";

/**
 * With `url` nothing is started: only the version of that server is checked. Without it the embedded server of
 * `dataDir` is adopted or started.
 * @throws a sentence that says what to do: server too old or unreachable, folder closed, platform without a package.
 */
export async function startPostgres(o: {
  url?: string;
  directUrl?: string;
  dataDir: string;
  log: Log;
}): Promise<Postgres> {
  if (o.url !== undefined) {
    const directUrl = o.directUrl ?? o.url;
    await requireVersion(directUrl);
    return { url: o.url, directUrl, embedded: false, stop: async () => undefined };
  }
  const hold = await holdServer({ dataDir: o.dataDir, log: o.log });
  await createDatabase(hold.client(), applicationDatabase);
  const url = urlOf(hold.socketFolder, applicationDatabase);
  return { url, directUrl: url, embedded: true, stop: hold.release };
}

async function createDatabase(client: pg.Client, name: string): Promise<void> {
  const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
  if (rowCount !== 0) return;
  try {
    await client.query(`create database ${name}`);
  } catch (error) {
    // 42P04 and 23505: another process that started at the same moment created it first.
    if (!["42P04", "23505"].includes(errorCode(error) ?? "")) throw error;
  }
}

async function readVersion(url: string): Promise<{ number: number; text: string }> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ number: number; text: string }>(
      "select current_setting('server_version_num')::int as number, current_setting('server_version') as text",
    );
    return rows[0]!;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function requireVersion(url: string): Promise<void> {
  const version = await retrying(() => readVersion(url)).catch((error: Error) => {
    throw new Error(`The server at DATABASE_URL does not let us in: ${error.message}.`, { cause: error });
  });
  if (version.number < oldestVersion)
    throw new Error(
      `The server at DATABASE_URL is PostgreSQL ${version.text}, and Hemline needs 17 or newer (18 is best).`,
    );
}
