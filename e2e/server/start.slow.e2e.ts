import { describe, expect, test } from "vitest";
import { alive, family } from "../testing/process.ts";
import { startOnOneDatabase, status } from "../testing/start-on-one-database.ts";

const start = startOnOneDatabase();

describe("npm start on an embedded database", () => {
  test("opens with the demo people, and SIGTERM leaves nothing behind while photos are still being added", async () => {
    const started = start();
    const address = await started.opened;
    expect(started.said()).toContain("Adding the demo community");
    expect(started.said()).toContain("noor.aziz@example.org");
    for (const path of ["/", "/looks", "/members", "/healthz", "/readyz", "/gateway/stripe.js"])
      expect.soft(await status(address, path), path).toBe(200);
    const pids = family(started.child.pid ?? 0);
    expect(pids.length).toBeGreaterThan(3);
    started.child.kill("SIGTERM");
    expect(await started.ended).toBe(0);
    expect(alive(pids), started.said()).toEqual([]);
    expect(started.said()).not.toMatch(/"level":[456]0/);
  });
});
