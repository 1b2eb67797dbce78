import { spawn } from "node:child_process";
import { closeSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { tryConnect } from "./connect.ts";
import { logFileOf, openLog } from "./log-file.ts";
import { pidFileOf } from "./pid-file.ts";
import { type ProgramsFolder, program } from "./postgres-programs.ts";
import type { ServerAccount } from "./server-account.ts";
import type { ServerOptions } from "./server-options.ts";
import { port, socketFolderFor } from "./socket.ts";

/** Includes the recovery after a kill, which replays the log. */
export const startTimeoutMs = 180_000;

/** @returns nothing when the server ended before it was ready */
export async function start(
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

  for (let hasWarned = false; Date.now() < deadline; await sleep(15)) {
    if (failure) throw failure;
    if (hasEnded) return undefined;
    const file = pidFileOf(cluster);
    if (file?.pid !== server.pid || !file?.isReady) {
      if (!hasWarned && Date.now() > deadline - startTimeoutMs + 5_000) {
        hasWarned = true;
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
