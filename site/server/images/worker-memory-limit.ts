import { readFileSync } from "node:fs";
import { maxWorkerMemoryMb } from "./worker/messages.ts";

/** Reserved but never used, mostly by the stacks of threads. */
const unusedMb = 30;

/**
 * Shell commands in front of the worker: where the system supports such a limit, allocation fails at once instead of at
 * the worker's next look at its own memory.
 */
export const withMemoryLimit = `ulimit -s 2048 2>/dev/null; ulimit -d ${dataLimitKb()} 2>/dev/null; exec "$0" "$@"`;

function dataLimitKb(): number {
  return (maxWorkerMemoryMb + unusedMb) * 1024 + codeRangeKb();
}

/** The address space that V8 reserves for compiled code counts too. Its size depends on the machine. */
function codeRangeKb(): number {
  if (process.platform !== "linux") return 0;
  const maps = readFileSync("/proc/self/maps", "latin1");
  const ranges = maps.matchAll(/^([0-9a-f]+)-([0-9a-f]+) rwxp/gm);
  return (
    [...ranges].reduce((sum, [, from = "", to = ""]) => sum + Number.parseInt(to, 16) - Number.parseInt(from, 16), 0) /
    1024
  );
}
