import { describe, expect, test } from "vitest";
import { testBilling } from "../../testing/test-billing.ts";
import { events, inAHurry, moves, periods, subscription } from "./testing/moved-clocks.ts";

describe("an accelerated sandbox", () => {
  test("a trial, a year and its renewals take minutes; after six renewals it is cancelled and ends", async () => {
    const service = await testBilling();
    const { ada, billing, setClock } = service;
    await inAHurry(service);
    await ada.buys("atelier_yearly");
    expect((await subscription(ada, "atelier_yearly"))?.expires_date).toBe("2026-01-31T10:05:00Z");
    for (let minute = 5; minute <= 500; minute += 5) {
      setClock(new Date(Date.UTC(2026, 0, 31, 10, minute)).toISOString());
      await billing.tick();
    }
    expect((await periods(service)).map((it) => `${it.number} ${it.type} ${it.starts.slice(11)}`)).toEqual([
      "0 trial 10:00",
      "1 normal 10:05",
      "2 normal 11:05",
      "3 normal 12:05",
      "4 normal 13:05",
      "5 normal 14:05",
      "6 normal 15:05",
    ]);
    expect(await subscription(ada, "atelier_yearly")).toMatchObject({
      expires_date: "2026-01-31T16:05:00Z",
      unsubscribe_detected_at: "2026-01-31T15:05:00Z",
    });
    expect((await events(service)).slice(-2)).toEqual(["CANCELLATION", "EXPIRATION"]);
  });
});

describe("a project's clock that is moved", () => {
  test("very far goes on with the next sweep where the last one stopped", async () => {
    const service = await testBilling();
    const { ada, billing } = service;
    await ada.buys("atelier_monthly");
    await moves(service, "P55M");
    await billing.tick();
    const first = (await periods(service)).length;
    expect(first).toBe(51);
    await billing.tick();
    const all = await periods(service);
    expect(all.length).toBe(56);
    expect(new Set(all.map((it) => it.starts.slice(0, 7))).size).toBe(56);
  });
});
