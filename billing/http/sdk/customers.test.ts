import { describe, expect, test } from "vitest";

import { testBilling } from "../../testing/test-billing.ts";

/** A client's event as it is sent, where no serializer would write it. */
const eventJson = (id: string, properties: string, timestamp = "1") =>
  `{"id":"${id}","timestamp_ms":${timestamp},"type":"web_billing","event_name":"x","app_user_id":"ada","context":{},"properties":${properties}}`;

const hostileEvents = [
  eventJson("nul", '{"a":"\\u0000"}'),
  eventJson("half", '{"a":"\\ud800"}'),
  eventJson("late", "{}", "9007199254740991"),
  eventJson("large", `{"a":"${"x".repeat(20_000)}"}`),
  eventJson("long", `{"trace_id":"${"x".repeat(10_000)}"}`),
  eventJson("good", '{"a":"\\ud83d\\ude00"}'),
];

const checkoutError = (id: string, timestamp_ms: number) => ({
  id,
  timestamp_ms,
  type: "web_billing",
  event_name: "checkout_flow_error",
  app_user_id: "ada",
  context: {},
  properties: { trace_id: "t-1", error_code: 3 },
});

describe("attributes, events, currencies", () => {
  test("the newest word about a customer stays", async () => {
    const { post, rows } = await testBilling();
    const say = (value: string | null, updated_at_ms: number) =>
      post("/v1/subscribers/ada/attributes", { attributes: { colour: { value, updated_at_ms } } });
    expect(await say("teal", 2)).toMatchObject({ status: 200, body: {} });
    await say("red", 1);
    expect(await rows("select value from billing.customer_attributes")).toEqual([{ value: "teal" }]);
    await say(null, 3);
    expect(await rows("select value from billing.customer_attributes")).toEqual([{ value: null }]);
    expect(await post("/v1/subscribers/ada/attributes", { attributes: 5 })).toMatchObject({
      status: 400,
      body: { code: 7264 },
    });
  });

  test("a customer has at most 50 attributes of an app's own, with names and values that fit", async () => {
    const { get, post, keys } = await testBilling();
    const say = (attributes: Record<string, string | null>, updated_at_ms = 1) =>
      post("/v1/subscribers/ada/attributes", {
        attributes: Object.fromEntries(
          Object.entries(attributes).map(([name, value]) => [name, { value, updated_at_ms }]),
        ),
      });
    const fifty = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`a${at}`, "x"]));
    expect((await say({ ...fifty, $email: "ada@mail.example" })).status).toBe(200);
    expect(await say({ more: "x" })).toMatchObject({ status: 400, body: { code: 7263 } });
    expect((await say({ a0: null, a1: "", more: "x" }, 2)).status).toBe(200);
    for (const wrong of [{ $nothing: "x" }, { "1st": "x" }, { ["x".repeat(41)]: "x" }, { long: "x".repeat(501) }]) {
      expect(await say(wrong as Record<string, string>)).toMatchObject({ status: 400, body: { code: 7263 } });
    }
    expect((await get("/v1/subscribers/ada/attributes")).status).toBe(403);
    const { attributes } = (await get<{ attributes: object }>("/v1/subscribers/ada/attributes", keys.secret)).body;
    expect(Object.keys(attributes)).toHaveLength(50);
    expect(attributes).toMatchObject({ $email: { value: "ada@mail.example", updated_at_ms: 1 }, more: { value: "x" } });
  });

  test("a client whose clock is years ahead does not have the last word for years", async () => {
    const { get, post, keys, setClock } = await testBilling();
    const say = (value: string, at: string) =>
      post("/v1/subscribers/ada/attributes", { attributes: { colour: { value, updated_at_ms: Date.parse(at) } } });
    await say("teal", "2036-01-01T00:00:00Z");
    setClock("2026-02-01T00:00:00Z");
    await say("red", "2026-02-01T00:00:00Z");
    const { body } = await get("/v1/subscribers/ada/attributes", keys.secret);
    expect(body).toMatchObject({ attributes: { colour: { value: "red" } } });
  });

  test("texts that no database keeps are refused, or in a batch of events dropped", async () => {
    const { call, rows } = await testBilling();
    const colour = '{"attributes":{"colour":{"value":"te\\u0000al","updated_at_ms":1}}}';
    const answer = await call("/v1/subscribers/ada/attributes", { method: "POST", body: colour });
    expect(answer).toMatchObject({ status: 400, body: { code: 7264 } });
    const body = `{"events":[${hostileEvents.join()}]}`;
    expect((await call("/v1/events", { method: "POST", body })).status).toBe(201);
    expect(await rows("select id, trace_id from billing.client_events order by id")).toEqual([
      { id: "good", trace_id: null },
      { id: "long", trace_id: null },
    ]);
  });

  test("a client's trace leads support to the operation and to what the client told of it", async () => {
    const { ada, get, post, keys } = await testBilling();
    const checkout = await ada.startsCheckout("atelier_monthly", { trace_id: "t-1" });
    const [first, second, other] = [checkoutError("e1", 1), checkoutError("e2", 2), checkoutError("e3", 3)];
    await post("/v1/events", { events: [second, first, { ...other, properties: {} }] });
    expect((await get("/v1/traces/t-1")).status).toBe(403);
    expect(await get("/v1/traces/t-1", keys.secret)).toMatchObject({
      status: 200,
      body: {
        operations: [{ operation_session_id: checkout.session, app_user_id: "ada", state: "created", error: null }],
        events: [{ id: "e1", properties: { error_code: 3 } }, { id: "e2" }],
      },
    });
    expect((await get("/v1/traces/nothing", keys.secret)).body).toMatchObject({ operations: [], events: [] });
  });

  test("events are kept once by id, and a malformed one does not hold up the rest", async () => {
    const { post, rows } = await testBilling();
    const event = {
      id: "e1",
      timestamp_ms: 1769940000000,
      type: "web_billing",
      event_name: "sdk_initialized",
      app_user_id: "ada",
      context: {},
      properties: { trace_id: "t" },
    };
    for (let time = 0; time < 2; time += 1) {
      expect((await post("/v1/events", { events: [event, { id: 5 }, { ...event, id: "e2" }] })).status).toBe(201);
    }
    expect(await rows("select id, name, trace_id from billing.client_events order by id")).toEqual([
      { id: "e1", name: "sdk_initialized", trace_id: "t" },
      { id: "e2", name: "sdk_initialized", trace_id: "t" },
    ]);
  });

  test("there are no virtual currencies", async () => {
    const { get } = await testBilling();
    expect((await get("/v1/subscribers/ada/virtual_currencies")).body).toEqual({ virtual_currencies: {} });
  });
});
