import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { portOf } from "../../vitest/port-of.ts";

/** One Hemline process as a person starts it. */
export interface Started {
  child: ChildProcess;
  /** What it has printed so far, both streams. */
  said(): string;
  /** Its address; rejects with what it said when it ends without opening. */
  opened: Promise<string>;
  /** Its exit code. */
  ended: Promise<number | null>;
}

const projectDir = join(import.meta.dirname, "../..");

/** What a started process takes over from this one; with the cache of compiled code it starts in half the time. */
export function surroundings(): Record<string, string> {
  const { PATH = "", HOME = "", NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }) };
}

/** Starts `node <args>` in the project with nothing but `env`, in a process group of its own. */
export function startProcess(args: string[], env: Record<string, string>): Started {
  const child = spawn(process.execPath, args, { cwd: projectDir, env: { ...surroundings(), ...env }, detached: true });
  let said = "";
  const address = Promise.withResolvers<string>();
  address.promise.catch(() => undefined);
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (chunk) => {
      said += chunk;
      const found = /Hemline is running at (\S+)/.exec(said)?.[1];
      if (found) address.resolve(found);
    });
  const ended = new Promise<number | null>((resolve) =>
    child.on("close", (code) => {
      address.reject(new Error(`It ended with ${code}:\n${said}`));
      resolve(code);
    }),
  );
  return { child, said: () => said, opened: address.promise, ended };
}

/** The process and everything that it has started. */
export function family(pid: number): number[] {
  const lines = execFileSync("ps", ["-eo", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
  const all = lines.map((line) => line.trim().split(/\s+/).map(Number) as [number, number]);
  const below = (parent: number): number[] => [
    parent,
    ...all.filter(([, of]) => of === parent).flatMap(([child]) => below(child)),
  ];
  return below(pid);
}

/** Those of the processes that still run. */
export const alive = (pids: number[]) =>
  pids.filter((pid) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  });

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
