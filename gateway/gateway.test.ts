import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createGateway } from "./gateway.ts";
import { testCards } from "./test-cards.ts";
import {
  account,
  cardFields,
  openTestSimulator,
  publishable,
  secret,
  type TestSimulator,
  webhookSecret,
} from "./testing/test-simulator.ts";

let simulator: TestSimulator;
beforeAll(async () => {
  simulator = await openTestSimulator();
});
afterAll(() => simulator.close());

const declined = async (promise: Promise<unknown>): Promise<Stripe.errors.StripeError> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw new Error("That should have been refused.", { cause: error });
};

/** The package returns a fetch Headers object, although its type says a plain one. */
const header = (answer: { lastResponse: { headers: unknown } }, name: string): string | null =>
  (answer.lastResponse.headers as Headers).get(name);

const tokenFor = async (number: string): Promise<string> => {
  const { status, body } = await simulator.browser("POST", "/v1/confirmation_tokens", cardFields(number));
  expect(status, JSON.stringify(body)).toBe(200);
  return body.id;
};

const adasIntent = async (more: Partial<Stripe.PaymentIntentCreateParams> = {}) => {
  const ada = await simulator.stripe.customers.create({ email: "ada@example.org", metadata: { user: "ada" } });
  const intent = await simulator.stripe.paymentIntents.create({
    amount: 999,
    currency: "eur",
    customer: ada.id,
    setup_future_usage: "off_session",
    allowed_payment_method_types: ["card"],
    metadata: { operation: "op_1" },
    ...more,
  });
  return { ada, intent };
};

const confirmInBrowser = (intent: Stripe.PaymentIntent | Stripe.SetupIntent, fields: Record<string, string>) =>
  simulator.browser("POST", `/v1/${intent.object}s/${intent.id}/confirm`, {
    client_secret: intent.client_secret ?? "",
    use_stripe_sdk: "true",
    ...fields,
  });

