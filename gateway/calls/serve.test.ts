import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createGateway } from "../gateway.ts";
import { stripeErrorOf } from "../testing/stripe-error.ts";
import {
  account,
  cardFields,
  openTestSimulator,
  publishable,
  secret,
  type TestSimulator,
  webhookSecret,
} from "../testing/test-simulator.ts";

let simulator: TestSimulator;

beforeAll(async () => {
  simulator = await openTestSimulator();
});

afterAll(() => simulator.close());

const fail = (): never => {
  throw new Error("Nobody should ask.");
};
const silent = (await import("pino")).pino({ level: "silent" });

describe("keys and parameters", () => {
  const ask = (init: RequestInit, path = "/v1/customers") =>
    simulator.gateway.fetch(new Request(`http://gateway.test${path}`, { method: "POST", ...init }));

  test("a call without a key, or with another's, is refused", async () => {
    expect((await ask({})).status).toBe(401);
    const stranger = await ask({ headers: { Authorization: "Bearer sk_test_stranger_123456789" } });
    expect(stranger.status).toBe(401);
    expect(await stranger.text()).not.toContain("sk_test_stranger_123456789");
  });

  /** An endless body that counts how much of it was read. */
  function endless() {
    const read = { bytes: 0 };
    const body = new ReadableStream<Uint8Array>(
      {
        pull(sending) {
          read.bytes += 10_000;
          sending.enqueue(new TextEncoder().encode("a[]&".repeat(2_500)));
        },
      },
      { highWaterMark: 0 },
    );
    return { read, init: { body, duplex: "half" } as RequestInit };
  }

  test("a body whose sender disconnects is no server error", async () => {
    const pull = (sending: ReadableStreamDefaultController) =>
      sending.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" }));
    const sent = (more?: HeadersInit) => {
      const init = { body: new ReadableStream({ pull }), duplex: "half" } as RequestInit;
      return ask({ ...init, headers: { Authorization: `Bearer ${secret}`, ...more } });
    };
    expect([(await sent()).status, (await sent({ "Content-Length": "900" })).status]).toEqual([400, 400]);
  });

  test("a body with an unknown key is not read, and none beyond the limit", async () => {
    const strange = endless();
    const headers = { Authorization: "Bearer sk_test_stranger_123456789" };
    expect([(await ask({ ...strange.init, headers })).status, strange.read.bytes]).toEqual([401, 0]);
    const anonymous = endless();
    expect((await ask(anonymous.init)).status).toBe(413);
    expect(anonymous.read.bytes).toBeLessThan(300_000);
    expect((await ask({ headers: { "Content-Length": "200001" }, body: "a" })).status).toBe(413);
  });

  test("the number of parameters is bounded for every caller", async () => {
    for (const headers of [undefined, { Authorization: `Bearer ${secret}` }]) {
      const answer = await ask({ ...(headers && { headers }), body: "a[]&".repeat(40_000) });
      expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining("up to 1000 parameters")]);
    }
  });

  test.each(["/v1/customers/cus_%00", "/acs/%00/question"])("nothing is found at %s", async (path) => {
    const headers = { Authorization: `Bearer ${secret}` };
    expect((await ask({ method: "GET", headers }, path)).status).toBe(404);
  });

  test("a key also goes as the user of basic auth", async () => {
    const { status } = await ask({ headers: { Authorization: `Basic ${btoa(`${secret}:`)}` } });
    expect(status).toBe(200);
  });

  test("a publishable key creates no customers and reads no cards", async () => {
    expect((await simulator.browser("POST", "/v1/customers")).body.error.code).toBe("secret_key_required");
    expect((await simulator.browser("GET", "/v1/charges/ch_1")).status).toBe(401);
  });

  test("another account is not served", async () => {
    const headers = { Authorization: `Bearer ${secret}`, "Stripe-Account": "acct_other" };
    expect((await ask({ headers })).status).toBe(403);
    expect((await ask({ headers: { ...headers, "Stripe-Account": account } })).status).toBe(200);
  });

  test("card numbers are not taken from servers", async () => {
    const headers = { Authorization: `Bearer ${secret}`, "Content-Type": "application/x-www-form-urlencoded" };
    const body = new URLSearchParams(cardFields("4242424242424242")).toString();
    expect((await ask({ headers, body }, "/v1/confirmation_tokens")).status).toBe(400);
  });

  test("an unknown parameter is refused by its full name", async () => {
    const unknown = { amount: 500, currency: "usd", payment_method_types: ["card"] };
    const error = await stripeErrorOf(simulator.stripe.paymentIntents.create(unknown));
    expect([error.statusCode, error.code, error.param]).toEqual([400, "parameter_unknown", "payment_method_types"]);
    const nested = await stripeErrorOf(
      simulator.stripe.paymentIntents.create({
        amount: 500,
        currency: "usd",
        automatic_payment_methods: { enabled: true, ...{ colour: "red" } },
      }),
    );
    expect(nested.param).toBe("automatic_payment_methods[colour]");
  });

  test.each([
    [{ currency: "usd" }, "parameter_missing", "amount"],
    [{ amount: 10, currency: "usd" }, "amount_too_small", "amount"],
    [{ amount: 500, currency: "zzz" }, undefined, "currency"],
    [{ amount: 500, currency: "usd", customer: "cus_nobody" }, "resource_missing", "id"],
    [{ amount: 500, currency: "usd", expand: ["nothing"] }, undefined, "expand"],
  ])("%o is refused", async (params, code, param) => {
    const error = await stripeErrorOf(
      simulator.stripe.paymentIntents.create(params as Stripe.PaymentIntentCreateParams),
    );
    expect([error.code, error.param]).toEqual([code, param]);
  });

  test("pages of other origins may call, and read errors too", async () => {
    const preflight = await ask({ method: "OPTIONS" }, "/v1/payment_intents/pi_1/confirm");
    expect([preflight.status, preflight.headers.get("Access-Control-Allow-Origin")]).toEqual([204, "*"]);
    expect((await ask({})).headers.get("Access-Control-Allow-Origin")).toBe("*");
  });

  test("a missing object is a 404 in the provider's shape", async () => {
    expect((await stripeErrorOf(simulator.stripe.invoices.create({ customer: "cus_1" }))).statusCode).toBe(404);
  });

  test.each([
    { secret: "sk_live_51abc", publishable },
    { secret: "sk_test_51Habcdefghijklmnop", publishable },
    { secret, publishable: "pk_live_51abc" },
    { secret: "rk_live_51abc", publishable },
  ])("does not run with keys that could be real ones: %o", (keys) => {
    const parts = {
      sql: { query: fail, transaction: fail },
      address: "http://a.test",
      clock: () => new Date(),
      account,
    };
    const webhook = { secret: webhookSecret, deliver: fail };
    expect(() => createGateway({ ...parts, keys, webhook, log: silent })).toThrow(/real provider/);
  });
});
