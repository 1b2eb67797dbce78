import { describe, expect, test } from "vitest";
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

const intentOf = async ({ rows }: TestBilling) =>
  (await rows<{ intent_id: string }>("select intent_id from billing.payments order by created_at desc limit 1"))[0]!
    .intent_id;

describe("a refund that the bank does not take", () => {
  test("waits, and then is done", async () => {
    const service = await testBilling();
    const { ada, runJobs, setClock, deliverProviderWebhooks } = service;
    await ada.buys("atelier_monthly", "4000000000007726");
    await new AppServer(service).refunds(ada);
    await runJobs();
    expect(await refunds(service)).toMatchObject([{ state: "pending" }]);
    setClock("2026-02-07T10:00:00Z");
    await deliverProviderWebhooks();
    expect(await refunds(service)).toMatchObject([{ state: "succeeded" }]);
  });

  test("is open again, though access stays ended, and can be made once more", async () => {
    const service = await testBilling();
    const { ada, runJobs, setClock, deliverProviderWebhooks, loggedErrors } = service;
    const seller = new AppServer(service);
    await ada.buys("atelier_monthly", "4000000000005126");
    await seller.refunds(ada);
    await runJobs();
    expect(await refunds(service)).toMatchObject([{ state: "succeeded" }]);
    setClock("2026-02-07T10:00:00Z");
    await deliverProviderWebhooks();
    expect(await refunds(service)).toMatchObject([{ state: "failed" }]);
    expect(await ada.has("pro")).toBe(false);
    expect(loggedErrors.splice(0).map((it) => it.msg)).toEqual(["a refund failed: the customer has no money yet"]);
    expect((await seller.refunds(ada)).body.refund).toMatchObject({ state: "pending" });
  });
});

describe("refunds made at the provider", () => {
  test("has the same effects, once, however often it is told", async () => {
    const service = await testBilling();
    const { ada, callProviderApi, webhooks, replayProviderWebhooks, deliverProviderWebhooks } = service;
    await ada.buys("atelier_monthly");
    await callProviderApi("/v1/refunds", { payment_intent: await intentOf(service) });
    await deliverProviderWebhooks();
    webhooks.push(...replayProviderWebhooks());
    await deliverProviderWebhooks();
    expect(await refunds(service)).toEqual([{ reason: "outside", state: "succeeded", micros: 4_000_000 }]);
    expect(await ada.has("pro")).toBe(false);
    expect((await eventsOf(service, ada)).map((it) => it.type)).toEqual([
      "INITIAL_PURCHASE",
      "CANCELLATION",
      "EXPIRATION",
    ]);
  });

  test("in two parts ends access with the second", async () => {
    const service = await testBilling();
    const { ada, callProviderApi, deliverProviderWebhooks } = service;
    await ada.buys("atelier_monthly");
    const payment_intent = await intentOf(service);
    await callProviderApi("/v1/refunds", { payment_intent, amount: "100" });
    await deliverProviderWebhooks();
    expect(await ada.has("pro")).toBe(true);
    await callProviderApi("/v1/refunds", { payment_intent });
    await deliverProviderWebhooks();
    expect(await ada.has("pro")).toBe(false);
    expect(await refunds(service)).toMatchObject([{ micros: 1_000_000 }, { micros: 3_000_000 }]);
  });

  test("is known from the event of an earlier one of the same payment", async () => {
    const service = await testBilling();
    const { ada, callProviderApi, deliverProviderWebhooks, webhooks } = service;
    await ada.buys("atelier_monthly");
    const payment_intent = await intentOf(service);
    await deliverProviderWebhooks();
    await callProviderApi("/v1/refunds", { payment_intent, amount: "100" });
    await callProviderApi("/v1/refunds", { payment_intent });
    const [first] = webhooks.splice(0);
    expect(await first!.clone().json()).toMatchObject({ type: "refund.created", data: { object: { amount: 100 } } });
    webhooks.push(first!);
    await deliverProviderWebhooks();
    expect(await refunds(service)).toMatchObject([{ micros: 1_000_000 }, { micros: 3_000_000 }]);
    expect(await ada.has("pro")).toBe(false);
  });

  test("before ours got there: ours is given up, and theirs is the one", async () => {
    const service = await testBilling();
    const { ada, callProviderApi, runJobs, loggedErrors } = service;
    await ada.buys("atelier_monthly");
    await new AppServer(service).refunds(ada);
    service.setClock("2026-01-31T10:00:10Z");
    await callProviderApi("/v1/refunds", { payment_intent: await intentOf(service) });
    await runJobs();
    expect(await refunds(service)).toEqual([
      { reason: "requested_by_customer", state: "failed", micros: 4_000_000 },
      { reason: "outside", state: "succeeded", micros: 4_000_000 },
    ]);
    expect(await kept(service)).toBe(0);
    loggedErrors.splice(0);
  });
});
