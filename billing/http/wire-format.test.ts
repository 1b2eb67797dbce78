import {
  Branding,
  CustomerAnswer,
  OfferingsAnswer,
  ProductsAnswer,
  StartAnswer,
  StatusAnswer,
  TaxAnswer,
} from "@hemline/protocol";
import { describe, expect, test } from "vitest";
import { applyCatalogue } from "../billing.ts";
import { fixtureCatalogue } from "../testing/fixture-catalogue.ts";
import { testBilling } from "../testing/test-billing.ts";

describe("keys", () => {
  test.each([
    ["none", null, 401, 7224],
    ["an unknown one", "rcb_sb_nobody", 401, 7225],
    ["a secret one nobody has", "sk_nobody_0123456789", 401, 7225],
  ])("%s", async (_which, key, status, code) => {
    const { call } = await testBilling();
    const answer = await call("/v1/subscribers/ada", { key });
    expect(answer).toMatchObject({ status, body: { code, message: expect.any(String) } });
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  });

  test("a revoked key is dead at once", async () => {
    const { get, rows } = await testBilling();
    expect((await get("/rcbilling/v1/branding")).status).toBe(200);
    await rows("update billing.api_keys set revoked_at = now() where kind = 'sandbox'");
    expect(await get("/rcbilling/v1/branding")).toMatchObject({ status: 401, body: { code: 7225 } });
  });

  test("secret ones are kept as hashes only", async () => {
    const { keys, rows } = await testBilling();
    const [row] = await rows<object>("select * from billing.api_keys where kind = 'secret'");
    expect(JSON.stringify(row)).not.toContain(keys.secret);
  });

  test("production keys do not sell while no money moves", async () => {
    const { ada, post, keys } = await testBilling();
    const option = (await ada.product("atelier_monthly")).purchase_options.base_option!;
    const body = {
      app_user_id: "ada",
      product_id: "atelier_monthly",
      price_id: option.price_id,
      trace_id: "t",
      presented_offering_identifier: "default",
    };
    const answer = await post("/rcbilling/v1/checkout/start", body, keys.production);
    expect(answer).toMatchObject({ status: 400, body: { code: 7901 } });
    const withoutCheckout = await post("/rcbilling/v1/checkout/start", body, keys.test_store);
    expect(withoutCheckout).toMatchObject({ status: 400, body: { code: 7226 } });
  });
});

describe("the account at the provider", () => {
  test("is asked for once when nobody names it", async () => {
    const { ada, startAnotherProcess, keys, wire } = await testBilling();
    const process = await startAnotherProcess({});
    const option = (await ada.product("pins")).purchase_options.base_option!;
    for (let time = 0; time < 2; time += 1) {
      const started = await process.fetch(
        new Request("http://billing.example/rcbilling/v1/checkout/start", {
          method: "POST",
          headers: { authorization: `Bearer ${keys.sandbox}` },
          body: JSON.stringify({
            app_user_id: "ada",
            product_id: "pins",
            price_id: option.price_id,
            trace_id: "t",
            presented_offering_identifier: "shop",
          }),
        }),
      );
      expect(StartAnswer.parse(await started.json()).gateway_params.stripe_account_id).toBe("acct_atelier");
    }
    expect(wire.calls).toEqual(["GET /v1/account"]);
  });
});