describe("a payment", () => {
  test("is made by a browser with a confirmation token, and the card stays with the customer", async () => {
    const { ada, intent } = await adasIntent();
    expect(intent).toMatchObject({ status: "requires_payment_method", amount: 999, payment_method_types: ["card"] });
    expect(intent.client_secret).toMatch(/^pi_\w+_secret_\w+$/);
    const token = await tokenFor("4242 4242 4242 4242");
    const preview = (await simulator.stripe.confirmationTokens.retrieve(token)).payment_method_preview;
    expect(preview?.billing_details.address).toMatchObject({ country: "DE", postal_code: "04109" });
    expect(preview?.card).toMatchObject({ brand: "visa", last4: "4242", exp_month: 12, exp_year: 2040 });

    const { status, body } = await confirmInBrowser(intent, { confirmation_token: token });
    expect([status, body.status]).toEqual([200, "succeeded"]);
    const paid = await simulator.stripe.paymentIntents.retrieve(intent.id, {
      expand: ["latest_charge", "payment_method"],
    });
    expect(paid).toMatchObject({
      amount_received: 999,
      latest_charge: { object: "charge", status: "succeeded", amount: 999, payment_intent: intent.id },
      payment_method: { object: "payment_method", customer: ada.id },
    });
  });

  test("tells a browser nothing of the developer's own", async () => {
    const { intent } = await adasIntent();
    const { body } = await simulator.browser("GET", `/v1/payment_intents/${intent.id}`, {
      client_secret: intent.client_secret ?? "",
    });
    expect(body.id).toBe(intent.id);
    expect(body).not.toHaveProperty("metadata");
    expect(body).not.toHaveProperty("customer");
    const { status, body: stripeErrorOf } = await confirmInBrowser(intent, cardFields("4000000000000002"));
    expect(status).toBe(402);
    expect(stripeErrorOf.error.payment_intent).not.toHaveProperty("metadata");
  });

  test("is not shown without its client secret", async () => {
    const { intent } = await adasIntent();
    const { status, body } = await simulator.browser("GET", `/v1/payment_intents/${intent.id}`, {
      client_secret: "pi_no",
    });
    expect([status, body.error.param]).toEqual([400, "client_secret"]);
  });

  test("that is confirmed twice at once charges once", async () => {
    const { intent } = await adasIntent();
    const tokens = await Promise.all(Array.from({ length: 8 }, () => tokenFor("4242424242424242")));
    const answers = await Promise.all(tokens.map((token) => confirmInBrowser(intent, { confirmation_token: token })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400, 400, 400]);
    expect(answers.find(({ status }) => status === 400)?.body.error.code).toBe("payment_intent_unexpected_state");
    const charges = await simulator.rows(
      `select id from gateway.charges where body ->> 'payment_intent' = '${intent.id}'`,
    );
    expect(charges).toHaveLength(1);
  });

  test("declined leaves the intent open for another card", async () => {
    const { intent } = await adasIntent();
    const { status, body } = await confirmInBrowser(intent, { confirmation_token: await tokenFor("4000000000009995") });
    expect([status, body.error.type, body.error.code, body.error.decline_code]).toEqual([
      402,
      "card_error",
      "card_declined",
      "insufficient_funds",
    ]);
    const open = await simulator.stripe.paymentIntents.retrieve(intent.id);
    expect(open).toMatchObject({
      status: "requires_payment_method",
      payment_method: null,
      last_payment_error: { decline_code: "insufficient_funds", charge: open.latest_charge },
    });
    const second = await confirmInBrowser(intent, { confirmation_token: await tokenFor("5555555555554444") });
    expect(second.body.status).toBe("succeeded");
    expect((await simulator.stripe.paymentIntents.retrieve(intent.id)).last_payment_error).toBeNull();
  });

  test.each([
    ["4000000000000002", "card_declined", "generic_decline"],
    ["4000000000009987", "card_declined", "lost_card"],
    ["4000000000009979", "card_declined", "stolen_card"],
    ["4000000000000069", "expired_card", undefined],
    ["4000000000000127", "incorrect_cvc", undefined],
    ["4000000000000119", "processing_error", undefined],
    ["4000000000000341", "card_declined", "generic_decline"],
  ])("with card %s is refused with %s", async (number, code, declineCode) => {
    const { intent } = await adasIntent();
    const { status, body } = await confirmInBrowser(intent, { confirmation_token: await tokenFor(number) });
    expect([status, body.error.code, body.error.decline_code]).toEqual([402, code, declineCode]);
  });

  test.each([
    ["4242424242424241", {}, "incorrect_number"],
    ["4242424242424242", { "payment_method_data[card][exp_year]": "19" }, "invalid_expiry_year"],
    ["4242424242424242", { "payment_method_data[card][exp_month]": "13" }, "invalid_expiry_month"],
    ["4242424242424242", { "payment_method_data[card][cvc]": "12" }, "invalid_cvc"],
    ["4111111111111111", {}, "card_declined"],
  ])("with what is no test card (%s %o) is refused before it is stored", async (number, more, code) => {
    const { status, body } = await simulator.browser("POST", "/v1/confirmation_tokens", cardFields(number, more));
    expect([status, body.error.code]).toEqual([402, code]);
  });

  test("can be canceled while it is open, and then not be paid", async () => {
    const { intent } = await adasIntent();
    const canceled = await simulator.stripe.paymentIntents.cancel(intent.id, { cancellation_reason: "abandoned" });
    expect(canceled).toMatchObject({ status: "canceled", cancellation_reason: "abandoned" });
    const { status } = await confirmInBrowser(intent, { confirmation_token: await tokenFor("4242424242424242") });
    expect(status).toBe(400);
  });

  test("changes its amount only while it is open", async () => {
    const { intent } = await adasIntent();
    expect(await simulator.stripe.paymentIntents.update(intent.id, { amount: 1079 })).toMatchObject({ amount: 1079 });
    await confirmInBrowser(intent, { confirmation_token: await tokenFor("4242424242424242") });
    const error = await declined(simulator.stripe.paymentIntents.update(intent.id, { amount: 1 }));
    expect(error.code).toBe("payment_intent_unexpected_state");
  });
});

