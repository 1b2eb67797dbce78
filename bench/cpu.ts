import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ticksPerSecond = 100;

/** CPU time in ms that a process has used so far. */
export const cpuOf = (pid: number) => (statOf(pid).ticks * 1000) / ticksPerSecond;

/** The same for the database server below `dataDir`: the postmaster and its children; ended ones count in its time. */
export function databaseCpu(dataDir: string): number {
  const postmaster = Number(readFileSync(join(dataDir, "postgres/cluster/postmaster.pid"), "utf8").split("\n")[0]);
  const children = readdirSync("/proc").filter(
    (name) => /^\d+$/.test(name) && statOf(Number(name)).parent === postmaster,
  );
  return [postmaster, ...children.map(Number)].reduce((sum, pid) => sum + cpuOf(pid), 0);
}

function statOf(pid: number): { parent: number; ticks: number } {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return {
      parent: Number(fields[1]),
      ticks: Number(fields[11]) + Number(fields[12]) + Number(fields[13]) + Number(fields[14]),
    };
  } catch {
    return { parent: 0, ticks: 0 };
  }
}