describe("browsers of any origin", () => {
  test("may send whatever headers a developer adds", async () => {
    const { call } = await testBilling();
    const wanted = "authorization,content-type,x-platform,x-version,x-is-sandbox,x-platform-flavor,x-of-our-own";
    const answer = await call("/v1/subscribers/ada", {
      method: "OPTIONS",
      key: null,
      headers: {
        origin: "https://shop.example",
        "access-control-request-method": "GET",
        "access-control-request-headers": wanted,
      },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("access-control-allow-headers")).toBe(wanted);
    expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
  });

  test("can read every refusal", async () => {
    const { call } = await testBilling();
    for (const [path, init] of [
      ["/v1/nowhere", {}],
      ["/rcbilling/v1/checkout/start", { method: "POST", body: "{" }],
      ["/rcbilling/v1/checkout/op_nobody", {}],
      ["/v1/subscribers/no_user", {}],
    ] as const) {
      const { status, body, headers } = await call<{ code: number; message: string }>(path, init);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(body).toEqual({ code: expect.any(Number), message: expect.any(String) });
      expect(headers.get("content-type")).toContain("application/json");
      expect(headers.get("access-control-allow-origin")).toBe("*");
    }
  });
});

describe("answers", () => {
  test("have the shapes the protocol says", async () => {
    const { ada, get, post } = await testBilling();
    OfferingsAnswer.parse((await get("/v1/subscribers/ada/offerings")).body);
    ProductsAnswer.parse(
      (await get("/rcbilling/v1/subscribers/ada/products?id=atelier_yearly&id=lookbook&id=atelier_intro")).body,
    );
    Branding.parse((await get("/rcbilling/v1/branding")).body);
    const { body } = await ada.asksToStart("atelier_intro");
    StartAnswer.parse(body);
    StatusAnswer.parse((await get(`/rcbilling/v1/checkout/${body.operation_session_id}`)).body);
    TaxAnswer.parse((await post(`/rcbilling/v1/checkout/${body.operation_session_id}/calculate_taxes`, {})).body);
    await ada.buys("atelier_monthly");
    await ada.buys("lookbook");
    CustomerAnswer.parse((await get("/v1/subscribers/ada")).body);
  });

  test("unknown customers are met: 201, then 200", async () => {
    const { get } = await testBilling();
    for (const id of ["%24RCAnonymousID%3A0123456789abcdef", "a%20b%3F%23", "100%25", "%E3%81%82"]) {
      const first = await get<{ subscriber: { original_app_user_id: string } }>(`/v1/subscribers/${id}`);
      expect(first.status).toBe(201);
      expect(first.body.subscriber.original_app_user_id).toBe(decodeURIComponent(id));
      expect((await get(`/v1/subscribers/${id}`)).status).toBe(200);
    }
  });

  test.each(["no_user", "null", "NaN", "%5Cx00", "a%2Fb", "undefined", `${"x".repeat(101)}`])(
    "%s is nobody's id",
    async (id) => {
      const { get } = await testBilling();
      expect(await get(`/v1/subscribers/${id}`)).toMatchObject({ status: 400, body: { code: 7220 } });
    },
  );

  test("products: each once, in the order asked for, in the currency wished for where there is one", async () => {
    const { get } = await testBilling();
    const path =
      "/rcbilling/v1/subscribers/ada/products?id=lookbook&id=atelier_yearly&id=lookbook&id=nothing&id=&currency=USD";
    const { product_details } = ProductsAnswer.parse((await get(path)).body);
    expect(product_details.map((it) => it.identifier)).toEqual(["lookbook", "atelier_yearly"]);
    expect(product_details[0]?.purchase_options.base_option).toMatchObject({ base_price: { currency: "EUR" } });
    expect(product_details[1]?.purchase_options.base_option).toMatchObject({ base: { price: { currency: "USD" } } });
    expect((await get("/rcbilling/v1/subscribers/ada/products?id=")).body).toMatchObject({ product_details: [] });
  });

  test("no taxes are collected, and that is said with the totals", async () => {
    const { ada, post } = await testBilling();
    const { session } = await ada.startsCheckout("atelier_yearly");
    expect(await post(`/rcbilling/v1/checkout/${session}/calculate_taxes`, { country_code: "DE" })).toMatchObject({
      status: 200,
      body: {
        failed_reason: "tax_collection_disabled",
        total_amount_in_micros: 36_000_000,
        gateway_params: { elements_configuration: { mode: "setup" } },
      },
    });
  });

  test("what is not for sale, or not at this price, cannot be started", async () => {
    const { ada } = await testBilling();
    for (const wrong of [{ product_id: "nothing" }, { price_id: "nothing" }, { offer_id: "summer" }]) {
      expect(await ada.asksToStart("atelier_monthly", wrong)).toMatchObject({ status: 404, body: { code: 7814 } });
    }
    expect(await ada.asksToStart("atelier_monthly", { trace_id: 5 as never })).toMatchObject({
      status: 400,
      body: { code: 7226 },
    });
    expect(await ada.asksToStart("atelier_monthly", { app_user_id: "" })).toMatchObject({
      status: 400,
      body: { code: 7220 },
    });
  });
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
    const event = (id: string, properties: string, timestamp = "1") =>
      `{"id":"${id}","timestamp_ms":${timestamp},"type":"web_billing","event_name":"x","app_user_id":"ada","context":{},"properties":${properties}}`;
    const hostile = [
      event("nul", '{"a":"\\u0000"}'),
      event("half", '{"a":"\\ud800"}'),
      event("late", "{}", "9007199254740991"),
      event("large", `{"a":"${"x".repeat(20_000)}"}`),
      event("long", `{"trace_id":"${"x".repeat(10_000)}"}`),
      event("good", '{"a":"\\ud83d\\ude00"}'),
    ];
    const body = `{"events":[${hostile.join()}]}`;
    expect((await call("/v1/events", { method: "POST", body })).status).toBe(201);
    expect(await rows("select id, trace_id from billing.client_events order by id")).toEqual([
      { id: "good", trace_id: null },
      { id: "long", trace_id: null },
    ]);
  });

  test("a client's trace leads support to the operation and to what the client told of it", async () => {
    const { ada, get, post, keys } = await testBilling();
    const checkout = await ada.startsCheckout("atelier_monthly", { trace_id: "t-1" });
    const event = (id: string, timestamp_ms: number) => ({
      id,
      timestamp_ms,
      type: "web_billing",
      event_name: "checkout_flow_error",
      app_user_id: "ada",
      context: {},
      properties: { trace_id: "t-1", error_code: 3 },
    });
    await post("/v1/events", { events: [event("e2", 2), event("e1", 1), { ...event("e3", 3), properties: {} }] });
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

describe("limits", () => {
  test("who starts without end is told when to come back", async () => {
    const { ada, call, setClock } = await testBilling();
    const answers = [];
    for (let time = 0; time < 31; time += 1) answers.push((await ada.asksToStart("lookbook")).status);
    expect(answers.filter((it) => it === 200)).toHaveLength(30);
    expect(answers.at(-1)).toBe(429);
    const refused = await call("/rcbilling/v1/checkout/start", {
      method: "POST",
      body: JSON.stringify({
        app_user_id: "ada",
        product_id: "x",
        price_id: "x",
        trace_id: "",
        presented_offering_identifier: "",
      }),
    });
    expect(refused.headers.get("retry-after")).toBe("60");
    setClock("2026-01-31T10:01:00Z");
    expect((await ada.asksToStart("lookbook")).status).toBe(200);
  });
});

describe("a test store", () => {
  const receipt = {
    fetch_token: "test_1769940000000_3f0c1c9e-0000-4000-8000-000000000000",
    product_id: "atelier_monthly",
    app_user_id: "ada",
    presented_offering_identifier: "default",
    presented_placement_identifier: null,
    applied_targeting_rule: null,
    initiation_source: "purchase",
  };

  test("buys without a provider, once per token", async () => {
    const { ada, post, keys, wire, rows } = await testBilling();
    for (let time = 0; time < 2; time += 1) {
      const answer = await post<unknown>("/v1/receipts", receipt, keys.test_store);
      expect(CustomerAnswer.parse(answer.body).subscriber.subscriptions.atelier_monthly).toMatchObject({
        store: "test_store",
        is_sandbox: true,
      });
    }
    expect(await ada.has("pro")).toBe(true);
    expect(await rows("select count(*)::int from billing.subscriptions")).toEqual([{ count: 1 }]);
    expect(wire.calls).toEqual([]);
  });

  test("takes only its own tokens and keys", async () => {
    const { post, keys } = await testBilling();
    expect(await post("/v1/receipts", receipt, keys.sandbox)).toMatchObject({ status: 400, body: { code: 7103 } });
    expect(await post("/v1/receipts", { ...receipt, fetch_token: "x" }, keys.test_store)).toMatchObject({
      status: 400,
      body: { code: 7103 },
    });
  });

  test("says that a token belongs to another app", async () => {
    const { db, clock, post, keys } = await testBilling();
    const key = { kind: "test_store", key: "test_elsewhere" } as const;
    const [web] = fixtureCatalogue.apps;
    const elsewhere = { ...fixtureCatalogue, apps: [web!, { ...web!, identifier: "elsewhere", keys: [key] }] };
    await applyCatalogue(db, elsewhere, { clock });
    expect((await post("/v1/receipts", receipt, keys.test_store)).status).toBe(200);
    const shown = await post("/v1/receipts", { ...receipt, app_user_id: "bert" }, key.key);
    expect(shown).toMatchObject({ status: 400, body: { code: 7103 } });
  });
});
