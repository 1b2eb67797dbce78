import { describe, expect, test } from "vitest";
import { startAndStop, startOnOneDatabase, status } from "../testing/start-on-one-database.ts";

const start = startOnOneDatabase();
const others = { HOST: "0.0.0.0" };

describe("npm start with settings that do not fit", () => {
  test("refuses what others must not find unless it is asked for by name", async () => {
    const refused = start(others);
    expect(await refused.ended).toBe(1);
    expect(refused.said().match(/^\w+,? .*because other people can reach Hemline \(HOST=0\.0\.0\.0\)/gm)).toHaveLength(
      3,
    );
    await startAndStop(start);
    const refusedForPeople = start({ ...others, CARD_SIMULATOR: "1", MAILBOX: "1", DEMO: "0" });
    expect(await refusedForPeople.ended).toBe(1);
    expect(refusedForPeople.said()).toContain("This database contains the demo community");
  });

  test("says on every page of a demo that others can reach what is not real", async () => {
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
    expect(second.said()).toBe(`Another program is using port ${port}. Stop it, or set PORT to another number.\n`);
    const third = start({ PORT: "abc", SERVICES: "cellar" });
    expect(await third.ended).toBe(1);
    expect(third.said().trim().split("\n")).toEqual([
      "PORT must be a whole number from 0 to 65535.",
      "SERVICES must be a list of site, billing, gateway, worker.",
    ]);
  });
});
