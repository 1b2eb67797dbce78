import { createHash } from "node:crypto";
import { accessSync, constants, realpathSync, statfsSync } from "node:fs";
import { join } from "node:path";

const rootFolder = process.platform === "darwin" ? "/usr/local/var/hemline" : "/var/lib/hemline";

/** Where root keeps what all projects on this machine share, such as a copy of PostgreSQL's programs. */
export const sharedFolder = rootFolder;

export const isRoot = () => process.getuid?.() === 0;

/**
 * The data folder when `DATA_DIR` is not set: `.data` inside the project. For root it is a folder per project below
 * `/var/lib/hemline`, because PostgreSQL refuses to run as root and its account may be unable to enter the project.
 */
export function defaultDataDir(projectFolder: string): string {
  return isRoot() ? join(rootFolder, nameOf(projectFolder)) : join(projectFolder, ".data");
}

/** Linux keeps the files of this folder in memory. */
const memoryFolder = "/dev/shm";
/** A test run needs a twentieth of it; containers often have very little. */
const minMemoryBytes = 2 * 1024 ** 3;

/**
 * Where the tests' cluster lives: never beside the real one, so that no test can reach it. In memory where there is
 * enough of it: a test database is a copy of some eight hundred small files, which is twenty times slower on a disk.
 */
export function testDataDir(projectFolder: string): string {
  if (fitsInMemory()) return join(memoryFolder, `hemline-tests-${process.getuid?.()}-${nameOf(projectFolder)}`);
  return isRoot() ? join(rootFolder, `${nameOf(projectFolder)}-tests`) : join(projectFolder, ".data", "tests");
}

const nameOf = (projectFolder: string) =>
  createHash("sha256").update(realpathSync(projectFolder)).digest("hex").slice(0, 16);

function fitsInMemory(): boolean {
  try {
    accessSync(memoryFolder, constants.W_OK);
    const { bavail, bsize } = statfsSync(memoryFolder);
    return process.platform === "linux" && bavail * bsize >= minMemoryBytes;
  } catch {
    return false;
  }
}
