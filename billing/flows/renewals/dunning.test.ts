import { describe, expect, test } from "vitest";
import { type TestBilling, testBilling } from "../../testing/test-billing.ts";
import { failsLaterCard, type TestCustomer, visa } from "../../testing/test-customer.ts";

const asksEachTimeCard = "4000002760003184";

const subscription = async (ada: TestCustomer, product = "atelier_monthly") =>
  (await ada.info()).subscriptions[product];
const tries = ({ rows }: TestBilling) =>
  rows<{ attempt: number; state: string; failure_code: string | null }>(
    "select attempt, state, failure_code from billing.payments where operation_id is null order by created_at, attempt",
  );
const events = async ({ rows }: TestBilling) =>
  (
    await rows<{ type: string; reason: string | null }>(
      "select type, content->>'reason' as reason from billing.outbox where subscription_id is not null order by sequence",
    )
  ).map(({ type, reason }) => (reason ? `${type} ${reason}` : type));
const cancel = ({ post, keys }: TestBilling, product: string) =>
  post(`/v1/subscribers/ada/subscriptions/${product}/cancel`, {}, keys.secret);
const resume = ({ post, keys }: TestBilling, product: string) =>
  post(`/v1/subscribers/ada/subscriptions/${product}/resume`, {}, keys.secret);

/** The bank says no to the next tries, whatever the card. */
const declines = ({ callProviderApi }: TestBilling, times: number) =>
  callProviderApi("/v1/test_helpers/faults", {
    call: "^POST /v1/payment_intents$",
    kind: "saved decline",
    times: `${times}`,
  });

async function at({ setClock, billing }: TestBilling, ...instants: string[]) {
  for (const instant of instants) {
    setClock(instant);
    await billing.tick();
  }
}

describe("a renewal that fails without grace", () => {
  test("ends access after a day, and tells so once however often it is tried", async () => {
    const service = await testBilling();
    const { ada } = service;
    await ada.buys("atelier_monthly");
    await declines(service, 3);
    await at(service, "2026-02-28T10:00:00Z", "2026-03-01T09:59:59Z");
    expect(await ada.has("pro")).toBe(true);
    expect((await events(service)).at(-1)).toBe("CANCELLATION BILLING_ERROR");
    await at(service, "2026-03-01T10:00:00Z", "2026-03-03T10:00:00Z");
    expect(await ada.has("pro")).toBe(false);
    expect(await subscription(ada)).toMatchObject({
      expires_date: "2026-03-01T10:00:00Z",
      billing_issues_detected_at: "2026-02-28T10:00:00Z",
      grace_period_expires_date: null,
      unsubscribe_detected_at: null,
    });
    expect((await tries(service)).map((it) => it.attempt)).toEqual([1, 2, 3]);
    expect(await events(service)).toEqual([
      "INITIAL_PURCHASE",
      "INVOICE_ISSUANCE",
      "BILLING_ISSUE",
      "CANCELLATION BILLING_ERROR",
      "EXPIRATION BILLING_ERROR",
    ]);
  });

  test("paid later begins a new cycle with the payment, and nothing is left of the trouble", async () => {
    const service = await testBilling();
    const { ada } = service;
    await ada.buys("atelier_monthly");
    await declines(service, 2);
    await at(service, "2026-02-28T10:00:00Z", "2026-03-01T10:00:00Z", "2026-03-03T10:00:00Z");
    expect(await subscription(ada)).toMatchObject({
      expires_date: "2026-04-03T10:00:00Z",
      billing_issues_detected_at: null,
      period_type: "normal",
    });
    await at(service, "2026-04-03T10:00:00Z");
    expect((await subscription(ada))?.expires_date).toBe("2026-05-03T10:00:00Z");
    expect((await events(service)).slice(-4)).toEqual([
      "EXPIRATION BILLING_ERROR",
      "RENEWAL",
      "INVOICE_ISSUANCE",
      "RENEWAL",
    ]);
  });

  test("is given up after thirty days, silently; only then it is over", async () => {
    const service = await testBilling();
    const { ada, rows } = service;
    await ada.buys("atelier_monthly");
    await declines(service, 100);
    await at(service, "2026-02-28T10:00:00Z");
    for (let day = 1; day <= 29; day += 1) await at(service, new Date(Date.UTC(2026, 2, day, 11)).toISOString());
    expect(await rows("select ended_at from billing.subscriptions")).toEqual([{ ended_at: null }]);
    const told = (await events(service)).length;
    await at(service, "2026-03-30T11:00:00Z");
    expect(await rows("select ended_at, renews_at from billing.subscriptions")).toEqual([
      { ended_at: new Date("2026-03-30T11:00:00Z"), renews_at: null },
    ]);
    expect((await tries(service)).length).toBe(7);
    expect((await events(service)).length).toBe(told);
  });

  test("leaves room to buy anew, and the old one is not tried any more", async () => {
    const service = await testBilling();
    const { ada, rows } = service;
    await ada.buys("atelier_monthly");
    await declines(service, 2);
    await at(service, "2026-02-28T10:00:00Z", "2026-03-01T10:00:00Z");
    await ada.buys("atelier_monthly", visa);
    expect(await ada.has("pro")).toBe(true);
    await at(service, "2026-03-03T10:00:00Z");
    expect(await rows("select count(*)::int from billing.payments")).toEqual([{ count: 4 }]);
    expect((await subscription(ada))?.expires_date).toBe("2026-04-01T10:00:00Z");
  });
});

