import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What a server wrote about itself into its `postmaster.pid`. It may be dead by now. */
export interface PidFile {
  pid: number;
  port: number;
  socketFolder: string;
  isReady: boolean;
}

export function pidFileOf(cluster: string): PidFile | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
  const [pid, , , port, socketFolder, , , status] = lines;
  if (!pid || !port || !socketFolder) return undefined;
  return { pid: Number(pid), port: Number(port), socketFolder, isReady: status?.trim() === "ready" };
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
