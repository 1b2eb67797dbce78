import { rmdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { errorCode } from "../error-code.ts";
import type { Log } from "../log.ts";
import { isAlive, pidFileOf } from "./pid-file.ts";

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
    if (!["ENOTEMPTY", "ENOENT"].includes(errorCode(error) ?? "")) throw error;
  }
}
