import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

export interface Load {
  requests: number;
  perSecond: number;
  p50Ms: number;
  p97Ms: number;
  p99Ms: number;
  failures: number;
  /** Answers by status. */
  statuses: Record<string, number>;
}

export interface LoadRequest {
  method?: "GET" | "PUT" | "POST" | "DELETE";
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Sends requests to one address over 16 connections for some seconds, from another process. */
export async function load(url: string, headers: Record<string, string>, seconds = 6): Promise<Load> {
  return generate({ url, connections: 16, duration: seconds, headers });
}

/** The same with several requests in turn. */
export const loadMany = (address: string, requests: readonly LoadRequest[], seconds = 6): Promise<Load> =>
  generate({ url: address, connections: 16, duration: seconds, requests });

async function generate(options: object): Promise<Load> {
  const program = join(import.meta.dirname, "load-generator.ts");
  const running = promisify(execFile)(process.execPath, [program]);
  // A thousand requests are longer than an argument may be.
  running.child.stdin?.end(JSON.stringify(options));
  const { stdout } = await running;
  return JSON.parse(stdout) as Load;
}
