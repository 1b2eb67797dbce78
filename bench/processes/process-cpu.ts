import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ticksPerSecond = 100;

/** CPU time in ms that a process has used so far. */
export const cpuOf = (pid: number) => (statOf(pid).ticks * 1000) / ticksPerSecond;

/** The same with its child processes: its own time includes those that have ended. */
export const familyCpu = (pid: number) => familyOf(pid).reduce((sum, one) => sum + cpuOf(one), 0);

export const postmasterOf = (dataDir: string) =>
  Number(readFileSync(join(dataDir, "postgres/cluster/postmaster.pid"), "utf8").split("\n")[0]);

export function familyOf(pid: number): number[] {
  const all = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return [pid, ...all.map(Number).filter((one) => statOf(one).parent === pid)];
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
