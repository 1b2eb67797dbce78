import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach } from "vitest";
import { type Started, startProcess } from "./process.ts";

/** Starts Hemline as a person does, always on the same embedded database. What still runs after a test is stopped. */
export function startOnOneDatabase(): (env?: Record<string, string>) => Started {
  const dataDir = mkdtempSync(join(tmpdir(), "hemline-start-"));
  let running: Started[] = [];
  afterEach(async () => {
    for (const { child } of running) if (child.exitCode === null) child.kill("SIGTERM");
    await Promise.all(running.map(({ ended }) => ended));
    running = [];
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
  return (env = {}) => {
    const started = startProcess(["boot.mjs", "start"], { DATA_DIR: dataDir, PORT: "0", ...env });
    running.push(started);
    return started;
  };
}

export async function startAndStop(start: () => Started): Promise<void> {
  const started = start();
  await started.opened;
  started.child.kill("SIGTERM");
  await started.ended;
}

/** The status of the answer to a GET. */
export const status = async (address: string, path: string): Promise<number> => (await fetch(address + path)).status;
