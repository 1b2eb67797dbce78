import { describe, expect, test } from "vitest";
import { slowTest } from "../../../vitest/slow-test.ts";
import { adjustCurrencies, balancesOf, billingWithCurrencies } from "../../testing/test-currencies.ts";

describe("what a customer has", () => {
  test("is said for every currency of the project, by a public key, with its description or null", async () => {
    const service = await billingWithCurrencies();
    expect((await service.get("/v1/subscribers/ada/virtual_currencies")).body).toEqual({
      virtual_currencies: {
        GLD: { balance: 0, name: "Gold", code: "GLD", description: null },
        SLV: { balance: 0, name: "Silver", code: "SLV", description: "For small things" },
      },
    });
  });

  test("comes with purchases, and an event tells of it", async () => {
    const service = await billingWithCurrencies();
    await service.ada.buys("pins");
    await service.ada.buys("pins");
    expect(await balancesOf(service, "ada")).toEqual({ GLD: 20, SLV: 10 });
    expect(await balancesOf(service, "bert")).toEqual({ GLD: 0, SLV: 0 });
    const [event] = await service.rows<{ content: object }>(
      "select content from billing.outbox where type = 'VIRTUAL_CURRENCY_TRANSACTION'",
    );
    expect(event?.content).toMatchObject({
      source: "in_app_purchase",
      adjustments: expect.arrayContaining([
        { amount: 10, currency: { code: "GLD", name: "Gold", description: null } },
        { amount: 5, currency: { code: "SLV", name: "Silver", description: "For small things" } },
      ]),
    });
  });

  test("a trial brings what a trial brings", async () => {
    const service = await billingWithCurrencies();
    await service.ada.buys("atelier_yearly");
    expect(await balancesOf(service, "ada")).toEqual({ GLD: 7, SLV: 0 });
  });

  test("comes with a test store's purchases too, once per token", async () => {
    const service = await billingWithCurrencies();
    const receipt = { fetch_token: "test_1_a", product_id: "pins", app_user_id: "ada" };
    for (let time = 0; time < 2; time += 1) await service.post("/v1/receipts", receipt, service.keys.test_store);
    expect(await balancesOf(service, "ada")).toEqual({ GLD: 10, SLV: 5 });
  });

  test("is lost when its time is over, what expires soonest having been spent first", async () => {
    const service = await billingWithCurrencies();
    await service.ada.buys("pins");
    await adjustCurrencies(service, "ada", { SLV: 4 });
    await adjustCurrencies(service, "ada", { SLV: -2 });
    service.setClock("2026-02-07T09:59:59Z");
    expect(await balancesOf(service, "ada")).toEqual({ GLD: 10, SLV: 7 });
    service.setClock("2026-02-07T10:00:00Z");
    expect(await balancesOf(service, "ada")).toEqual({ GLD: 10, SLV: 4 });
    expect(await adjustCurrencies(service, "ada", { SLV: -5 })).toMatchObject({ status: 422 });
    await service.billing.tick();
    expect(await service.rows("select reason from billing.ledger_transactions where reason = 'expiry'")).toHaveLength(
      1,
    );
    expect(await balancesOf(service, "ada")).toEqual({ GLD: 10, SLV: 4 });
  });
});

