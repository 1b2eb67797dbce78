import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from "node:fs";
import { rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { sharedFolder } from "../data-dir.ts";
import { isAlive } from "./pid-file.ts";
import { type ProgramsFolder, program } from "./postgres-programs.ts";
import type { ServerAccount } from "./server-account.ts";

/** The major version of the packaged server. A cluster of another version must be dumped and restored. */
const packagedMajor = 18;

/**
 * Creates the cluster unless it exists. It is created beside its final path and renamed, so that an interrupted first
 * start leaves nothing half-made and two concurrent ones end with a single cluster.
 * @throws a sentence when the folder holds a cluster of another major version, or other files.
 */
export async function createCluster(
  folder: string,
  programs: ProgramsFolder,
  identity: ServerAccount,
  sync = true,
): Promise<void> {
  await removeAbandonedDrafts(folder);
  if (hasCluster(folder)) return;
  const draft = `${folder}.${process.pid}-${randomBytes(4).toString("hex")}.new`;
  mkdirSync(draft, { mode: 0o700 });
  if (identity.uid !== undefined) chownSync(draft, identity.uid, identity.gid!);
  try {
    await initialise(draft, programs, identity, sync);
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!hasCluster(folder)) throw error;
  }
}

function hasCluster(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const version = join(folder, "PG_VERSION");
  if (existsSync(version)) {
    const major = readFileSync(version, "utf8").trim();
    if (major === String(packagedMajor)) return true;
    throw new Error(
      `${folder} was made by PostgreSQL ${major}, and this Hemline brings ${packagedMajor}: dump it with its own version and restore it (docs/operations.md), or set DATABASE_URL.`,
    );
  }
  if (readdirSync(folder).length > 0)
    throw new Error(`${folder} is neither empty nor a PostgreSQL cluster: move it away, or set DATA_DIR.`);
  rmdirSync(folder);
  return false;
}

async function initialise(
  folder: string,
  programs: ProgramsFolder,
  identity: ServerAccount,
  sync: boolean,
): Promise<void> {
  // The builtin C.UTF-8 sorts and folds alike on every platform, whatever its locales and glibc are.
  const locale = ["--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"];
  // No password: only the owner and root may enter the socket's folder.
  const access = ["--auth=trust", "--username=postgres"];
  try {
    await promisify(execFile)(
      program(programs, "initdb"),
      ["-D", folder, ...locale, ...access, "--no-instructions", ...(sync ? [] : ["--no-sync"])],
      { cwd: "/", env: { PATH: "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" }, ...identity },
    );
  } catch (error) {
    throw clusterNotMade(folder, error);
  }
}

function clusterNotMade(folder: string, cause: unknown): Error {
  const said = (cause as { stderr?: string }).stderr?.trim().split("\n").at(-1) ?? (cause as Error).message;
  return new Error(`PostgreSQL could not make its cluster in ${folder}: ${said}`, { cause });
}

/** Removes the drafts of interrupted starts; a draft whose process still runs belongs to another start. */
async function removeAbandonedDrafts(folder: string): Promise<void> {
  const prefix = `${basename(folder)}.`;
  for (const name of readdirSync(dirname(folder))) {
    const maker = /^(\d+)-[0-9a-f]{8}\.new$/.exec(name.startsWith(prefix) ? name.slice(prefix.length) : "")?.[1];
    if (!maker || isAlive(Number(maker))) continue;
    const draft = join(dirname(folder), name);
    // A program started by the killed process may go on writing for a moment.
    for (const until = Date.now() + 5_000; existsSync(draft) && Date.now() < until; await sleep(50))
      await rm(draft, { recursive: true, force: true }).catch(() => undefined);
  }
}

/**
 * Creates the data folder and lets the server's account pass through it under any umask: Hemline's own folders become
 * enterable, not listable.
 * @throws a sentence when a folder above them is closed to that account.
 */
export function prepareDataDir(dataDir: string, identity: ServerAccount): void {
  mkdirSync(dataDir, { recursive: true });
  if (identity.uid === undefined) return;
  const own = [dataDir, dirname(dataDir)];
  for (let path = dataDir; ; path = dirname(path)) {
    const { mode, uid } = statSync(path);
    const isOurs = uid === 0 && (own.includes(path) || path.startsWith(sharedFolder));
    if (isOurs) chmodSync(path, (mode & 0o7777) | 0o011);
    if (!mayEnter(path, identity))
      throw new Error(
        `${path} is closed to the account that runs PostgreSQL: unset DATA_DIR, or set it to a folder that every account may enter, for example DATA_DIR=${join(sharedFolder, "data")}, or set DATABASE_URL to a server of your own.`,
      );
    if (path === dirname(path)) return;
  }
}

function mayEnter(path: string, identity: ServerAccount): boolean {
  const { mode, uid, gid } = statSync(path);
  const bit = uid === identity.uid ? 0o100 : gid === identity.gid ? 0o010 : 0o001;
  return (mode & bit) !== 0;
}
