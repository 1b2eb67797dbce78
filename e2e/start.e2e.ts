import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { alive, family, type Started, startProcess } from "./process.ts";

const dataDir = mkdtempSync(join(tmpdir(), "hemline-start-"));
let running: Started[] = [];

const start = (env: Record<string, string> = {}): Started => {
  const started = startProcess(["boot.mjs", "start"], { DATA_DIR: dataDir, PORT: "0", ...env });
  running.push(started);
  return started;
};
const status = async (address: string, path: string) => (await fetch(address + path)).status;

afterEach(async () => {
  for (const { child } of running) if (child.exitCode === null) child.kill("SIGTERM");
  await Promise.all(running.map(({ ended }) => ended));
  running = [];
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Everything that runs for it: the script, the server, the database with its processes, the darkroom. */
async function allOf(started: Started): Promise<number[]> {
  const pids = family(started.child.pid ?? 0);
  expect(pids.length).toBeGreaterThan(3);
  return pids;
}

describe("npm start on an embedded database", () => {
  test("opens with the demo people, and SIGTERM leaves nothing behind while pictures are still being hung", async () => {
    const started = start();
    const address = await started.opened;
    expect(started.said()).toContain("Hanging the demo community's pictures");
    expect(started.said()).toContain("noor.aziz@example.org");
    for (const path of ["/", "/looks", "/members", "/healthz", "/readyz", "/gateway/stripe.js"])
      expect.soft(await status(address, path), path).toBe(200);
    const pids = await allOf(started);
    started.child.kill("SIGTERM");
    expect(await started.ended).toBe(0);
    expect(alive(pids), started.said()).toEqual([]);
    expect(started.said()).not.toMatch(/"level":[456]0/);
  });

  test("goes on where it was interrupted; a second process on the same database takes a port of its own", async () => {
    const [first, second] = [start(), start()];
    const addresses = await Promise.all([first.opened, second.opened]);
    expect(new Set(addresses).size).toBe(2);
    for (const address of addresses) expect(await status(address, "/members")).toBe(200);
    const pids = [first, second].flatMap(({ child }) => family(child.pid ?? 0));
    // A terminal's Ctrl-C goes to everybody at once.
    process.kill(-(first.child.pid ?? 0), "SIGINT");
    expect(await first.ended).toBe(0);
    expect(await status(addresses[1]!, "/looks")).toBe(200);
    process.kill(-(second.child.pid ?? 0), "SIGINT");
    expect(await second.ended).toBe(0);
    expect(alive(pids)).toEqual([]);
  });

  test("killed, it is taken up by the next start; without the script that started it, it ends", async () => {
    const killed = start();
    await killed.opened;
    const before = await allOf(killed);
    const [, server = 0] = before;
    process.kill(server, "SIGKILL");
    await killed.ended;
    const next = start();
    expect(await status(await next.opened, "/looks")).toBe(200);
    const [script = 0, ...others] = await family(next.child.pid ?? 0);
    process.kill(script, "SIGKILL");
    await next.ended;
    await expect.poll(() => alive([...before, ...others]), { timeout: 40_000 }).toEqual([]);
  });

  test("a stop in the middle of a start leaves nothing behind", async () => {
    const started = start();
    await expect
      .poll(() => family(started.child.pid ?? 0).length, { interval: 20, timeout: 20_000 })
      .toBeGreaterThan(2);
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
    expect(started.said()).toMatch(/Something did not close: the database \w+ was given up after \d+(\.\d)? s\.\n/);
    expect(alive([server])).toEqual([]);
    for (const pid of database) process.kill(pid, "SIGCONT");
    // The database that nobody could stop is used by the next one, which does.
    const next = start();
    await next.opened;
    next.child.kill("SIGTERM");
    await next.ended;
    await expect.poll(() => alive(pids), { timeout: 40_000 }).toEqual([]);
  });

  test("refuses what others must not find unless it is asked for by name, and then says so on every page", async () => {
    const others = { HOST: "0.0.0.0" };
    const refused = start(others);
    expect(await refused.ended).toBe(1);
    expect(refused.said().match(/^\w+ .*because others reach Hemline \(HOST=0\.0\.0\.0\)/gm)).toHaveLength(3);
    const refusedForPeople = start({ ...others, CARD_SIMULATOR: "1", MAILBOX: "1", DEMO: "0" });
    expect(await refusedForPeople.ended).toBe(1);
    expect(refusedForPeople.said()).toContain("The demo community lives in this database");
    const started = start({ ...others, CARD_SIMULATOR: "1", MAILBOX: "1", DEMO: "1" });
    const address = await started.opened;
    for (const path of ["/", "/looks", "/login", "/nothing"])
      for (let again = 0; again < 2; again += 1)
        expect.soft(await (await fetch(address + path)).text(), path).toContain('aria-label="Demonstration"');
    expect(await status(address, "/mailbox")).toBe(404);
  });

  test("says in one sentence that a port is taken, and what is wrong in the configuration", async () => {
    const first = start();
    const port = new URL(await first.opened).port;
    const second = start({ PORT: port });
    expect(await second.ended).toBe(1);
    expect(second.said()).toBe(`Port ${port} is taken by another program: stop it, or choose another with PORT.\n`);
    const third = start({ PORT: "abc", ROOMS: "cellar" });
    expect(await third.ended).toBe(1);
    expect(third.said().trim().split("\n")).toEqual([
      "PORT must be a whole number from 0 to 65535.",
      "ROOMS must be a list of site, billing, gateway, worker.",
    ]);
  });
});
