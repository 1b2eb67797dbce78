import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { errorCode } from "../error-code.ts";

/** What a server wrote about itself into its `postmaster.pid`. That server may be dead by now. */
export interface PidFile {
  pid: number;
  port: number;
  socketFolder: string;
  isStarting: boolean;
  isReady: boolean;
}

const pathOf = (cluster: string) => join(cluster, "postmaster.pid");

export const hasLockFile = (cluster: string) => existsSync(pathOf(cluster));

/** Undefined as well while a starting server has not written its socket folder yet. */
export function pidFileOf(cluster: string): PidFile | undefined {
  const [pid, , , port, socketFolder, , , status] = linesOf(cluster);
  if (!pid || !port || !socketFolder) return undefined;
  const state = status?.trim();
  return {
    pid: Number(pid),
    port: Number(port),
    socketFolder,
    isStarting: state === "starting",
    isReady: state === "ready",
  };
}

/** None when there is no such file. */
function linesOf(cluster: string): string[] {
  try {
    return readFileSync(pathOf(cluster), "utf8").split("\n");
  } catch (error) {
    const code = errorCode(error);
    if (code === "ENOENT") return [];
    if (code === "EACCES")
      throw new Error(`${cluster} belongs to another account: start Hemline as that account, or set DATA_DIR.`);
    throw error;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}
