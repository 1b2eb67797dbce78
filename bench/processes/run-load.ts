import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

export interface Load {
  requests: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  failures: number;
}

/** Sends requests to one address over 16 connections for some seconds, from another process. */
export async function load(url: string, headers: Record<string, string>, seconds = 6): Promise<Load> {
  const options = JSON.stringify({ url, connections: 16, duration: seconds, headers });
  const program = join(import.meta.dirname, "load-generator.ts");
  const { stdout } = await promisify(execFile)(process.execPath, [program, options]);
  return JSON.parse(stdout) as Load;
}
