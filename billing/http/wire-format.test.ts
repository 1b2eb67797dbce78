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

import { testBilling } from "../testing/test-billing.ts";
import type { TestCustomer } from "../testing/test-customer.ts";

/** What a browser sends to start a checkout at the base price. */
async function startRequest(person: TestCustomer, product: string) {
  const { price_id } = (await person.product(product)).purchase_options.base_option!;
  const presented_offering_identifier = "default";
  return { app_user_id: person.id, product_id: product, price_id, trace_id: "t", presented_offering_identifier };
}

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
    const body = await startRequest(ada, "atelier_monthly");
    const answer = await post("/rcbilling/v1/checkout/start", body, keys.production);
    expect(answer).toMatchObject({ status: 400, body: { code: 7901 } });
    const withoutCheckout = await post("/rcbilling/v1/checkout/start", body, keys.test_store);
    expect(withoutCheckout).toMatchObject({ status: 400, body: { code: 7226 } });
  });
});

describe("the account at the provider", () => {
  test("is asked for once when nobody names it", async () => {
    const { ada, startAnotherProcess, keys, connection } = await testBilling();
    const process = await startAnotherProcess({});
    const body = JSON.stringify(await startRequest(ada, "pins"));
    const headers = { authorization: `Bearer ${keys.sandbox}` };
    for (let time = 0; time < 2; time += 1) {
      const start = new Request("http://billing.example/rcbilling/v1/checkout/start", {
        method: "POST",
        headers,
        body,
      });
      const started = await process.fetch(start);
      expect(StartAnswer.parse(await started.json()).gateway_params.stripe_account_id).toBe("acct_atelier");
    }
    expect(connection.calls).toEqual(["GET /v1/account"]);
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
