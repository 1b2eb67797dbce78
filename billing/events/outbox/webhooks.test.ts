import { Webhook } from "standardwebhooks";
import { afterEach, describe, expect, test, vi } from "vitest";
import { moveClock } from "../../billing.ts";
import { type TestBilling, testBilling } from "../../testing/test-billing.ts";
import { TestCustomer } from "../../testing/test-customer.ts";
import { type ReceivedCall, receiverSecret, startReceiver, status } from "../../testing/webhook-receiver.ts";

afterEach(() => vi.useRealTimers());

const cancel = ({ post, keys }: TestBilling) =>
  post("/v1/subscribers/ada/subscriptions/atelier_monthly/cancel", {}, keys.secret);

describe("an event", () => {
  test("reaches every endpoint, whole and signed", async () => {
    const service = await testBilling();
    const shop = await startReceiver(service);
    await service.ada.buys("atelier_monthly");
    await service.runJobs();
    expect(shop.calls).toHaveLength(1);
    const [{ headers, body, event }] = shop.calls as [ReceivedCall];
    expect(event).toMatchObject({
      type: "INITIAL_PURCHASE",
      app_id: "atelier_web",
      app_user_id: "ada",
      aliases: ["ada"],
      product_id: "atelier_monthly",
      entitlement_ids: ["pro"],
      period_type: "NORMAL",
      purchased_at_ms: Date.parse("2026-01-31T10:00:00Z"),
      expiration_at_ms: Date.parse("2026-02-28T10:00:00Z"),
      store: "RC_BILLING",
      environment: "SANDBOX",
      presented_offering_id: "default",
      currency: "EUR",
      price: null,
      price_in_purchased_currency: 4,
    });
    expect(event.transaction_id).toBe(event.original_transaction_id);
    vi.useFakeTimers({ now: service.clock(), toFake: ["Date"] });
    expect(new Webhook(receiverSecret).verify(body, headers as Record<string, string>)).toMatchObject({ event });
    expect(headers["webhook-id"]).toBe(event.id);
  });

  test("is written down and sent by one clock, however far ahead its project's is", async () => {
    const service = await testBilling();
    await startReceiver(service);
    await moveClock(service.db, { project: "atelier", by: "P1Y", now: service.clock(), isLive: false });
    await service.ada.buys("atelier_monthly");
    await service.runJobs();
    const [row] = await service.rows(`
      select d.created_at = t.tried_at as is_one_clock, d.settled_at >= d.created_at as is_in_order
      from billing.webhook_deliveries d join billing.webhook_tries t on t.delivery_id = d.id`);
    expect(row).toEqual({ is_one_clock: true, is_in_order: true });
  });

  test("has a price in dollars where it was paid in dollars", async () => {
    const service = await testBilling();
    const shop = await startReceiver(service, { eventTypes: [] });
    const { price_id } = (await service.ada.product("atelier_yearly", "USD")).purchase_options.base_option!;
    const checkout = await service.ada.startsCheckout("atelier_yearly", { price_id });
    await checkout.pays();
    await checkout.status();
    service.setClock("2026-02-07T10:00:00Z");
    await service.billing.tick();
    await service.sendOutgoing();
    expect(shop.calls.map(({ event }) => [event.type, event.period_type, event.price])).toEqual([
      ["INITIAL_PURCHASE", "TRIAL", 0],
      ["INVOICE_ISSUANCE", "TRIAL", 39],
      ["RENEWAL", "NORMAL", 39],
    ]);
    expect(shop.calls[2]?.event).toMatchObject({ is_trial_conversion: true });
  });

  test("announces a payment at a checkout, and then what came of it", async () => {
    const service = await testBilling();
    const shop = await startReceiver(service, { eventTypes: [] });
    await service.ada.buys("pins");
    await service.runJobs();
    const told = shop.calls.map(({ event }) => [event.type, event.product_id, event.price_in_purchased_currency]);
    expect(told).toEqual([
      ["INVOICE_ISSUANCE", "pins", 500],
      ["NON_RENEWING_PURCHASE", "pins", 500],
    ]);
    expect(shop.calls[0]?.event).toMatchObject({ app_id: "atelier_web", transaction_id: null, period_type: null });
  });

  test("announces a payment once, however often a checkout is completed", async () => {
    const service = await testBilling();
    const shop = await startReceiver(service, { eventTypes: ["INVOICE_ISSUANCE"] });
    const checkout = await service.ada.startsCheckout("atelier_monthly");
    await checkout.secret();
    await checkout.secret();
    await service.sendOutgoing();
    expect(shop.heard()).toEqual(["INVOICE_ISSUANCE"]);
  });

  test.each([
    ["a subscription", "atelier_monthly", "INITIAL_PURCHASE"],
    ["what is bought once", "pins", "NON_RENEWING_PURCHASE"],
  ])("that announces the payment of %s is there first, also where nobody took it", async (_what, product, bought) => {
    const service = await testBilling();
    const shop = await startReceiver(service, { eventTypes: [] });
    shop.answers(status(500));
    await service.ada.buys(product);
    await service.runJobs();
    expect(shop.heard()).toEqual(["INVOICE_ISSUANCE"]);
    shop.answers(status(200));
    service.setClock("2026-01-31T10:00:30Z");
    await service.sendOutgoing();
    expect(shop.heard()).toEqual(["INVOICE_ISSUANCE", "INVOICE_ISSUANCE", bought]);
  });

  test("that announces a payment is there first, also where its owner has logged in meanwhile", async () => {
    const service = await testBilling();
    const shop = await startReceiver(service, { eventTypes: [] });
    await service.ada.info();
    const visitor = new TestCustomer(service, "$RCAnonymousID:0123456789abcdef0123456789abcdef");
    const checkout = await visitor.startsCheckout("pins");
    await checkout.pays();
    await service.post("/v1/subscribers/identify", { app_user_id: visitor.id, new_app_user_id: "ada" });
    shop.answers(status(500));
    await checkout.status();
    await service.runJobs();
    expect(shop.heard()).toEqual(["INVOICE_ISSUANCE"]);
  });

  test("says when access really ended", async () => {
    const service = await testBilling();
    const shop = await startReceiver(service, { eventTypes: ["EXPIRATION", "CANCELLATION"] });
    await service.ada.buys("atelier_monthly");
    const [{ id }] = (await service.rows<{ id: string }>("select id from billing.transactions")) as [{ id: string }];
    service.setClock("2026-02-10T10:00:00Z");
    await service.post(`/v1/subscribers/ada/transactions/${id}/refund`, {}, service.keys.secret);
    await service.sendOutgoing();
    expect(shop.calls.map((it) => it.event)).toMatchObject([
      { type: "CANCELLATION", cancel_reason: "CUSTOMER_SUPPORT", price_in_purchased_currency: -4 },
      { expiration_reason: "CUSTOMER_SUPPORT", expiration_at_ms: Date.parse("2026-02-10T10:00:00Z") },
    ]);
  });

  test("goes only to who asked for its type, its app and its environment", async () => {
    const service = await testBilling();
    const all = await startReceiver(service, { identifier: "all" });
    const cancellations = await startReceiver(service, { identifier: "cancellations", eventTypes: ["CANCELLATION"] });
    const production = await startReceiver(service, { identifier: "production", environment: "production" });
    const other = await startReceiver(service, { identifier: "other", app: "atelier_desk" });
    const own = await startReceiver(service, { identifier: "own", app: "atelier_web", environment: "sandbox" });
    await service.ada.buys("atelier_monthly");
    await cancel(service);
    await service.billing.tick();
    await service.sendOutgoing();
    expect([all, cancellations, production, other, own].map((it) => it.heard())).toEqual([
      ["INITIAL_PURCHASE", "CANCELLATION"],
      ["CANCELLATION"],
      [],
      [],
      ["INITIAL_PURCHASE", "CANCELLATION"],
    ]);
  });

  test("is never sent when what it tells of was rolled back", async () => {
    const service = await testBilling();
    const shop = await startReceiver(service);
    const checkout = await service.ada.startsCheckout("atelier_monthly");
    await checkout.pays();
    service.crashAtNextCommit();
    await checkout.status();
    await service.billing.tick();
    await service.sendOutgoing();
    expect(shop.heard()).toEqual([]);
  });

  test("is signed with both secrets while one replaces the other", async () => {
    const service = await testBilling();
    const { post, call, keys } = service;
    const shop = await startReceiver(service);
    const { body } = await post<{ secret: string }>("/v1/webhook_endpoints/shop/rotate_secret", {}, keys.secret);
    await service.ada.buys("pins");
    await service.runJobs();
    vi.useFakeTimers({ now: service.clock(), toFake: ["Date"] });
    const [first] = shop.calls as [ReceivedCall];
    for (const secret of [receiverSecret, body.secret]) {
      new Webhook(secret).verify(first.body, first.headers as Record<string, string>);
    }
    vi.useRealTimers();
    await call("/v1/webhook_endpoints/shop/former_secret", { method: "DELETE", key: keys.secret });
    await service.ada.buys("pins");
    await service.runJobs();
    vi.useFakeTimers({ now: service.clock(), toFake: ["Date"] });
    const [, second] = shop.calls as [ReceivedCall, ReceivedCall];
    expect(() => new Webhook(receiverSecret).verify(second.body, second.headers as Record<string, string>)).toThrow();
  });
});
