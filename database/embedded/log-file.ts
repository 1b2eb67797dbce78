import { openSync, readFileSync, renameSync, statSync } from "node:fs";
import { join } from "node:path";

export const logFileOf = (dataDir: string) => join(dataDir, "postgres.log");

/** Opens the log for a server that is about to start; a large one is rotated. */
export function openLog(path: string): number {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > 10_000_000) renameSync(path, `${path}.1`);
  return openSync(path, "a", 0o600);
}

/** The last lines that are no routine messages of starting and stopping. */
export function lastLogLines(path: string): string {
  const course = /LOG: {2}(starting|terminating|shutting down|aborting|database system is|listening on)/;
  const lines = readFileSync(path, "utf8").trim().split("\n").slice(-40);
  return lines
    .filter((line) => !course.test(line))
    .slice(-3)
    .join(" | ");
}
