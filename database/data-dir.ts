import { createHash } from "node:crypto";
import { realpathSync } from "node:fs";
import { join } from "node:path";

const rootFolder = process.platform === "darwin" ? "/usr/local/var/hemline" : "/var/lib/hemline";

/** Where root keeps what every project of this machine may share, such as a copy of PostgreSQL's programs. */
export const sharedFolder = rootFolder;

export const isRoot = () => process.getuid?.() === 0;

/**
 * The data folder when `DATA_DIR` names none: `.data` inside the project. Root gets a folder of its own per project
 * below `/var/lib/hemline`, because PostgreSQL refuses to run as root and its account may be unable to enter the project.
 */
export function defaultDataDir(projectFolder: string): string {
  return isRoot() ? join(rootFolder, nameOf(projectFolder)) : join(projectFolder, ".data");
}

/** Where the cluster of the tests lives: never beside the real one, so that no test can reach it. */
export function testDataDir(projectFolder: string): string {
  return isRoot() ? join(rootFolder, `${nameOf(projectFolder)}-tests`) : join(projectFolder, ".data", "tests");
}

const nameOf = (projectFolder: string) =>
  createHash("sha256").update(realpathSync(projectFolder)).digest("hex").slice(0, 16);
