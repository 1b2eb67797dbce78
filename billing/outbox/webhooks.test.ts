import type { ServerResponse } from "node:http";
import { Webhook } from "standardwebhooks";
import { afterEach, describe, expect, test, vi } from "vitest";
import { moveClock } from "../billing.ts";
import { Person } from "../testing/person.ts";
import { type Call, listens, receiverSecret, status } from "../testing/receiver.ts";
import { type House, testBilling } from "../testing.ts";
import { forgetDeliveries } from "./forget-deliveries.ts";

afterEach(() => vi.useRealTimers());

const cancel = ({ post, keys }: House) =>
  post("/v1/subscribers/ada/subscriptions/atelier_monthly/cancel", {}, keys.secret);
const delivered = async ({ rows }: House) =>
  (await rows("select 1 from billing.webhook_deliveries where state = 'delivered'")).length;
const states = ({ rows }: House) => rows("select state, tries from billing.webhook_deliveries order by position");

/** When a message that nobody accepts is sent, in minutes since it happened. */
const triesAtMinutes = [0, 0.5, 2.5, 7.5, 17.5, 37.5, 57.5, 117.5, 297.5, 657.5];

/** Lets time pass to where something is tried again, and to shortly before it. */
async function allTriesPass(house: House): Promise<void> {
  const begun = house.clock().getTime();
  for (const minutes of triesAtMinutes) {
    for (const earlyMs of minutes === 0 ? [0] : [1000, 0]) {
      house.travelTo(new Date(begun + minutes * 60_000 - earlyMs).toISOString());
      await house.postGoes();
    }
  }
}

