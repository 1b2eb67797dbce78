import { readFileSync } from "node:fs";
import { memoryLimitMb } from "./worker/words.ts";

/** Asked for but never used: the stacks of threads, mostly. */
const unusedMb = 30;

/**
 * What the shell does before it becomes the worker: where the system knows such a limit, memory ends at once instead of at
 * the worker's next look at itself. Elsewhere that look is all there is.
 */
export const withMemoryLimit = `ulimit -s 2048 2>/dev/null; ulimit -d ${dataLimitKb()} 2>/dev/null; exec "$0" "$@"`;

function dataLimitKb(): number {
  return (memoryLimitMb + unusedMb) * 1024 + codeRangeKb();
}

/** V8 sets room aside for compiled code. It counts, though hardly anything lies in it; how large it is depends on the machine. */
function codeRangeKb(): number {
  if (process.platform !== "linux") return 0;
  const maps = readFileSync("/proc/self/maps", "latin1");
  const ranges = maps.matchAll(/^([0-9a-f]+)-([0-9a-f]+) rwxp/gm);
  return (
    [...ranges].reduce((sum, [, from = "", to = ""]) => sum + Number.parseInt(to, 16) - Number.parseInt(from, 16), 0) /
    1024
  );
}
