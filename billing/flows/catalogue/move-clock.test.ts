import { describe, expect, test } from "vitest";
import { slowTest } from "../../../vitest/slow-test.ts";
import { applyCatalogue, moveClock } from "../../billing.ts";
import { fixtureCatalogue } from "../../testing/fixture-catalogue.ts";
import { testBilling } from "../../testing/test-billing.ts";
import { failsLaterCard } from "../../testing/test-customer.ts";
import { events, inAHurry, moves, periods, subscription } from "./testing/moved-clocks.ts";

slowTest(
  "a card that fails in an accelerated sandbox is tried five times in twelve minutes, and given up after fifteen",
  async () => {
    const service = await testBilling();
    const { ada, billing, setClock, rows } = service;
    await inAHurry(service);
    await ada.buys("atelier_yearly", failsLaterCard);
    for (let minute = 5; minute <= 25; minute += 1) {
      setClock(new Date(Date.UTC(2026, 0, 31, 10, minute)).toISOString());
      await billing.tick();
    }
    expect(
      (await rows<{ at: string }>("select to_char(created_at, 'MI') as at from billing.payments order by attempt")).map(
        (it) => it.at,
      ),
    ).toEqual(["05", "08", "11", "14", "17"]);
    expect(await rows("select ended_at from billing.subscriptions")).toEqual([
      { ended_at: new Date("2026-01-31T10:20:00Z") },
    ]);
  },
);

test("a test store's subscription renews five times without card or money, and is cancelled", async () => {
  const service = await testBilling();
  const { ada, billing, keys, post, setClock, rows } = service;
  const receipt = { fetch_token: "test_1769853600000_abc", product_id: "atelier_monthly", app_user_id: "ada" };
  expect((await post("/v1/receipts", receipt, keys.test_store)).status).toBe(200);
  for (const instant of ["02-28", "03-31", "04-30", "05-31", "06-30", "07-31", "08-31"]) {
    setClock(`2026-${instant}T10:00:00Z`);
    await billing.tick();
  }
  expect((await periods(service)).map((it) => it.number)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(await rows("select count(*)::int from billing.payments")).toEqual([{ count: 0 }]);
  expect((await subscription(ada))?.expires_date).toBe("2026-07-31T10:00:00Z");
  expect((await events(service)).at(-1)).toBe("EXPIRATION");
  expect(await ada.has("pro")).toBe(false);
});

describe("a project's clock that is moved", () => {
  test("lives through every period on its own day, and each is paid once", async () => {
    const service = await testBilling();
    const { ada, billing } = service;
    await ada.buys("atelier_monthly");
    expect((await moves(service, "P4M")).toISOString()).toBe("2026-05-31T10:00:00.000Z");
    await billing.tick();
    expect((await periods(service)).map((it) => it.starts)).toEqual([
      "2026-01-31 10:00",
      "2026-02-28 10:00",
      "2026-03-31 10:00",
      "2026-04-30 10:00",
      "2026-05-31 10:00",
    ]);
    expect((await subscription(ada))?.expires_date).toBe("2026-06-30T10:00:00Z");
    await billing.tick();
    expect((await periods(service)).length).toBe(5);
  });

  slowTest("lives through failures too: every try has its day", async () => {
    const service = await testBilling();
    const { ada, billing, rows } = service;
    await ada.buys("atelier_yearly", failsLaterCard);
    await moves(service, "P2M");
    await billing.tick();
    expect(
      (
        await rows<{ at: string }>("select to_char(created_at, 'MM-DD') as at from billing.payments order by attempt")
      ).map((it) => it.at),
    ).toEqual(["02-07", "02-08", "02-10", "02-14", "02-21", "02-28", "03-08"]);
    expect(await rows("select ended_at from billing.subscriptions")).toEqual([
      { ended_at: new Date("2026-03-09T10:00:00Z") },
    ]);
  });

  test("does not move anybody else's", async () => {
    const service = await testBilling();
    const { ada, bert, billing, db, clock, call, keys } = service;
    await ada.buys("atelier_monthly");
    const other = { ...fixtureCatalogue, project: { ...fixtureCatalogue.project, identifier: "hut" } };
    await applyCatalogue(db, other, { clock, keys: [{ kind: "sandbox", key: "rcb_sb_hut" }] });
    await moveClock(db, { project: "hut", by: "P1Y", now: clock(), isLive: false });
    await billing.tick();
    expect((await periods(service)).length).toBe(1);
    const path = `/v1/subscribers/${bert.id}`;
    const [here, there] = [
      await call<{ request_date: string }>(path),
      await call<{ request_date: string }>(path, { key: "rcb_sb_hut" }),
    ];
    expect([here.body.request_date, there.body.request_date]).toEqual(["2026-01-31T10:00:00Z", "2027-01-31T10:00:00Z"]);
    expect(keys.sandbox).not.toBe("rcb_sb_hut");
  });

  test("goes forward only, to an instant too, and home only while nothing happened there", async () => {
    const service = await testBilling();
    const { ada, billing } = service;
    await moves(service, "2026-03-01T00:00:00Z");
    await expect(moves(service, "2026-02-28T00:00:00Z")).rejects.toThrow(/isn’t later/);
    expect(await moves(service, null)).toEqual(service.clock());
    await moves(service, "P1D");
    await ada.buys("atelier_monthly");
    await expect(moves(service, null)).rejects.toThrow(/events in the future/);
    await billing.tick();
  });

  test("is never moved where money is real", async () => {
    const service = await testBilling();
    await expect(moves(service, "P1M", true)).rejects.toThrow(/live/);
  });

  test("provider events of a payment there are recorded at its time", async () => {
    const service = await testBilling();
    const { ada, deliverProviderWebhooks, rows } = service;
    await moves(service, "P1M");
    const checkout = await ada.startsCheckout("atelier_monthly");
    await checkout.pays();
    await deliverProviderWebhooks();
    expect(await rows("select starts_at, ends_at from billing.transactions")).toEqual([
      { starts_at: new Date("2026-02-28T10:00:00Z"), ends_at: new Date("2026-03-28T10:00:00Z") },
    ]);
  });
});

test("a machine's clock that falls back an hour charges nobody again", async () => {
  const service = await testBilling();
  const { ada, billing, setClock, rows } = service;
  await ada.buys("atelier_monthly");
  for (const instant of [
    "2026-02-28T10:00:00Z",
    "2026-02-28T09:00:00Z",
    "2026-02-28T10:00:00Z",
    "2026-02-28T11:00:00Z",
  ]) {
    setClock(instant);
    await billing.tick();
  }
  expect(await rows("select count(*)::int from gateway.charges")).toEqual([{ count: 2 }]);
  expect((await subscription(ada))?.expires_date).toBe("2026-03-31T10:00:00Z");
});
