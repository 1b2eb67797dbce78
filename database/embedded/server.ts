import { spawn } from "node:child_process";
import { closeSync, rmdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { isRoot, sharedFolder } from "../data-dir.ts";
import type { Log } from "../log.ts";
import { createCluster, prepareDataDir } from "./create-cluster.ts";
import { lastLogLines, logFileOf, openLog } from "./log-file.ts";
import { hasLockFile, isAlive, pidFileOf } from "./pid-file.ts";
import { type ProgramsFolder, packagedPrograms, program, runnablePrograms } from "./postgres-programs.ts";
import { type ServerAccount, serverAccountFor } from "./server-account.ts";
import { port, socketFolderFor, urlOf } from "./socket.ts";

export interface ServerOptions {
  /** The folder of this server alone: its cluster and its log. */
  dataDir: string;
  log: Log;
  /** The package's programs unless set by a test. */
  programs?: ProgramsFolder;
  /** Where the programs are copied when the packaged ones cannot be used. */
  cache?: string;
  /** Additional server settings, for tests. */
  settings?: Readonly<Record<string, string>>;
  /** False only for disposable clusters. */
  sync?: boolean;
}

export interface Reached {
  client: pg.Client;
  socketFolder: string;
  how: "started" | "adopted";
}

export const clusterFolder = (dataDir: string) => join(dataDir, "cluster");

/** Includes the recovery after a kill, which replays the log. */
const startTimeoutMs = 180_000;
/** Covers another process that is starting the server, and a stale lock file. */
const lockTimeoutMs = 30_000;

/**
 * Connects to the server of a data folder, and creates the cluster and starts the server if needed. Of several
 * concurrent starts one wins PostgreSQL's own lock and the others adopt.
 * @throws a sentence that says what to do.
 */
export async function reachServer(options: ServerOptions): Promise<Reached> {
  const cluster = clusterFolder(options.dataDir);
  const alive = await tryConnect(cluster);
  if (alive) return { ...alive, how: "adopted" };

  const identity = serverAccountFor(cluster);
  prepareDataDir(options.dataDir, identity);
  const cache = options.cache ?? (isRoot() ? sharedFolder : options.dataDir);
  const programs = await runnablePrograms(options.programs ?? packagedPrograms(), cache, identity);
  await createCluster(cluster, programs, identity, options.sync);

  const began = Date.now();
  let failures = 0;
  for (let pauseMs = 50; failures < 3; pauseMs = Math.min(pauseMs * 2, 1_000)) {
    const found = await tryConnect(cluster);
    if (found) return { ...found, how: "adopted" };
    const started = await start(cluster, programs, identity, options, began + startTimeoutMs);
    if (started) return { ...started, how: "started" };
    // While a lock file exists, another process is starting the server, or a server is starting or stopping.
    if (!hasLockFile(cluster)) failures++;
    else if (Date.now() - began > (pidFileOf(cluster)?.isStarting ? startTimeoutMs : lockTimeoutMs)) break;
    await sleep(pauseMs);
  }
  throw new Error(`PostgreSQL does not start in ${cluster}. Its log ends: ${lastLogLines(logFileOf(options.dataDir))}`);
}

export async function tryConnect(cluster: string): Promise<Omit<Reached, "how"> | undefined> {
  const socketFolder = pidFileOf(cluster)?.socketFolder;
  if (socketFolder === undefined) return undefined;
  const client = new pg.Client({
    connectionString: urlOf(socketFolder, "postgres"),
    application_name: `hemline ${process.pid}`,
    connectionTimeoutMillis: 5_000,
  });
  // Without a listener, a server that goes away between two statements would end the process.
  client.on("error", () => undefined);
  try {
    await client.connect();
    return { client, socketFolder };
  } catch {
    return undefined;
  }
}

/** @returns nothing when the server ended before it was ready */
async function start(
  cluster: string,
  programs: ProgramsFolder,
  identity: ServerAccount,
  options: ServerOptions,
  deadline: number,
) {
  const socketFolder = socketFolderFor(cluster, identity);
  const settings = {
    listen_addresses: "",
    port: String(port),
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    timezone: "UTC",
    log_timezone: "UTC",
    ...options.settings,
  };
  const log = openLog(logFileOf(options.dataDir));
  const server = spawn(
    program(programs, "postgres"),
    ["-D", cluster, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])],
    {
      cwd: "/",
      // A session of its own: Ctrl-C reaches the application, which then stops the server in order.
      detached: true,
      stdio: ["ignore", log, log],
      // After a reboot the pid in a stale lock file may be our own parent's; with this PostgreSQL can tell.
      env: { PATH: "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC", PG_GRANDPARENT_PID: String(process.ppid) },
      ...identity,
    },
  );
  closeSync(log);
  let failure: Error | undefined;
  let hasEnded = false;
  server.once("error", (error) => {
    failure = error;
  });
  server.once("exit", () => {
    hasEnded = true;
  });

  for (let told = false; Date.now() < deadline; await sleep(15)) {
    if (failure) throw failure;
    if (hasEnded) return undefined;
    const file = pidFileOf(cluster);
    if (file?.pid !== server.pid || !file?.isReady) {
      if (!told && Date.now() > deadline - startTimeoutMs + 5_000) {
        told = true;
        options.log.warn(
          { cluster },
          "PostgreSQL takes long to start: it may be replaying its log after it was killed",
        );
      }
      continue;
    }
    const live = await tryConnect(cluster);
    if (!live) continue;
    server.unref();
    return live;
  }
  server.kill("SIGINT");
  return undefined;
}

export async function stopServer(cluster: string, log: Log): Promise<void> {
  const file = pidFileOf(cluster);
  if (!file || !isAlive(file.pid)) return;
  // SIGINT is PostgreSQL's fast shutdown: sessions end, everything is written, the next start replays nothing.
  process.kill(file.pid, "SIGINT");
  for (const until = Date.now() + 60_000; Date.now() < until; await sleep(15))
    if (pidFileOf(cluster)?.pid !== file.pid && !isAlive(file.pid)) {
      if (file.socketFolder !== cluster) removeEmpty(file.socketFolder);
      return;
    }
  log.error({ pid: file.pid }, "PostgreSQL has not stopped within a minute; it is left alone");
}

/** A concurrent start may be using the folder already. */
function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch (error) {
    if (!["ENOTEMPTY", "ENOENT"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  }
}