describe("an event", () => {
  test("reaches whoever listens, whole and signed", async () => {
    const house = await testBilling();
    const shop = await listens(house);
    await house.ada.buys("atelier_monthly");
    await house.works();
    expect(shop.calls).toHaveLength(1);
    const [{ headers, body, event }] = shop.calls as [Call];
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
    vi.useFakeTimers({ now: house.clock(), toFake: ["Date"] });
    expect(new Webhook(receiverSecret).verify(body, headers as Record<string, string>)).toMatchObject({ event });
    expect(headers["webhook-id"]).toBe(event.id);
  });

  test("is written down and sent by one clock, however far ahead its project's is", async () => {
    const house = await testBilling();
    await listens(house);
    await moveClock(house.db, { project: "atelier", by: "P1Y", now: house.clock(), isLive: false });
    await house.ada.buys("atelier_monthly");
    await house.works();
    const [row] = await house.rows(`
      select d.created_at = t.tried_at as is_one_clock, d.settled_at >= d.created_at as is_in_order
      from billing.webhook_deliveries d join billing.webhook_tries t on t.delivery_id = d.id`);
    expect(row).toEqual({ is_one_clock: true, is_in_order: true });
  });

  test("has a price in dollars where it was paid in dollars", async () => {
    const house = await testBilling();
    const shop = await listens(house, { eventTypes: [] });
    const { price_id } = (await house.ada.product("atelier_yearly", "USD")).purchase_options.base_option!;
    const checkout = await house.ada.startsCheckout("atelier_yearly", { price_id });
    await checkout.pays();
    await checkout.status();
    house.travelTo("2026-02-07T10:00:00Z");
    await house.billing.tick();
    await house.postGoes();
    expect(shop.calls.map(({ event }) => [event.type, event.period_type, event.price])).toEqual([
      ["INITIAL_PURCHASE", "TRIAL", 0],
      ["INVOICE_ISSUANCE", "TRIAL", 39],
      ["RENEWAL", "NORMAL", 39],
    ]);
    expect(shop.calls[2]?.event).toMatchObject({ is_trial_conversion: true });
  });

  test("announces a payment at a checkout, and then what came of it", async () => {
    const house = await testBilling();
    const shop = await listens(house, { eventTypes: [] });
    await house.ada.buys("pins");
    await house.works();
    const told = shop.calls.map(({ event }) => [event.type, event.product_id, event.price_in_purchased_currency]);
    expect(told).toEqual([
      ["INVOICE_ISSUANCE", "pins", 500],
      ["NON_RENEWING_PURCHASE", "pins", 500],
    ]);
    expect(shop.calls[0]?.event).toMatchObject({ app_id: "atelier_web", transaction_id: null, period_type: null });
  });

  test("announces a payment once, however often a checkout is completed", async () => {
    const house = await testBilling();
    const shop = await listens(house, { eventTypes: ["INVOICE_ISSUANCE"] });
    const checkout = await house.ada.startsCheckout("atelier_monthly");
    await checkout.secret();
    await checkout.secret();
    await house.postGoes();
    expect(shop.heard()).toEqual(["INVOICE_ISSUANCE"]);
  });

  test.each([
    ["a subscription", "atelier_monthly", "INITIAL_PURCHASE"],
    ["what is bought once", "pins", "NON_RENEWING_PURCHASE"],
  ])("that announces the payment of %s is there first, also where nobody took it", async (_what, product, bought) => {
    const house = await testBilling();
    const shop = await listens(house, { eventTypes: [] });
    shop.answers(status(500));
    await house.ada.buys(product);
    await house.works();
    expect(shop.heard()).toEqual(["INVOICE_ISSUANCE"]);
    shop.answers(status(200));
    house.travelTo("2026-01-31T10:00:30Z");
    await house.postGoes();
    expect(shop.heard()).toEqual(["INVOICE_ISSUANCE", "INVOICE_ISSUANCE", bought]);
  });

  test("that announces a payment is there first, also where its owner has logged in meanwhile", async () => {
    const house = await testBilling();
    const shop = await listens(house, { eventTypes: [] });
    await house.ada.info();
    const visitor = new Person(house, "$RCAnonymousID:0123456789abcdef0123456789abcdef");
    const checkout = await visitor.startsCheckout("pins");
    await checkout.pays();
    await house.post("/v1/subscribers/identify", { app_user_id: visitor.id, new_app_user_id: "ada" });
    shop.answers(status(500));
    await checkout.status();
    await house.works();
    expect(shop.heard()).toEqual(["INVOICE_ISSUANCE"]);
  });

  test("says when access really ended", async () => {
    const house = await testBilling();
    const shop = await listens(house, { eventTypes: ["EXPIRATION", "CANCELLATION"] });
    await house.ada.buys("atelier_monthly");
    const [{ id }] = (await house.rows<{ id: string }>("select id from billing.transactions")) as [{ id: string }];
    house.travelTo("2026-02-10T10:00:00Z");
    await house.post(`/v1/subscribers/ada/transactions/${id}/refund`, {}, house.keys.secret);
    await house.postGoes();
    expect(shop.calls.map((it) => it.event)).toMatchObject([
      { type: "CANCELLATION", cancel_reason: "CUSTOMER_SUPPORT", price_in_purchased_currency: -4 },
      { expiration_reason: "CUSTOMER_SUPPORT", expiration_at_ms: Date.parse("2026-02-10T10:00:00Z") },
    ]);
  });

  test("goes only to who asked for its type, its app and its environment", async () => {
    const house = await testBilling();
    const all = await listens(house, { identifier: "all" });
    const cancellations = await listens(house, { identifier: "cancellations", eventTypes: ["CANCELLATION"] });
    const production = await listens(house, { identifier: "production", environment: "production" });
    const other = await listens(house, { identifier: "other", app: "atelier_desk" });
    const own = await listens(house, { identifier: "own", app: "atelier_web", environment: "sandbox" });
    await house.ada.buys("atelier_monthly");
    await cancel(house);
    await house.billing.tick();
    await house.postGoes();
    expect([all, cancellations, production, other, own].map((it) => it.heard())).toEqual([
      ["INITIAL_PURCHASE", "CANCELLATION"],
      ["CANCELLATION"],
      [],
      [],
      ["INITIAL_PURCHASE", "CANCELLATION"],
    ]);
  });

  test("is never sent when what it tells of was rolled back", async () => {
    const house = await testBilling();
    const shop = await listens(house);
    const checkout = await house.ada.startsCheckout("atelier_monthly");
    await checkout.pays();
    house.crashAtNextCommit();
    await checkout.status();
    await house.billing.tick();
    await house.postGoes();
    expect(shop.heard()).toEqual([]);
  });

  test("is signed with both secrets while one replaces the other", async () => {
    const house = await testBilling();
    const { post, call, keys } = house;
    const shop = await listens(house);
    const { body } = await post<{ secret: string }>("/v1/webhook_endpoints/shop/rotate_secret", {}, keys.secret);
    await house.ada.buys("pins");
    await house.works();
    vi.useFakeTimers({ now: house.clock(), toFake: ["Date"] });
    const [first] = shop.calls as [Call];
    for (const secret of [receiverSecret, body.secret]) {
      new Webhook(secret).verify(first.body, first.headers as Record<string, string>);
    }
    vi.useRealTimers();
    await call("/v1/webhook_endpoints/shop/former_secret", { method: "DELETE", key: keys.secret });
    await house.ada.buys("pins");
    await house.works();
    vi.useFakeTimers({ now: house.clock(), toFake: ["Date"] });
    const [, second] = shop.calls as [Call, Call];
    expect(() => new Webhook(receiverSecret).verify(second.body, second.headers as Record<string, string>)).toThrow();
  });
});

