import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { defaultDataDir } from "./data-dir.ts";
import { tryConnect } from "./embedded/connect.ts";
import { holderPids, stopIfUnused } from "./embedded/hold-server.ts";
import { clusterFolder, type Reached } from "./embedded/server-options.ts";
import { errorsOnly } from "./log.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);

// Same meaning as in the server's configuration, which this package may not import.
const { DATA_DIR, DATABASE_URL } = process.env;
const projectDir = fileURLToPath(new URL("..", import.meta.url));
const dataDir = join(resolve(projectDir, DATA_DIR || defaultDataDir(projectDir)), "postgres");
const cluster = clusterFolder(dataDir);

async function run(command: string | undefined): Promise<number> {
  if (command !== "status" && command !== "stop") {
    say("npm run db status   where the embedded PostgreSQL lives and who uses it");
    say("npm run db stop     stops it when a killed process has left it running");
    return command === undefined ? 0 : 2;
  }
  if (DATABASE_URL) say("DATABASE_URL is set, so Hemline uses that server; this is about the embedded one.");
  const live = await tryConnect(cluster);
  if (!live) {
    say(`The embedded PostgreSQL of ${dirname(dataDir)} is not running.`);
    return 0;
  }
  try {
    return command === "status" ? await status(live) : await stop(live);
  } finally {
    await live.client.end();
  }
}

async function status({ client, socketFolder }: Omit<Reached, "how">): Promise<number> {
  const { rows } = await client.query<{ version: string; since: Date; size: string }>(
    `select current_setting('server_version') as version, pg_postmaster_start_time() as since,
            pg_size_pretty(sum(pg_database_size(oid))) as size from pg_database where datallowconn`,
  );
  const [server] = rows;
  say(`PostgreSQL ${server?.version} is running since ${server?.since.toISOString()}, ${server?.size} in ${cluster}.`);
  say(`psql: postgres://postgres@/hemline?host=${encodeURIComponent(socketFolder)}`);
  say(`Used by: ${describe(await holderPids(client))}`);
  return 0;
}

async function stop({ client }: Omit<Reached, "how">): Promise<number> {
  if (await stopIfUnused(client, cluster, errorsOnly)) {
    say("Stopped.");
    return 0;
  }
  say(
    `It is in use by ${describe(await holderPids(client))}. Stop that first: the last one to leave stops the server.`,
  );
  return 1;
}

const describe = (pids: readonly number[]) =>
  pids.length === 0 ? "nobody" : pids.map((pid) => `process ${pid}`).join(", ");

process.exitCode = await run(process.argv[2]);