describe("an app's server", () => {
  test("gives and takes, and hears what is left", async () => {
    const service = await billingWithCurrencies();
    await service.ada.info();
    expect((await adjustCurrencies(service, "ada", { GLD: 20, SLV: 3 })).status).toBe(200);
    expect(await adjustCurrencies(service, "ada", { GLD: -5 })).toMatchObject({
      status: 200,
      body: { virtual_currencies: { GLD: { balance: 15 }, SLV: { balance: 3 } } },
    });
    expect(await service.rows("select 1 from billing.outbox")).toEqual([]);
  });

  test("is refused as a whole when one currency is short, too much or unknown", async () => {
    const service = await billingWithCurrencies();
    await service.ada.info();
    await adjustCurrencies(service, "ada", { GLD: 20 });
    const wrongs: Record<string, number>[] = [
      { GLD: -5, SLV: -1 },
      { GLD: 5, SLV: 2_000_000_000, WOOD: 1 },
      { SLV: 5, GLD: 1_999_999_981 },
    ];
    for (const wrong of wrongs) {
      expect(await adjustCurrencies(service, "ada", wrong)).toMatchObject({ status: 422, body: { code: 7226 } });
    }
    expect(await balancesOf(service, "ada")).toEqual({ GLD: 20, SLV: 0 });
  });

  test("is refused with an adjustment that is none, for a customer that is none, and without a secret key", async () => {
    const service = await billingWithCurrencies();
    await service.ada.info();
    const malformed: Record<string, number>[] = [{}, { GLD: 0 }, { GLD: 1.5 }, { GLD: 3_000_000_000 }, { "": 1 }];
    for (const it of malformed) {
      expect((await adjustCurrencies(service, "ada", it)).status).toBe(400);
    }
    expect((await adjustCurrencies(service, "nobody", { GLD: 1 })).status).toBe(404);
    const path = "/v1/subscribers/ada/virtual_currencies/transactions";
    expect((await service.post(path, { adjustments: { GLD: 1 } })).status).toBe(403);
  });

  test("a purchase above the maximum balance is not refused: what does not fit is not given", async () => {
    const service = await billingWithCurrencies();
    await service.ada.info();
    await adjustCurrencies(service, "ada", { GLD: 1_999_999_996 });
    await service.ada.buys("pins");
    expect(await balancesOf(service, "ada")).toEqual({ GLD: 2_000_000_000, SLV: 5 });
  });

  test("the same key is the same transaction, a refusal too, and another request needs another key", async () => {
    const service = await billingWithCurrencies();
    await service.ada.info();
    const answers = [];
    for (let time = 0; time < 3; time += 1) answers.push(await adjustCurrencies(service, "ada", { GLD: 20 }, "k1"));
    expect(answers.map((it) => it.status)).toEqual([200, 200, 200]);
    expect(answers.map((it) => it.headers.get("idempotent-replayed"))).toEqual([null, "true", "true"]);
    expect(answers[2]?.body).toEqual(answers[0]?.body);
    expect(await balancesOf(service, "ada")).toMatchObject({ GLD: 20 });
    expect(await adjustCurrencies(service, "ada", { GLD: 21 }, "k1")).toMatchObject({
      status: 422,
      body: { code: 7226 },
    });

    expect((await adjustCurrencies(service, "ada", { SLV: -1 }, "k2")).status).toBe(422);
    await adjustCurrencies(service, "ada", { SLV: 5 });
    expect((await adjustCurrencies(service, "ada", { SLV: -1 }, "k2")).status).toBe(422);
    expect(await balancesOf(service, "ada")).toMatchObject({ SLV: 5 });
    expect((await adjustCurrencies(service, "ada", { SLV: -1 }, "a b")).status).toBe(400);
  });

  test("a key is deleted after a month", async () => {
    const service = await billingWithCurrencies();
    await service.ada.info();
    await adjustCurrencies(service, "ada", { GLD: 20 }, "k");
    service.setClock("2026-03-03T10:00:00Z");
    await service.billing.tick();
    await adjustCurrencies(service, "ada", { GLD: 20 }, "k");
    expect(await balancesOf(service, "ada")).toMatchObject({ GLD: 40 });
  });

  test("twenty at once with one key: it happens once, and who comes while it is under way is told so", async () => {
    const service = await billingWithCurrencies();
    await service.ada.info();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => adjustCurrencies(service, "ada", { GLD: 20 }, "k")),
    );
    expect(answers.every((it) => it.status === 200 || it.status === 409)).toBe(true);
    expect(await balancesOf(service, "ada")).toMatchObject({ GLD: 20 });
  });

  test("fifty who spend at once never spend more than there is", async () => {
    const service = await billingWithCurrencies();
    await service.ada.info();
    await adjustCurrencies(service, "ada", { GLD: 60 });
    await adjustCurrencies(service, "ada", { GLD: 60 });
    const answers = await Promise.all(Array.from({ length: 50 }, () => adjustCurrencies(service, "ada", { GLD: -7 })));
    expect(answers.filter((it) => it.status === 200)).toHaveLength(17);
    expect(answers.filter((it) => it.status === 422)).toHaveLength(33);
    expect(await balancesOf(service, "ada")).toMatchObject({ GLD: 1 });
  });

  slowTest("480 calls a minute, then it is told when to come back", async () => {
    const service = await billingWithCurrencies();
    for (let at = 0; at < 480; at += 1) await adjustCurrencies(service, "ada", {});
    const late = await adjustCurrencies(service, "ada", { GLD: 1 });
    expect(late.status).toBe(429);
    expect(late.headers.get("retry-after")).toBe("60");
  });
});