describe("a receiver", () => {
  test("that fails is tried ten times over eleven hours, with the same id and body each time", async () => {
    const house = await testBilling();
    const shop = await listens(house);
    shop.answers(status(500, "out of thread"));
    await house.ada.buys("pins");
    const begun = house.clock().getTime();
    await allTriesPass(house);
    expect(new Set(shop.calls.map((it) => `${it.headers["webhook-id"]} ${it.body}`)).size).toBe(1);
    const minutes = shop.calls.map((it) => (Number(it.headers["webhook-timestamp"]) - begun / 1000) / 60);
    expect(minutes).toEqual(triesAtMinutes);
    expect(await states(house)).toEqual([{ state: "failed", tries: 10 }]);
    expect(await house.rows("select distinct status, answer from billing.webhook_tries")).toEqual([
      { status: 500, answer: "out of thread" },
    ]);
  });

  test.each([
    ["redirects", (a: ServerResponse) => a.writeHead(302, { location: "/x" }).end(), 302],
    ["is slow", () => undefined, null],
    ["hangs up", (a: ServerResponse) => void a.destroy(), null],
  ])("that %s has not accepted anything", async (_what, how, answered) => {
    const house = await testBilling();
    const shop = await listens(house);
    shop.answers(how);
    await house.ada.buys("pins");
    await house.works();
    expect(shop.calls).toHaveLength(1);
    expect(await states(house)).toEqual([{ state: "waiting", tries: 1 }]);
    expect(await house.rows("select status from billing.webhook_tries")).toEqual([{ status: answered }]);
  });

  test("that talks for ever is cut off, and has accepted", async () => {
    const house = await testBilling();
    const shop = await listens(house);
    shop.answers((answer) => {
      answer.writeHead(200);
      answer.on("drain", () => answer.write("yes ".repeat(10_000)));
      answer.write("yes ".repeat(10_000));
    });
    await house.ada.buys("pins");
    await house.works();
    expect(await states(house)).toEqual([{ state: "delivered", tries: 1 }]);
    expect(await house.rows("select length(answer) from billing.webhook_tries")).toEqual([{ length: 2048 }]);
  });

  test("that flaps gets each subscription's events in order, and others do not wait for them", async () => {
    const house = await testBilling();
    const shop = await listens(house);
    shop.answers((answer, call) => status(call.event.app_user_id === "ada" ? 503 : 200)(answer));
    await house.ada.buys("atelier_monthly");
    await cancel(house);
    await house.bert.buys("atelier_monthly");
    await house.billing.tick();
    await house.postGoes();
    expect(shop.calls.map(({ event }) => [event.app_user_id, event.type]).sort()).toEqual([
      ["ada", "INITIAL_PURCHASE"],
      ["bert", "INITIAL_PURCHASE"],
    ]);
    shop.answers(status(204));
    house.travelTo("2026-01-31T10:00:30Z");
    await house.postGoes();
    expect(shop.heard().slice(2)).toEqual(["INITIAL_PURCHASE", "CANCELLATION"]);
  });

  test("is sent nothing twice by two workers at once", async () => {
    const house = await testBilling();
    const shop = await listens(house);
    for (let purchases = 0; purchases < 5; purchases += 1) await house.ada.buys("pins");
    await house.bert.buys("atelier_monthly");
    const workers = await Promise.all([house.anotherProcess(), house.anotherProcess(), house.anotherProcess()]);
    await Promise.all([house.postGoes(), ...workers.map((it) => it.tick())]);
    await expect.poll(() => delivered(house), { timeout: 20_000 }).toBe(6);
    expect(shop.calls).toHaveLength(6);
    expect(new Set(shop.calls.map((it) => it.event.id)).size).toBe(6);
  });

  test("whose sender died in the middle hears the event again a minute later", async () => {
    const house = await testBilling();
    const shop = await listens(house);
    await house.ada.buys("pins");
    await house.rows("update billing.webhook_deliveries set tries = 1, due_at = due_at + interval '1 minute'");
    await house.billing.tick();
    await house.postGoes();
    expect(shop.heard()).toEqual([]);
    house.travelTo("2026-01-31T10:01:00Z");
    await house.billing.tick();
    await house.postGoes();
    expect(shop.heard()).toEqual(["NON_RENEWING_PURCHASE"]);
  });
});

