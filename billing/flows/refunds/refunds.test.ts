import { describe, expect, test } from "vitest";
import { slowTest } from "../../../vitest/slow-test.ts";
import { defined, firstOf } from "../../rules/defined.ts";
import { AppServer, eventsOf } from "../../testing/app-server.ts";
import { type TestBilling, testBilling } from "../../testing/test-billing.ts";

const refunds = ({ rows }: TestBilling) =>
  rows("select reason, state, amount_micros::int as micros from billing.refunds order by created_at, amount_micros");

/** What the provider has kept of all payments, in its units. */
const kept = async ({ rows }: TestBilling) =>
  (
    await rows<{ kept: number }>(
      "select sum((body->>'amount')::int - (body->>'amount_refunded')::int)::int as kept from gateway.charges",
    )
  )[0]!.kept;

describe("a refund by the seller", () => {
  test("of the latest period ends access at once, tells of it, and sends the money", async () => {
    const service = await testBilling();
    const { ada, runJobs } = service;
    const seller = new AppServer(service);
    await ada.buys("atelier_monthly");
    service.setClock("2026-02-05T10:00:00Z");
    const { status, body } = await seller.refunds(ada);
    expect(status).toBe(200);
    expect(body.refund).toMatchObject({ state: "pending", amount_micros: 4_000_000, currency: "EUR" });
    expect(body.subscriber.subscriptions.atelier_monthly).toMatchObject({
      expires_date: "2026-02-05T10:00:00Z",
      refunded_at: "2026-02-05T10:00:00Z",
      unsubscribe_detected_at: "2026-02-05T10:00:00Z",
    });
    expect(await ada.has("pro")).toBe(false);
    await runJobs();
    expect(await refunds(service)).toEqual([
      { reason: "requested_by_customer", state: "succeeded", micros: 4_000_000 },
    ]);
    expect(await kept(service)).toBe(0);
    expect(await eventsOf(service, ada)).toMatchObject([
      { type: "INITIAL_PURCHASE", price: 4 },
      { type: "CANCELLATION", cancelled: "CUSTOMER_SUPPORT", price: -4 },
      { type: "EXPIRATION", expired: "CUSTOMER_SUPPORT" },
    ]);
  });

  test("does not renew, and the same can be bought again", async () => {
    const service = await testBilling();
    const { ada, billing, setClock, rows } = service;
    await ada.buys("atelier_monthly");
    await new AppServer(service).refunds(ada);
    setClock("2026-03-15T10:00:00Z");
    await billing.tick();
    expect(await rows("select count(*)::int from billing.payments")).toEqual([{ count: 1 }]);
    expect((await (await ada.buys("atelier_monthly")).status()).status).toBe("succeeded");
    expect(await ada.has("pro")).toBe(true);
  });

  test("of an earlier period leaves the subscription as it is", async () => {
    const service = await testBilling();
    const { ada, billing, setClock } = service;
    const seller = new AppServer(service);
    await ada.buys("atelier_monthly");
    const first = await seller.lastTransaction(ada);
    setClock("2026-02-28T10:00:00Z");
    await billing.tick();
    expect((await seller.refunds(ada, { transaction: first })).status).toBe(200);
    expect(await ada.has("pro")).toBe(true);
    expect((await ada.info()).subscriptions.atelier_monthly).toMatchObject({ refunded_at: null });
  });

  test("of a purchase takes it away, and only that one", async () => {
    const service = await testBilling();
    const { ada } = service;
    await ada.buys("pins");
    service.setClock("2026-02-01T10:00:00Z");
    await ada.buys("lookbook");
    await new AppServer(service).refunds(ada);
    const info = await ada.info();
    expect(Object.keys(info.non_subscriptions)).toEqual(["pins"]);
    expect(await ada.has("lookbook")).toBe(false);
    expect((await ada.asksToStart("lookbook")).status).toBe(200);
  });

  test("asked for twice, or by ten at once, is one", async () => {
    const service = await testBilling();
    const { ada, runJobs, rows } = service;
    const seller = new AppServer(service);
    await ada.buys("atelier_monthly");
    const answers = await Promise.all(Array.from({ length: 10 }, () => seller.refunds(ada)));
    expect(new Set(answers.map((it) => it.body.refund?.id)).size).toBe(1);
    await runJobs();
    expect((await seller.refunds(ada)).body.refund?.state).toBe("succeeded");
    expect(await rows("select count(*)::int from gateway.refunds")).toEqual([{ count: 1 }]);
  });

  test("of a part leaves access, and the rest may follow", async () => {
    const service = await testBilling();
    const { ada, runJobs } = service;
    const seller = new AppServer(service);
    await ada.buys("atelier_monthly");
    expect((await seller.refunds(ada, { amount: 1_500_000 })).status).toBe(200);
    expect(await ada.has("pro")).toBe(true);
    expect(await seller.refunds(ada, { amount: 500_000 })).toMatchObject({ status: 422 });
    expect(await seller.refunds(ada, { amount: 4_000_000 })).toMatchObject({ status: 422 });
    expect((await seller.refunds(ada)).body.refund).toMatchObject({ amount_micros: 2_500_000 });
    expect(await ada.has("pro")).toBe(false);
    await runJobs();
    expect(await kept(service)).toBe(0);
    expect((await eventsOf(service, ada)).map((it) => it.type)).toEqual([
      "INITIAL_PURCHASE",
      "CANCELLATION",
      "CANCELLATION",
      "EXPIRATION",
    ]);
  });

  test("of a half that is asked for again with its key goes back once", async () => {
    const service = await testBilling();
    const { ada, runJobs } = service;
    const seller = new AppServer(service);
    await ada.buys("atelier_monthly");
    const half = { amount: 2_000_000, idempotencyKey: "half-of-ada" };
    const answers = [await seller.refunds(ada, half), await seller.refunds(ada, half)];
    await runJobs();
    expect(answers.map((it) => it.status)).toEqual([200, 200]);
    expect(defined(answers[1], "answers").body.refund).toEqual(firstOf(answers, "answers").body.refund);
    expect(await kept(service)).toBe(200);
    expect(await ada.has("pro")).toBe(true);
  });

  test("that is refused is refused again with its key, and the key is good for this wish alone", async () => {
    const service = await testBilling();
    const { ada } = service;
    const seller = new AppServer(service);
    await ada.buys("atelier_monthly");
    const tooMuch = { amount: 5_000_000, idempotencyKey: "too-much" };
    const refused = await seller.refunds(ada, tooMuch);
    expect(refused.status).toBe(422);
    expect(await seller.refunds(ada, tooMuch)).toMatchObject({ status: 422, body: refused.body });
    expect(await seller.refunds(ada, { ...tooMuch, amount: 1_000_000 })).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining("Idempotency-Key") },
    });
  });

  test("says what is wrong with a request", async () => {
    const service = await testBilling();
    const { ada, bert, call } = service;
    const seller = new AppServer(service);
    await ada.buys("atelier_monthly");
    await bert.buys("atelier_yearly");
    expect(await seller.refunds(ada, { amount: 1_234 })).toMatchObject({ status: 400 });
    expect(await seller.refunds(ada, { amount: -1 })).toMatchObject({ status: 400 });
    expect(await seller.refunds(ada, { transaction: await seller.lastTransaction(bert) })).toMatchObject({
      status: 404,
    });
    expect(await seller.refunds(ada, { transaction: "nothing" })).toMatchObject({ status: 404 });
    expect(await seller.refunds(bert)).toMatchObject({
      status: 422,
      body: { message: "Nothing was paid for this purchase." },
    });
    const path = `/v1/subscribers/ada/transactions/${await seller.lastTransaction(ada)}/refund`;
    expect((await call(path, { method: "POST", body: "{}" })).status).toBe(403);
  });

  test("whose answer is lost is asked for again, and sent once", async () => {
    const service = await testBilling();
    const { ada, connection, runJobs, billing, setClock, rows } = service;
    await ada.buys("atelier_monthly");
    connection.cut(/^POST \/v1\/refunds$/, "after", 3);
    await new AppServer(service).refunds(ada);
    await runJobs().catch(() => undefined);
    expect(await refunds(service)).toMatchObject([{ state: "pending" }]);
    setClock("2026-01-31T10:10:00Z");
    await billing.tick();
    expect(await refunds(service)).toMatchObject([{ state: "succeeded" }]);
    expect(await rows("select count(*)::int from gateway.refunds")).toEqual([{ count: 1 }]);
  });

  slowTest("whose answer is lost for two days is looked up, since the provider has forgotten the key", async () => {
    const service = await testBilling();
    const { ada, connection, runJobs, billing, setClock, rows } = service;
    await ada.buys("atelier_monthly");
    connection.cut(/^POST \/v1\/refunds$/, "after", 3);
    await new AppServer(service).refunds(ada);
    await runJobs().catch(() => undefined);
    setClock("2026-02-02T10:10:00Z");
    await billing.tick();
    expect(await refunds(service)).toMatchObject([{ state: "succeeded" }]);
    expect(await rows("select count(*)::int from gateway.refunds")).toEqual([{ count: 1 }]);
  });
});
