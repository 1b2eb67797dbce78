import type { ServerResponse } from "node:http";
import { Webhook } from "standardwebhooks";
import { afterEach, describe, expect, test, vi } from "vitest";
import { moveClock } from "../../billing.ts";
import { type TestBilling, testBilling } from "../../testing/test-billing.ts";
import { TestCustomer } from "../../testing/test-customer.ts";
import { type ReceivedCall, receiverSecret, startReceiver, status } from "../../testing/webhook-receiver.ts";
import { pruneDeliveries } from "./prune-deliveries.ts";

afterEach(() => vi.useRealTimers());

const cancel = ({ post, keys }: TestBilling) =>
  post("/v1/subscribers/ada/subscriptions/atelier_monthly/cancel", {}, keys.secret);
const delivered = async ({ rows }: TestBilling) =>
  (await rows("select 1 from billing.webhook_deliveries where state = 'delivered'")).length;
const states = ({ rows }: TestBilling) => rows("select state, tries from billing.webhook_deliveries order by position");

/** When a message that nobody accepts is sent, in minutes since it happened. */
const triesAtMinutes = [0, 0.5, 2.5, 7.5, 17.5, 37.5, 57.5, 117.5, 297.5, 657.5];

/** Lets time pass to where something is tried again, and to shortly before it. */
async function allTriesPass(service: TestBilling): Promise<void> {
  const begun = service.clock().getTime();
  for (const minutes of triesAtMinutes) {
    for (const earlyMs of minutes === 0 ? [0] : [1000, 0]) {
      service.setClock(new Date(begun + minutes * 60_000 - earlyMs).toISOString());
      await service.sendOutgoing();
    }
  }
}

