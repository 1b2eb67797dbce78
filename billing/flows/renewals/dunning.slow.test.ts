import { describe, expect, test } from "vitest";
import { testBilling } from "../../testing/test-billing.ts";
import { at, declines, events, tries } from "./testing/failing-renewals.ts";

describe("a renewal that fails without grace", () => {
  test("is given up after thirty days, silently; only then it is over", async () => {
    const service = await testBilling();
    const { ada, rows } = service;
    await ada.buys("atelier_monthly");
    await declines(service, 100);
    await at(service, "2026-02-28T10:00:00Z");
    for (let day = 1; day <= 29; day += 1) await at(service, new Date(Date.UTC(2026, 2, day, 11)).toISOString());
    expect(await rows("select ended_at from billing.subscriptions")).toEqual([{ ended_at: null }]);
    const told = (await events(service)).length;
    await at(service, "2026-03-30T11:00:00Z");
    expect(await rows("select ended_at, renews_at from billing.subscriptions")).toEqual([
      { ended_at: new Date("2026-03-30T11:00:00Z"), renews_at: null },
    ]);
    expect((await tries(service)).length).toBe(7);
    expect((await events(service)).length).toBe(told);
  });
});
