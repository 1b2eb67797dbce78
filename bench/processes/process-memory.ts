import { readFileSync } from "node:fs";
import { familyOf, postmasterOf } from "./process-cpu.ts";

/** Memory in MB of a process and its children. Shared pages count by their share (Linux' PSS). */
export const memoryOf = (pid: number): number => familyOf(pid).reduce((sum, one) => sum + pssKb(one), 0) / 1024;

/** The same for the database server below `dataDir`. */
export const databaseMemory = (dataDir: string): number => memoryOf(postmasterOf(dataDir));

function pssKb(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