describe("an event", () => {
  test("reaches whoever startReceiver, whole and signed", async () => {
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

describe("a receiver", () => {
  test("that fails is tried ten times over eleven hours, with the same id and body each time", async () => {
    const service = await testBilling();
    const shop = await startReceiver(service);
    shop.answers(status(500, "out of thread"));
    await service.ada.buys("pins");
    const begun = service.clock().getTime();
    await allTriesPass(service);
    expect(new Set(shop.calls.map((it) => `${it.headers["webhook-id"]} ${it.body}`)).size).toBe(1);
    const minutes = shop.calls.map((it) => (Number(it.headers["webhook-timestamp"]) - begun / 1000) / 60);
    expect(minutes).toEqual(triesAtMinutes);
    expect(await states(service)).toEqual([{ state: "failed", tries: 10 }]);
    expect(await service.rows("select distinct status, answer from billing.webhook_tries")).toEqual([
      { status: 500, answer: "out of thread" },
    ]);
  });

  test.each([
    ["redirects", (a: ServerResponse) => a.writeHead(302, { location: "/x" }).end(), 302],
    ["is slow", () => undefined, null],
    ["hangs up", (a: ServerResponse) => void a.destroy(), null],
  ])("that %s has not accepted anything", async (_what, how, answered) => {
    const service = await testBilling();
    const shop = await startReceiver(service);
    shop.answers(how);
    await service.ada.buys("pins");
    await service.runJobs();
    expect(shop.calls).toHaveLength(1);
    expect(await states(service)).toEqual([{ state: "waiting", tries: 1 }]);
    expect(await service.rows("select status from billing.webhook_tries")).toEqual([{ status: answered }]);
  });

  test("that talks for ever is cut off, and has accepted", async () => {
    const service = await testBilling();
    const shop = await startReceiver(service);
    shop.answers((answer) => {
      answer.writeHead(200);
      answer.on("drain", () => answer.write("yes ".repeat(10_000)));
      answer.write("yes ".repeat(10_000));
    });
    await service.ada.buys("pins");
    await service.runJobs();
    expect(await states(service)).toEqual([{ state: "delivered", tries: 1 }]);
    expect(await service.rows("select length(answer) from billing.webhook_tries")).toEqual([{ length: 2048 }]);
  });

  test("that flaps gets each subscription's events in order, and others do not wait for them", async () => {
    const service = await testBilling();
    const shop = await startReceiver(service);
    shop.answers((answer, call) => status(call.event.app_user_id === "ada" ? 503 : 200)(answer));
    await service.ada.buys("atelier_monthly");
    await cancel(service);
    await service.bert.buys("atelier_monthly");
    await service.billing.tick();
    await service.sendOutgoing();
    expect(shop.calls.map(({ event }) => [event.app_user_id, event.type]).sort()).toEqual([
      ["ada", "INITIAL_PURCHASE"],
      ["bert", "INITIAL_PURCHASE"],
    ]);
    shop.answers(status(204));
    service.setClock("2026-01-31T10:00:30Z");
    await service.sendOutgoing();
    expect(shop.heard().slice(2)).toEqual(["INITIAL_PURCHASE", "CANCELLATION"]);
  });

  test("is sent nothing twice by two workers at once", async () => {
    const service = await testBilling();
    const shop = await startReceiver(service);
    for (let purchases = 0; purchases < 5; purchases += 1) await service.ada.buys("pins");
    await service.bert.buys("atelier_monthly");
    const workers = await Promise.all([
      service.startAnotherProcess(),
      service.startAnotherProcess(),
      service.startAnotherProcess(),
    ]);
    await Promise.all([service.sendOutgoing(), ...workers.map((it) => it.tick())]);
    await expect.poll(() => delivered(service), { timeout: 20_000 }).toBe(6);
    expect(shop.calls).toHaveLength(6);
    expect(new Set(shop.calls.map((it) => it.event.id)).size).toBe(6);
  });

  test("whose sender died in the middle hears the event again a minute later", async () => {
    const service = await testBilling();
    const shop = await startReceiver(service);
    await service.ada.buys("pins");
    await service.rows("update billing.webhook_deliveries set tries = 1, due_at = due_at + interval '1 minute'");
    await service.billing.tick();
    await service.sendOutgoing();
    expect(shop.heard()).toEqual([]);
    service.setClock("2026-01-31T10:01:00Z");
    await service.billing.tick();
    await service.sendOutgoing();
    expect(shop.heard()).toEqual(["NON_RENEWING_PURCHASE"]);
  });
});

describe("an endpoint that is dead", () => {
  test("is switched off, and gets everything in order when it is switched on again", async () => {
    const service = await testBilling();
    const shop = await startReceiver(service, { email: "ops@atelier.example" });
    shop.answers(status(500));
    await service.ada.buys("pins");
    await service.bert.buys("pins");
    await new TestCustomer(service, "cleo").buys("atelier_monthly");
    await allTriesPass(service);
    await service.sendOutgoing();
    expect(
      await service.rows("select failures_in_a_row, disabled_at is null as is_on from billing.webhook_endpoints"),
    ).toEqual([{ failures_in_a_row: 3, is_on: false }]);

    expect(service.letters.filter((it) => it.to === "ops@atelier.example")).toMatchObject([
      { subject: "Atelier: the webhook endpoint shop was switched off", text: expect.stringContaining("500") },
    ]);
    const callsSoFar = shop.calls.length;
    shop.answers(status(200));
    await service.post("/v1/subscribers/cleo/subscriptions/atelier_monthly/cancel", {}, service.keys.secret);
    await service.billing.tick();
    await service.sendOutgoing();
    expect(shop.calls).toHaveLength(callsSoFar);

    const { body } = await service.post("/v1/webhook_endpoints/shop/enable", {}, service.keys.secret);
    expect(body).toMatchObject({ endpoint: { disabled_at: null, failures_in_a_row: 0 } });
    await service.runJobs();
    expect(shop.heard().slice(callsSoFar)).toEqual(["CANCELLATION"]);
  });
});

describe("the app's own server", () => {
  test("looks through the deliveries, at one with its tries, and has it sent again", async () => {
    const service = await testBilling();
    const { get, post, keys } = service;
    const shop = await startReceiver(service);
    for (let purchases = 0; purchases < 3; purchases += 1) await service.ada.buys("pins");
    await service.runJobs();
    const path = "/v1/webhook_endpoints/shop/deliveries";
    const first = await get<Deliveries>(`${path}?limit=2`, keys.secret);
    const rest = await get<Deliveries>(`${path}?limit=2&before=${first.body.next_before}`, keys.secret);
    expect([first.body.deliveries.length, rest.body.deliveries.length, rest.body.next_before]).toEqual([2, 1, null]);
    const [{ id, event_id }] = rest.body.deliveries as [{ id: string; event_id: string }];
    const again = await post(`${path}/${id}/redeliver`, {}, keys.secret);
    expect(again.body).toMatchObject({ delivery: { state: "waiting" } });
    await service.runJobs();
    expect(shop.calls.filter((it) => it.event.id === event_id)).toHaveLength(2);
    expect((await get(`${path}/${id}`, keys.secret)).body).toMatchObject({
      delivery: { state: "delivered", log: [{ status: 200 }, { status: 200 }], message: { event: { id: event_id } } },
    });
  });

  test("sends a test event and hears at once what came of it", async () => {
    const service = await testBilling();
    const shop = await startReceiver(service);
    shop.answers(status(418, "a teapot"));
    const { body } = await service.post("/v1/webhook_endpoints/shop/test", {}, service.keys.secret);
    expect(body).toMatchObject({ status: 418, answer: "a teapot" });
    expect(shop.heard()).toEqual(["TEST"]);
  });

  test("needs its secret key, and names what there is", async () => {
    const service = await testBilling();
    await startReceiver(service, { eventTypes: [] });
    const { get, post, keys } = service;
    expect((await get("/v1/webhook_endpoints", keys.sandbox)).status).toBe(403);
    const { body } = await get<{ endpoints: object[] }>("/v1/webhook_endpoints", keys.secret);
    expect(body.endpoints).toMatchObject([{ identifier: "shop", event_types: null, environment: "all" }]);
    expect(JSON.stringify(body)).not.toContain("whsec_");
    expect((await post("/v1/webhook_endpoints/none/test", {}, keys.secret)).status).toBe(404);
    expect((await get("/v1/webhook_endpoints/shop/deliveries/1", keys.secret)).status).toBe(400);
    expect((await get("/v1/webhook_endpoints/shop/deliveries?limit=0", keys.secret)).status).toBe(400);
  });
});

test("what was delivered is forgotten after ninety days, and the event is not", async () => {
  const service = await testBilling();
  await startReceiver(service);
  await service.ada.buys("pins");
  await service.sendOutgoing();
  const left = async () =>
    service.rows(
      "select (select count(*)::int from billing.webhook_tries) as tries, (select count(*)::int from billing.outbox) as events",
    );
  service.setClock("2026-05-01T09:00:00Z");
  await pruneDeliveries(service);
  expect(await left()).toEqual([{ tries: 1, events: 2 }]);
  service.setClock("2026-05-01T11:00:00Z");
  await pruneDeliveries(service);
  expect(await left()).toEqual([{ tries: 0, events: 2 }]);
});

interface Deliveries {
  deliveries: { id: string; event_id: string }[];
  next_before: string | null;
}
