import { describe, expect, test } from "vitest";
import { AppServer, eventsOf } from "../../testing/app-server.ts";
import { testBilling } from "../../testing/test-billing.ts";

const endOf = (entitlements: Record<string, { expires_date: string | null }>, name: string) =>
  entitlements[name]?.expires_date;

describe("a promotional grant", () => {
  test("opens an entitlement until its end, to a customer nobody had seen before", async () => {
    const service = await testBilling();
    const { ada, setClock, billing } = service;
    const { status, body } = await new AppServer(service).gives(ada, "pro", { duration: "P3D" });
    expect(status).toBe(201);
    expect(endOf(body.subscriber.entitlements, "pro")).toBe("2026-02-03T10:00:00Z");
    expect(await ada.has("pro")).toBe(true);
    expect(await ada.has("lookbook")).toBe(false);
    setClock("2026-02-03T10:00:00Z");
    await billing.tick();
    await billing.tick();
    expect(await ada.has("pro")).toBe(false);
    expect(await eventsOf(service, ada)).toMatchObject([
      { type: "NON_RENEWING_PURCHASE", product: "rc_promo_pro_custom", price: 0 },
      { type: "EXPIRATION", product: "rc_promo_pro_custom" },
    ]);
  });

  test.each([
    [{ duration: "lifetime" }, null],
    [{ duration: "monthly" }, "2026-02-28T10:00:00Z"],
    [{ end_time_ms: Date.parse("2026-05-01T00:00:00Z") }, "2026-05-01T00:00:00Z"],
  ])("lasts as long as %o says", async (wish, end) => {
    const service = await testBilling();
    const { body } = await new AppServer(service).gives(service.ada, "pro", wish);
    expect(endOf(body.subscriber.entitlements, "pro")).toBe(end);
  });

  test("is taken back at once, and what was paid for stays", async () => {
    const service = await testBilling();
    const { ada, bert } = service;
    const seller = new AppServer(service);
    await bert.buys("atelier_monthly");
    for (const person of [ada, bert]) {
      await seller.gives(person, "pro", { duration: "yearly" });
      expect((await seller.takesBack(person, "pro")).status).toBe(200);
    }
    expect(await ada.has("pro")).toBe(false);
    expect(endOf((await bert.info()).entitlements, "pro")).toBe("2026-02-28T10:00:00Z");
    expect(await eventsOf(service, ada)).toMatchObject([
      { type: "NON_RENEWING_PURCHASE" },
      { type: "CANCELLATION", cancelled: "DEVELOPER_INITIATED" },
      { type: "EXPIRATION", expired: "DEVELOPER_INITIATED" },
    ]);
  });

  test("says what is wrong with a request", async () => {
    const service = await testBilling();
    const seller = new AppServer(service);
    expect((await seller.gives(service.ada, "nothing", { duration: "P1D" })).status).toBe(404);
    for (const wish of [
      {},
      { duration: "P1X" },
      { duration: "P99999999Y" },
      { end_time_ms: 1 },
      { end_time_ms: 9e15 },
    ]) {
      expect((await seller.gives(service.ada, "pro", wish)).status).toBe(400);
    }
    expect((await seller.takesBack(service.ada, "pro")).status).toBe(404);
  });
});

describe("an extension", () => {
  test("moves the end of access, the next payment, and the day from which later ones are counted", async () => {
    const service = await testBilling();
    const { ada, setClock, billing, rows } = service;
    await ada.buys("atelier_monthly");
    const { status, body } = await new AppServer(service).extends(ada, "atelier_monthly", "2026-03-10T12:00:00Z");
    expect(status).toBe(200);
    expect(body.subscriber.subscriptions.atelier_monthly?.expires_date).toBe("2026-03-10T12:00:00Z");
    setClock("2026-03-01T10:00:00Z");
    await billing.tick();
    expect(await rows("select count(*)::int from billing.payments")).toEqual([{ count: 1 }]);
    setClock("2026-03-10T12:00:00Z");
    await billing.tick();
    expect((await ada.info()).subscriptions.atelier_monthly?.expires_date).toBe("2026-04-10T12:00:00Z");
    expect((await eventsOf(service, ada)).map((it) => it.type)).toEqual([
      "INITIAL_PURCHASE",
      "SUBSCRIPTION_EXTENDED",
      "RENEWAL",
    ]);
  });

  test("of a cancelled subscription lengthens its access, and it still does not renew", async () => {
    const service = await testBilling();
    const { ada, setClock, billing } = service;
    const seller = new AppServer(service);
    await ada.buys("atelier_monthly");
    await seller.cancels(ada, "atelier_monthly");
    await seller.extends(ada, "atelier_monthly", "2026-03-10T12:00:00Z");
    setClock("2026-03-05T10:00:00Z");
    await billing.tick();
    expect(await ada.has("pro")).toBe(true);
    setClock("2026-03-10T12:00:00Z");
    await billing.tick();
    expect(await ada.has("pro")).toBe(false);
  });

  test("never shortens, and has its limits", async () => {
    const service = await testBilling();
    const seller = new AppServer(service);
    await service.ada.buys("atelier_monthly");
    for (const until of ["2026-02-20T10:00:00Z", "2028-01-01T00:00:00Z", "soon"]) {
      expect((await seller.extends(service.ada, "atelier_monthly", until)).status).toBe(400);
    }
    expect((await seller.extends(service.bert, "atelier_monthly", "2026-03-10T12:00:00Z")).status).toBe(404);
  });
});
