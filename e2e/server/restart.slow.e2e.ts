import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { defined } from "../../vitest/defined.ts";
import { alive, family, type Started } from "../testing/process.ts";
import { startAndStop, startOnOneDatabase, status } from "../testing/start-on-one-database.ts";

const start = startOnOneDatabase();

/** All its processes: the script, the server, the database and the image workers. */
function allOf(started: Started): number[] {
  const pids = family(started.child.pid ?? 0);
  expect(pids.length).toBeGreaterThan(3);
  return pids;
}

describe("npm start on an embedded database, interrupted", () => {
  test("goes on where a start was left; a second process on the same database takes a port of its own", async () => {
    await startAndStop(start);
    const [first, second] = [start(), start()];
    const addresses = await Promise.all([first.opened, second.opened]);
    expect(new Set(addresses).size).toBe(2);
    for (const address of addresses) expect(await status(address, "/members")).toBe(200);
    const pids = [first, second].flatMap(({ child }) => family(child.pid ?? 0));
    // A terminal's Ctrl-C goes to everybody at once.
    process.kill(-(first.child.pid ?? 0), "SIGINT");
    expect(await first.ended).toBe(0);
    expect(await status(defined(addresses[1]), "/looks")).toBe(200);
    process.kill(-(second.child.pid ?? 0), "SIGINT");
    expect(await second.ended).toBe(0);
    expect(alive(pids)).toEqual([]);
  });

  test("killed, it is taken up by the next start; without the script that started it, it ends", async () => {
    const killed = start();
    await killed.opened;
    const before = allOf(killed);
    const [, server = 0] = before;
    process.kill(server, "SIGKILL");
    await killed.ended;
    const next = start();
    expect(await status(await next.opened, "/looks")).toBe(200);
    const [script = 0, ...others] = family(next.child.pid ?? 0);
    process.kill(script, "SIGKILL");
    await next.ended;
    await expect.poll(() => alive([...before, ...others]), { timeout: 40_000 }).toEqual([]);
  });

  test("a stop in the middle of a start leaves nothing behind", async () => {
    const started = start();
    await expect.poll(() => family(started.child.pid ?? 0).length, { interval: 20 }).toBeGreaterThan(2);
    const pids = family(started.child.pid ?? 0);
    started.child.kill("SIGTERM");
    await started.ended;
    await expect.poll(() => alive(pids), { timeout: 40_000 }).toEqual([]);
  });

  test("a stop ends although the database hangs, and says what was given up", async () => {
    const started = start();
    await started.opened;
    const pids = family(started.child.pid ?? 0);
    const [, server = 0] = pids;
    const database = pids.filter((pid) => readFileSync(`/proc/${pid}/comm`, "utf8").startsWith("postgres"));
    for (const pid of database) process.kill(pid, "SIGSTOP");
    started.child.kill("SIGTERM");
    expect(await started.ended).toBe(0);
    expect(started.said()).toMatch(
      /Hemline couldn’t stop cleanly: the database \w+ didn’t close within \d+(\.\d)? s\.\n/,
    );
    expect(alive([server])).toEqual([]);
    for (const pid of database) process.kill(pid, "SIGCONT");
    // The next process uses and stops the database that was left running.
    await startAndStop(start);
    await expect.poll(() => alive(pids), { timeout: 40_000 }).toEqual([]);
  });
});