describe("3-D Secure", () => {
  const challenged = async (number: string) => {
    const { ada, intent } = await adasIntent();
    const { body } = await confirmInBrowser(intent, { confirmation_token: await tokenFor(number) });
    expect(body).toMatchObject({ status: "requires_action", next_action: { type: "use_stripe_sdk" } });
    const challenge = new URL(body.next_action.use_stripe_sdk.stripe_js).pathname;
    return { ada, intent, answer: (word: "complete" | "fail") => simulator.browser("POST", `${challenge}/${word}`) };
  };

  test("completed, pays", async () => {
    const { intent, answer } = await challenged("4000002760003184");
    expect((await simulator.stripe.paymentIntents.retrieve(intent.id)).latest_charge).toBeNull();
    expect((await answer("complete")).body.state).toBe("passed");
    const paid = await simulator.stripe.paymentIntents.retrieve(intent.id, { expand: ["latest_charge"] });
    expect(paid).toMatchObject({
      status: "succeeded",
      latest_charge: { payment_method_details: { card: { three_d_secure: { result: "authenticated" } } } },
    });
  });

  test("failed, asks for another card", async () => {
    const { intent, answer } = await challenged("4000002500003155");
    expect((await answer("fail")).body.state).toBe("failed");
    expect((await answer("complete")).body.state).toBe("failed");
    expect(await simulator.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: "requires_payment_method",
      last_payment_error: { code: "payment_intent_authentication_failure" },
    });
  });

  test("completed, may still be declined", async () => {
    const { intent, answer } = await challenged("4000008260003178");
    await answer("complete");
    expect(await simulator.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: "requires_payment_method",
      last_payment_error: { decline_code: "insufficient_funds" },
    });
  });

  test("asked for by a server that says where to return, is a redirect", async () => {
    const { intent } = await adasIntent();
    const asked = await simulator.stripe.paymentIntents.confirm(intent.id, {
      payment_method: "pm_card_authenticationRequired",
      return_url: "https://shop.example/back?x=1",
    });
    expect(asked.next_action?.type).toBe("redirect_to_url");
    const path = new URL(asked.next_action?.redirect_to_url?.url ?? "").pathname;
    const { body } = await simulator.browser("POST", `${path}/complete`);
    expect(body.return_url).toBe(
      `https://shop.example/back?x=1&payment_intent=${intent.id}&payment_intent_client_secret=${intent.client_secret}`,
    );
  });
});

describe("a saved card", () => {
  const savedBy = async (number: string) => {
    const ada = await simulator.stripe.customers.create({});
    const intent = await simulator.stripe.setupIntents.create({ customer: ada.id, usage: "off_session" });
    expect(intent.client_secret).toMatch(/^seti_\w+_secret_\w+$/);
    const { body } = await confirmInBrowser(intent, { confirmation_token: await tokenFor(number) });
    if (body.status === "requires_action")
      await simulator.browser("POST", `${new URL(body.next_action.use_stripe_sdk.stripe_js).pathname}/complete`);
    const done = await simulator.stripe.setupIntents.retrieve(intent.id);
    expect(done.status).toBe("succeeded");
    return { customer: ada.id, payment_method: String(done.payment_method) };
  };
  const renewal = (card: { customer: string; payment_method: string }) =>
    simulator.stripe.paymentIntents.create({ ...card, amount: 999, currency: "eur", off_session: true, confirm: true });

  test("pays off session", async () => {
    expect((await renewal(await savedBy("4242424242424242"))).status).toBe("succeeded");
  });

  test("that was authenticated when it was saved is not asked again", async () => {
    expect((await renewal(await savedBy("4000002500003155"))).status).toBe("succeeded");
  });

  test("that wants its cardholder each time is refused off session, and the intent stays for the browser", async () => {
    const error = await declined(renewal(await savedBy("4000002760003184")));
    expect([error.statusCode, error.code, error.decline_code]).toEqual([
      402,
      "authentication_required",
      "authentication_required",
    ]);
    expect(error.payment_intent?.status).toBe("requires_payment_method");
  });

  test("may fail later although saving went well", async () => {
    const error = await declined(renewal(await savedBy("4000000000000341")));
    expect([error.statusCode, error.code]).toEqual([402, "card_declined"]);
  });

  test("is refused at once when the issuer says so", async () => {
    const intent = await simulator.stripe.setupIntents.create({});
    const { status, body } = await confirmInBrowser(intent, { confirmation_token: await tokenFor("4000000000000002") });
    expect([status, body.error.setup_intent.last_setup_error.code]).toEqual([402, "card_declined"]);
  });

  test("of one customer does not pay for another", async () => {
    const { payment_method } = await savedBy("4242424242424242");
    const ben = await simulator.stripe.customers.create({});
    const error = await declined(renewal({ customer: ben.id, payment_method }));
    expect(error.statusCode).toBe(400);
  });
});