describe("a renewal that fails with grace", () => {
  test("keeps access until the grace is over, and then tells that it ended", async () => {
    const service = await testBilling();
    const { ada } = service;
    await ada.buys("salon");
    await declines(service, 100);
    await at(service, "2026-02-28T10:00:00Z");
    expect(await ada.has("pro")).toBe(true);
    expect(await subscription(ada, "salon")).toMatchObject({
      expires_date: "2026-03-06T10:00:00Z",
      grace_period_expires_date: "2026-03-06T10:00:00Z",
      billing_issues_detected_at: "2026-02-28T10:00:00Z",
    });
    expect((await events(service)).slice(1)).toEqual([
      "INVOICE_ISSUANCE",
      "BILLING_ISSUE",
      "CANCELLATION BILLING_ERROR",
    ]);
    await at(service, "2026-03-06T10:00:00Z", "2026-03-07T10:00:00Z");
    expect(await ada.has("pro")).toBe(false);
    expect(await subscription(ada, "salon")).toMatchObject({
      expires_date: "2026-03-06T10:00:00Z",
      grace_period_expires_date: null,
    });
    expect((await events(service)).filter((it) => it.startsWith("EXPIRATION"))).toEqual(["EXPIRATION BILLING_ERROR"]);
  });

  test("counts it from the try, also where the provider answers a day later", async () => {
    const service = await testBilling();
    await service.ada.buys("salon");
    service.gateway.faults.add({ call: /^POST \/v1\/payment_intents$/, kind: "closed before", times: 3 });
    await declines(service, 100);
    await at(service, "2026-02-28T10:00:00Z", "2026-03-01T10:00:00Z");
    expect(await subscription(service.ada, "salon")).toMatchObject({
      expires_date: "2026-03-06T10:00:00Z",
      billing_issues_detected_at: "2026-02-28T10:00:00Z",
    });
    expect(await service.rows("select renews_at from billing.subscriptions")).toEqual([
      { renews_at: new Date("2026-03-03T10:00:00Z") },
    ]);
    service.loggedErrors.length = 0;
  });

  test("is known from the provider's event where the answer is lost and the provider keeps refusing it", async () => {
    const service = await testBilling();
    const checkout = await service.ada.startsCheckout("studio_trial");
    await checkout.pays(failsLaterCard);
    await checkout.status();
    service.gateway.faults.add({ call: /^POST \/v1\/payment_intents$/, kind: "error after", times: 1 });
    await at(service, "2026-02-07T10:00:00Z");
    await service.deliverProviderWebhooks();
    expect(await tries(service)).toEqual([{ attempt: 1, state: "failed", failure_code: "generic_decline" }]);
    expect(await subscription(service.ada, "studio_trial")).toMatchObject({
      billing_issues_detected_at: "2026-02-07T10:00:00Z",
    });
    service.loggedErrors.length = 0;
  });

  test("paid within it keeps the cycle", async () => {
    const service = await testBilling();
    const { ada } = service;
    await ada.buys("salon");
    await declines(service, 2);
    await at(service, "2026-02-28T10:00:00Z", "2026-03-01T10:00:00Z", "2026-03-03T10:00:00Z");
    expect(await subscription(ada, "salon")).toMatchObject({
      expires_date: "2026-03-31T10:00:00Z",
      billing_issues_detected_at: null,
      grace_period_expires_date: null,
    });
    expect((await events(service)).at(-1)).toBe("RENEWAL");
  });

  test("is not tried any more once the customer has cancelled, and ends with the grace", async () => {
    const service = await testBilling();
    const { ada } = service;
    await ada.buys("salon");
    await declines(service, 1);
    await at(service, "2026-02-28T10:00:00Z");
    expect((await cancel(service, "salon")).status).toBe(200);
    await at(service, "2026-03-01T10:00:00Z", "2026-03-03T10:00:00Z");
    expect(await ada.has("pro")).toBe(true);
    await at(service, "2026-03-06T10:00:00Z");
    expect((await tries(service)).length).toBe(1);
    expect((await events(service)).slice(-2)).toEqual(["CANCELLATION UNSUBSCRIBE", "EXPIRATION UNSUBSCRIBE"]);
  });

  test("cancelled and resumed is tried at once", async () => {
    const service = await testBilling();
    const { ada } = service;
    await ada.buys("salon");
    await declines(service, 1);
    await at(service, "2026-02-28T10:00:00Z");
    await cancel(service, "salon");
    expect((await resume(service, "salon")).status).toBe(200);
    await at(service, "2026-02-28T12:00:00Z");
    expect(await subscription(ada, "salon")).toMatchObject({
      expires_date: "2026-03-31T10:00:00Z",
      unsubscribe_detected_at: null,
    });
  });
});

