import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import type { LoadRequest } from "./run-load.ts";

/** Live streams that another process holds open. */
export interface OpenStreams {
  /** Waits until each of them has brought so many messages. @throws when that takes too long */
  haveHeard(messages: number): Promise<void>;
  close(): Promise<void>;
}

/** What that process prints, again and again. */
export interface StreamState {
  open: number;
  /** Messages that each stream has brought at least. */
  heard: number;
}

const timeoutMs = 60_000;
const pollMs = 20;

/** Opens a live stream by each request, and waits until all of them have begun. */
export async function openStreams(address: string, requests: readonly LoadRequest[]): Promise<OpenStreams> {
  const program = join(import.meta.dirname, "stream-listener.ts");
  const child = spawn(process.execPath, [program, address], { stdio: ["pipe", "pipe", "inherit"] });
  let state: StreamState = { open: 0, heard: 0 };
  createInterface({ input: child.stdout }).on("line", (line) => {
    state = JSON.parse(line);
  });
  child.stdin.write(`${JSON.stringify(requests)}\n`);

  async function until(isReached: () => boolean): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    while (!isReached()) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(`The live streams came no further than ${JSON.stringify(state)}.`);
      await pause(pollMs);
    }
  }

  await until(() => state.open === requests.length);
  return {
    haveHeard: (messages) => until(() => state.heard >= messages),
    async close() {
      const ended = once(child, "exit");
      child.stdin.end();
      await ended;
    },
  };
}