describe("a refund", () => {
  const paid = async (amount: number): Promise<string> =>
    (
      await simulator.stripe.paymentIntents.create({
        amount,
        currency: "eur",
        confirm: true,
        payment_method: "pm_card_visa",
      })
    ).id;

  test("gives the money back, in parts, and never more than was taken", async () => {
    const payment_intent = await paid(1000);
    const part = await simulator.stripe.refunds.create({
      payment_intent,
      amount: 400,
      reason: "requested_by_customer",
    });
    expect(part).toMatchObject({ amount: 400, status: "succeeded", currency: "eur", payment_intent });
    const tooMuch = await declined(simulator.stripe.refunds.create({ payment_intent, amount: 601 }));
    expect([tooMuch.statusCode, tooMuch.param]).toEqual([400, "amount"]);
    expect(await simulator.stripe.refunds.create({ payment_intent }, {})).toMatchObject({ amount: 600 });
    expect((await declined(simulator.stripe.refunds.create({ payment_intent }))).code).toBe("charge_already_refunded");
    const found = await simulator.stripe.refunds.retrieve(part.id, { expand: ["charge"] });
    expect(found.charge).toMatchObject({ amount_refunded: 1000, refunded: true });
  });

  test("asked for ten times at once gives back once", async () => {
    const payment_intent = await paid(1000);
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => simulator.stripe.refunds.create({ payment_intent })),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("of what was never paid is refused", async () => {
    const { intent } = await adasIntent();
    expect((await declined(simulator.stripe.refunds.create({ payment_intent: intent.id }))).statusCode).toBe(400);
  });
});

test("a server learns whose account it is", async () => {
  expect((await simulator.stripe.accounts.retrieveCurrent()).id).toBe(account);
});

describe("idempotency", () => {
  const params = { amount: 500, currency: "usd" };

  test("the same call again is answered as the first one was", async () => {
    const first = await simulator.stripe.paymentIntents.create(params, { idempotencyKey: "op:1:pi" });
    const again = await simulator.stripe.paymentIntents.create(params, { idempotencyKey: "op:1:pi" });
    expect(again).toEqual(first);
    expect(header(again, "Idempotent-Replayed")).toBe("true");
    expect(header(again, "Original-Request")).toBe(header(first, "Request-Id"));
  });

  test("another call with the same key is refused", async () => {
    await simulator.stripe.paymentIntents.create(params, { idempotencyKey: "op:2:pi" });
    const other = { ...params, amount: 600 };
    const error = await declined(simulator.stripe.paymentIntents.create(other, { idempotencyKey: "op:2:pi" }));
    expect([error.statusCode, error.type]).toEqual([400, "StripeIdempotencyError"]);
  });

  test("two at once: one goes through, the others are told to wait, one intent is made", async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 5 }, () =>
        simulator.stripe.paymentIntents.create({ ...params, metadata: { race: "1" } }, { idempotencyKey: "op:3:pi" }),
      ),
    );
    for (const one of tries)
      if (one.status === "rejected")
        expect([one.reason.statusCode, one.reason.code]).toEqual([409, "idempotency_key_in_use"]);
    const made = await simulator.rows(
      "select id from gateway.payment_intents where body -> 'metadata' ->> 'race' = '1'",
    );
    expect(made).toHaveLength(1);
  });

  test("a decline is kept and replayed; it charges nothing again", async () => {
    const { intent } = await adasIntent();
    const confirm = () =>
      declined(
        simulator.stripe.paymentIntents.confirm(
          intent.id,
          { payment_method: "pm_card_chargeDeclined" },
          { idempotencyKey: "inv:1:try:1" },
        ),
      );
    expect((await confirm()).charge).toBe((await confirm()).charge);
    const charges = await simulator.rows(
      `select id from gateway.charges where body ->> 'payment_intent' = '${intent.id}'`,
    );
    expect(charges).toHaveLength(1);
  });

  test("a call that was no valid one does not use its key up", async () => {
    await declined(simulator.stripe.paymentIntents.create({ ...params, amount: 1 }, { idempotencyKey: "op:4:pi" }));
    expect(await simulator.stripe.paymentIntents.create(params, { idempotencyKey: "op:4:pi" })).toMatchObject({
      amount: 500,
    });
  });

  test("keys are forgotten after a day: then it is a new call", async () => {
    const own = await openTestSimulator();
    const first = await own.stripe.paymentIntents.create(params, { idempotencyKey: "op:5:pi" });
    own.later(25 * 3_600_000);
    const again = await own.stripe.paymentIntents.create(params, { idempotencyKey: "op:5:pi" });
    expect(again.id).not.toBe(first.id);
    await own.close();
  });
});

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

  test("a body whose sender leaves in the middle of it is no fault of ours", async () => {
    const pull = (sending: ReadableStreamDefaultController) =>
      sending.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" }));
    const sent = (more?: HeadersInit) => {
      const init = { body: new ReadableStream({ pull }), duplex: "half" } as RequestInit;
      return ask({ ...init, headers: { Authorization: `Bearer ${secret}`, ...more } });
    };
    expect([(await sent()).status, (await sent({ "Content-Length": "900" })).status]).toEqual([400, 400]);
  });

  test("a stranger's body is not read, and nobody's beyond its limit", async () => {
    const strange = endless();
    const headers = { Authorization: "Bearer sk_test_stranger_123456789" };
    expect([(await ask({ ...strange.init, headers })).status, strange.read.bytes]).toEqual([401, 0]);
    const anonymous = endless();
    expect((await ask(anonymous.init)).status).toBe(413);
    expect(anonymous.read.bytes).toBeLessThan(300_000);
    expect((await ask({ headers: { "Content-Length": "200001" }, body: "a" })).status).toBe(413);
  });

  test("a call has a bounded number of parameters, whoever makes it", async () => {
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

  test("a browser's key makes no customers and reads no cards", async () => {
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
    const error = await declined(simulator.stripe.paymentIntents.create(unknown));
    expect([error.statusCode, error.code, error.param]).toEqual([400, "parameter_unknown", "payment_method_types"]);
    const nested = await declined(
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
    const error = await declined(simulator.stripe.paymentIntents.create(params as Stripe.PaymentIntentCreateParams));
    expect([error.code, error.param]).toEqual([code, param]);
  });

  test("pages of other origins may ask, and hear errors too", async () => {
    const preflight = await ask({ method: "OPTIONS" }, "/v1/payment_intents/pi_1/confirm");
    expect([preflight.status, preflight.headers.get("Access-Control-Allow-Origin")]).toEqual([204, "*"]);
    expect((await ask({})).headers.get("Access-Control-Allow-Origin")).toBe("*");
  });

  test("what is not there is a 404 in the provider's shape", async () => {
    expect((await declined(simulator.stripe.invoices.create({ customer: "cus_1" }))).statusCode).toBe(404);
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

const fail = (): never => {
  throw new Error("Nobody should ask.");
};
const silent = (await import("pino")).pino({ level: "silent" });

describe("webhooks", () => {
  test("tell what happened, signed as the provider signs, in order", async () => {
    const own = await openTestSimulator();
    const ada = await own.stripe.customers.create({});
    const intent = await own.stripe.paymentIntents.create({
      amount: 999,
      currency: "eur",
      customer: ada.id,
      setup_future_usage: "off_session",
      confirm: true,
      payment_method: "pm_card_visa",
      metadata: { operation: "op_9" },
    });
    await own.gateway.tick();
    const events = own.received.map(({ body, signature }) =>
      own.stripe.webhooks.constructEvent(body, signature, webhookSecret),
    );
    expect(events.map((event) => event.type)).toEqual([
      "customer.created",
      "payment_intent.created",
      "charge.succeeded",
      "payment_method.attached",
      "payment_intent.succeeded",
    ]);
    expect(events.at(-1)?.data.object).toMatchObject({ id: intent.id, metadata: { operation: "op_9" } });
    expect(() =>
      own.stripe.webhooks.constructEvent(own.received[0]!.body, own.received[0]!.signature, "whsec_other"),
    ).toThrow();
    await own.close();
  });

  test("are tried again with growing waits until they are accepted, and not after", async () => {
    const own = await openTestSimulator();
    own.receiverAnswers(503);
    await own.stripe.customers.create({});
    await own.gateway.tick();
    expect(own.received).toHaveLength(1);
    await own.gateway.tick();
    expect(own.received).toHaveLength(1);
    own.later(6000);
    await own.gateway.tick();
    expect(own.received).toHaveLength(2);
    own.receiverAnswers(200);
    own.later(31_000);
    await own.gateway.tick();
    own.later(86_400_000);
    await own.gateway.tick();
    expect(own.received.map(({ event }) => event.id)).toEqual(Array(3).fill(own.received[0]?.event.id));
    await own.close();
  });

  test("of a call that was refused do not exist", async () => {
    const own = await openTestSimulator();
    await declined(own.stripe.paymentIntents.create({ amount: 1, currency: "usd" }));
    await own.gateway.tick();
    expect(own.received).toEqual([]);
    await own.close();
  });
});

test("no table keeps a card's number or security code", async () => {
  await tokenFor("378282246310005");
  const tables = await simulator.rows<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'gateway'",
  );
  for (const { name } of tables) {
    const rows = await simulator.rows<{ row: string }>(`select t::text as row from gateway.${name} t`);
    for (const { number } of testCards)
      expect(
        rows.filter(({ row }) => row.includes(number)),
        `${name} ${number}`,
      ).toEqual([]);
  }
});