describe("an endpoint that is dead", () => {
  test("is switched off, and gets everything in order when it is switched on again", async () => {
    const house = await testBilling();
    const shop = await listens(house, { email: "ops@atelier.example" });
    shop.answers(status(500));
    await house.ada.buys("pins");
    await house.bert.buys("pins");
    await new Person(house, "cleo").buys("atelier_monthly");
    await allTriesPass(house);
    await house.postGoes();
    expect(
      await house.rows("select failures_in_a_row, disabled_at is null as is_on from billing.webhook_endpoints"),
    ).toEqual([{ failures_in_a_row: 3, is_on: false }]);

    expect(house.letters.filter((it) => it.to === "ops@atelier.example")).toMatchObject([
      { subject: "Atelier: the webhook endpoint shop was switched off", text: expect.stringContaining("500") },
    ]);
    const callsSoFar = shop.calls.length;
    shop.answers(status(200));
    await house.post("/v1/subscribers/cleo/subscriptions/atelier_monthly/cancel", {}, house.keys.secret);
    await house.billing.tick();
    await house.postGoes();
    expect(shop.calls).toHaveLength(callsSoFar);

    const { body } = await house.post("/v1/webhook_endpoints/shop/enable", {}, house.keys.secret);
    expect(body).toMatchObject({ endpoint: { disabled_at: null, failures_in_a_row: 0 } });
    await house.works();
    expect(shop.heard().slice(callsSoFar)).toEqual(["CANCELLATION"]);
  });
});

describe("the app's own server", () => {
  test("looks through the deliveries, at one with its tries, and has it sent again", async () => {
    const house = await testBilling();
    const { get, post, keys } = house;
    const shop = await listens(house);
    for (let purchases = 0; purchases < 3; purchases += 1) await house.ada.buys("pins");
    await house.works();
    const path = "/v1/webhook_endpoints/shop/deliveries";
    const first = await get<Deliveries>(`${path}?limit=2`, keys.secret);
    const rest = await get<Deliveries>(`${path}?limit=2&before=${first.body.next_before}`, keys.secret);
    expect([first.body.deliveries.length, rest.body.deliveries.length, rest.body.next_before]).toEqual([2, 1, null]);
    const [{ id, event_id }] = rest.body.deliveries as [{ id: string; event_id: string }];
    const again = await post(`${path}/${id}/redeliver`, {}, keys.secret);
    expect(again.body).toMatchObject({ delivery: { state: "waiting" } });
    await house.works();
    expect(shop.calls.filter((it) => it.event.id === event_id)).toHaveLength(2);
    expect((await get(`${path}/${id}`, keys.secret)).body).toMatchObject({
      delivery: { state: "delivered", log: [{ status: 200 }, { status: 200 }], message: { event: { id: event_id } } },
    });
  });

  test("sends a test event and hears at once what came of it", async () => {
    const house = await testBilling();
    const shop = await listens(house);
    shop.answers(status(418, "a teapot"));
    const { body } = await house.post("/v1/webhook_endpoints/shop/test", {}, house.keys.secret);
    expect(body).toMatchObject({ status: 418, answer: "a teapot" });
    expect(shop.heard()).toEqual(["TEST"]);
  });

  test("needs its secret key, and names what there is", async () => {
    const house = await testBilling();
    await listens(house, { eventTypes: [] });
    const { get, post, keys } = house;
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
  const house = await testBilling();
  await listens(house);
  await house.ada.buys("pins");
  await house.postGoes();
  const left = async () =>
    house.rows(
      "select (select count(*)::int from billing.webhook_tries) as tries, (select count(*)::int from billing.outbox) as events",
    );
  house.travelTo("2026-05-01T09:00:00Z");
  await forgetDeliveries(house);
  expect(await left()).toEqual([{ tries: 1, events: 2 }]);
  house.travelTo("2026-05-01T11:00:00Z");
  await forgetDeliveries(house);
  expect(await left()).toEqual([{ tries: 0, events: 2 }]);
});

interface Deliveries {
  deliveries: { id: string; event_id: string }[];
  next_before: string | null;
}
