import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, globSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { isAlive, pidFileOf } from "../pid-file.ts";
import { clusterFolder, type ServerOptions } from "../server-options.ts";

/** For clusters that live for one test and need not survive a power cut. */
export const unsafeSettings = { sync: false, settings: { fsync: "off", full_page_writes: "off" } };

/** A folder that every account may enter. Disposing of it ends all its processes and servers and removes its files. */
export function testServers() {
  const folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  chmodSync(folder, 0o755);
  const dataDirs: string[] = [];
  const holders: Holder[] = [];
  return {
    folder,
    /** A data folder below it; created by the server that starts there. */
    dataDir(name = "data") {
      const dataDir = join(folder, name, "postgres");
      dataDirs.push(dataDir);
      return dataDir;
    },
    /** Another process that holds the server of `place`, started as `account` and under `umask`. */
    holder(place: Omit<ServerOptions, "log">, o: { umask?: string; account?: { uid: number; gid: number } } = {}) {
      const holder = startHolder(place, o);
      holders.push(holder);
      return holder;
    },
    async [Symbol.asyncDispose]() {
      await removeAbandoned();
      // Holders first: they would restart their servers.
      for (const holder of holders) await holder.isKilled();
      for (const dataDir of dataDirs) await end(clusterFolder(dataDir));
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

const prefix = "hemline-stage-";

/** Ends what an interrupted test run left behind: folder names carry the pid of their process. */
async function removeAbandoned(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((name) => name.startsWith(prefix))) {
    if (isAlive(Number(name.slice(prefix.length).split("-")[0]))) continue;
    const folder = join(tmpdir(), name);
    for (const file of globSync("**/postmaster.pid", { cwd: folder })) await end(dirname(join(folder, file)));
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function end(cluster: string): Promise<void> {
  const pid = pidFileOf(cluster)?.pid;
  if (pid === undefined || !isAlive(pid)) return;
  process.kill(pid, "SIGINT");
  await gone(pid);
}

export async function gone(pid: number): Promise<void> {
  while (isAlive(pid)) await sleep(10);
}

interface Held {
  how: "started" | "adopted";
  socketFolder: string;
  /** Of the server. */
  pid: number;
}

type Holder = ReturnType<typeof startHolder>;

function startHolder(place: Omit<ServerOptions, "log">, o: { umask?: string; account?: { uid: number; gid: number } }) {
  const program = fileURLToPath(new URL("./hold-server-process.ts", import.meta.url));
  const text = JSON.stringify({ ...unsafeSettings, ...place });
  const shell = ["-c", `umask ${o.umask ?? "022"} && exec "$0" "$@"`, process.execPath, program, text];
  // Standard input stays open while this process lives, so that the child never outlives an aborted test run.
  const child = spawn("/bin/sh", shell, { stdio: "pipe", cwd: "/", ...o.account });
  const hasEnded = once(child, "exit");
  const held = heldBy(child);
  held.catch(() => undefined);
  const end = async (signal: "SIGTERM" | "SIGKILL") => {
    child.kill(signal);
    await hasEnded;
  };
  return { held, leaves: () => end("SIGTERM"), isKilled: () => end("SIGKILL") };
}

async function heldBy(child: ChildProcess): Promise<Held> {
  let said = "";
  let complaint = "";
  child.stdout!.on("data", (text) => {
    said += text;
  });
  child.stderr!.on("data", (text) => {
    complaint += text;
  });
  while (!said.includes("\n")) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(complaint || "it ended without a word");
    await sleep(10);
  }
  return JSON.parse(said) as Held;
}

/** Waits for a file or folder that another process creates. */
export async function appears(path: () => string | undefined): Promise<string> {
  for (;;) {
    const found = path();
    if (found !== undefined && existsSync(found)) return found;
    await sleep(2);
  }
}
