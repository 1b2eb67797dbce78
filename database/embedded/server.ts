import { setTimeout as sleep } from "node:timers/promises";
import { isRoot, sharedFolder } from "../data-dir.ts";
import { tryConnect } from "./connect.ts";
import { createCluster, prepareDataDir } from "./create-cluster.ts";
import { lastLogLines, logFileOf } from "./log-file.ts";
import { hasLockFile, pidFileOf } from "./pid-file.ts";
import { packagedPrograms, runnablePrograms } from "./postgres-programs.ts";
import { serverAccountFor } from "./server-account.ts";
import { clusterFolder, type Reached, type ServerOptions } from "./server-options.ts";
import { start, startTimeoutMs } from "./spawn-server.ts";

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