test("a card that was taken away is not tried again", async () => {
  const service = await testBilling();
  const { ada, rows, callProviderApi } = service;
  await ada.buys("atelier_monthly");
  const [{ id } = { id: "" }] = await rows<{ id: string }>("select payment_method_id as id from billing.subscriptions");
  await callProviderApi(`/v1/payment_methods/${id}/detach`, {});
  await at(service, "2026-02-28T10:00:00Z", "2026-03-01T10:00:00Z", "2026-03-10T10:00:00Z");
  expect((await tries(service)).length).toBe(1);
  expect(await rows("select renews_at, ended_at from billing.subscriptions")).toEqual([
    { renews_at: null, ended_at: null },
  ]);
});

describe("a bank that wants to see the card's owner", () => {
  /** The owner answers the bank's question about a payment. */
  async function agrees({ rows, callProviderApi }: TestBilling) {
    const [open] = await rows<{ id: string }>("select id from gateway.challenges where state = 'open'");
    await callProviderApi(`/acs/${open?.id}/complete`, {});
  }
  async function buysWithCareful(service: TestBilling, product: string) {
    const checkout = await service.ada.startsCheckout(product);
    await checkout.pays(asksEachTimeCard);
    await agrees(service);
    await checkout.status();
  }
  /** What the portal does: the same intent once more, with the saved card. */
  async function confirmsInPerson(service: TestBilling) {
    const [open] = await service.rows<{ intent: string; card: string; secret: string }>(
      `select p.intent_id as intent, s.payment_method_id as card, i.body->>'client_secret' as secret
      from billing.payments p join billing.subscriptions s on s.id = p.subscription_id
      join gateway.payment_intents i on i.id = p.intent_id where p.state = 'pending'`,
    );
    const { intent, card } = open!;
    await service.callProviderApi(`/v1/payment_intents/${intent}/confirm`, {
      payment_method: card,
      return_url: "https://billing.example",
    });
    await agrees(service);
  }

  test("finds the payment waiting for them, while the subscription is in grace", async () => {
    const service = await testBilling();
    await buysWithCareful(service, "salon");
    await at(service, "2026-02-28T10:00:00Z");
    expect(await tries(service)).toEqual([{ attempt: 1, state: "pending", failure_code: null }]);
    expect(await subscription(service.ada, "salon")).toMatchObject({ expires_date: "2026-03-06T10:00:00Z" });
    await at(service, "2026-02-28T10:20:00Z");
    expect((await tries(service)).length).toBe(1);
    expect(
      await service.rows(
        "select type, email from billing.letters where type in ('payment_failed', 'authentication_needed')",
      ),
    ).toEqual([{ type: "authentication_needed", email: service.ada.email }]);
  });

  test("asks for them at once where the answer is lost and the provider keeps refusing it", async () => {
    const service = await testBilling();
    await buysWithCareful(service, "salon");
    service.gateway.faults.add({ call: /^POST \/v1\/payment_intents$/, kind: "error after", times: 1 });
    await at(service, "2026-02-28T10:00:00Z");
    await service.deliverProviderWebhooks();
    expect(await service.rows("select type from billing.letters where type = 'authentication_needed'")).toHaveLength(1);
    await confirmsInPerson(service);
    await service.deliverProviderWebhooks();
    expect(await tries(service)).toEqual([{ attempt: 1, state: "succeeded", failure_code: null }]);
    service.loggedErrors.length = 0;
  });

  test("is answered by confirming the same intent: the webhook brings the renewal", async () => {
    const service = await testBilling();
    await buysWithCareful(service, "salon");
    await at(service, "2026-02-28T10:00:00Z");
    service.setClock("2026-02-28T20:00:00Z");
    await confirmsInPerson(service);
    await service.deliverProviderWebhooks();
    expect(await subscription(service.ada, "salon")).toMatchObject({
      expires_date: "2026-03-31T10:00:00Z",
      billing_issues_detected_at: null,
    });
    expect(await tries(service)).toEqual([{ attempt: 1, state: "succeeded", failure_code: null }]);
  });

  test("is found out without a webhook too, and after the end of access a new cycle begins", async () => {
    const service = await testBilling();
    await buysWithCareful(service, "atelier_monthly");
    await at(service, "2026-02-28T10:00:00Z");
    service.setClock("2026-03-01T20:00:00Z");
    expect(await service.ada.has("pro")).toBe(false);
    await confirmsInPerson(service);
    await service.billing.tick();
    expect((await subscription(service.ada))?.expires_date).toBe("2026-04-01T20:00:00Z");
  });

  test("is asked anew by the next try, which takes the old question back first", async () => {
    const service = await testBilling();
    await buysWithCareful(service, "salon");
    await at(service, "2026-02-28T10:00:00Z", "2026-03-01T10:00:00Z");
    expect(await tries(service)).toEqual([
      { attempt: 1, state: "failed", failure_code: "authentication_required" },
      { attempt: 2, state: "pending", failure_code: null },
    ]);
    expect(
      await service.rows("select count(*)::int from gateway.payment_intents where body->>'status' = 'canceled'"),
    ).toEqual([{ count: 1 }]);
    expect((await events(service)).filter((it) => it === "BILLING_ISSUE").length).toBe(1);
  });

  test("who confirms in the moment the next try comes has paid once", async () => {
    const service = await testBilling();
    await buysWithCareful(service, "salon");
    await at(service, "2026-02-28T10:00:00Z");
    service.setClock("2026-03-01T10:00:00Z");
    await confirmsInPerson(service);
    await service.billing.tick();
    await service.deliverProviderWebhooks();
    expect(await tries(service)).toEqual([{ attempt: 1, state: "succeeded", failure_code: null }]);
    expect((await subscription(service.ada, "salon"))?.expires_date).toBe("2026-03-31T10:00:00Z");
  });

  test("who cancels instead cannot pay by mistake any more", async () => {
    const service = await testBilling();
    await buysWithCareful(service, "salon");
    await at(service, "2026-02-28T10:00:00Z");
    await cancel(service, "salon");
    await at(service, "2026-02-28T10:05:00Z", "2026-03-06T10:00:00Z");
    expect(await tries(service)).toEqual([{ attempt: 1, state: "failed", failure_code: "authentication_required" }]);
    expect((await events(service)).at(-1)).toBe("EXPIRATION UNSUBSCRIBE");
  });

  test("who has bought anew and confirms the old payment after all gets it back", async () => {
    const service = await testBilling();
    await buysWithCareful(service, "atelier_monthly");
    await at(service, "2026-02-28T10:00:00Z", "2026-03-01T10:00:00Z");
    await service.ada.buys("atelier_monthly", visa);
    await confirmsInPerson(service);
    await service.deliverProviderWebhooks();
    await service.runJobs();
    expect(await service.rows("select reason, state, amount_micros from billing.refunds")).toEqual([
      { reason: "late", state: "succeeded", amount_micros: "4000000" },
    ]);
    expect((await subscription(service.ada))?.expires_date).toBe("2026-04-01T10:00:00Z");
  });
});
