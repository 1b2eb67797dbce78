import type { CompleteAnswer } from "@hemline/protocol";
import { describe, expect, test } from "vitest";
import { defined } from "../../rules/defined.ts";
import { type TestBilling, testBilling } from "../../testing/test-billing.ts";
import { declinedCard, visa } from "../../testing/test-customer.ts";

const intentsMade = ({ connection }: TestBilling) =>
  connection.calls.filter((it) => it === "POST /v1/payment_intents").length;

describe("a checkout that fails says why", () => {
  test("1: the provider will never ask for this card", async () => {
    const { ada, rows } = await testBilling();
    await ada.buys("lookbook");
    await rows("delete from gateway.customers");
    const checkout = await ada.startsCheckout("atelier_yearly");
    expect(await checkout.asksToComplete()).toMatchObject({ status: 424, body: { code: 7773 } });
    expect(await checkout.status()).toMatchObject({ status: "failed", is_expired: false, error: { code: 1 } });
    expect(await checkout.asksToComplete()).toMatchObject({ status: 409, body: { code: 7878 } });
    // The provider's record of her was gone; the next purchase has a new one.
    expect((await (await ada.buys("atelier_yearly")).status()).status).toBe("succeeded");
  });

  test("2: the card was confirmed and could not be kept", async () => {
    const { ada, rows } = await testBilling();
    const checkout = await ada.startsCheckout("atelier_yearly");
    await checkout.pays();
    await rows("delete from gateway.payment_methods");
    expect(await checkout.status()).toMatchObject({ status: "failed", error: { code: 2 } });
    expect(await ada.has("pro")).toBe(false);
    // Where money was taken, what it was taken for is handed over, card or no card.
    const paid = await ada.startsCheckout("atelier_monthly");
    await paid.pays();
    await rows("delete from gateway.payment_methods");
    expect((await paid.status()).status).toBe("succeeded");
  });

  test("3: the provider will never take this payment", async () => {
    const { ada, rows } = await testBilling();
    await ada.buys("pins");
    await rows("delete from gateway.customers");
    const checkout = await ada.startsCheckout("lookbook");
    expect(await checkout.asksToComplete()).toMatchObject({ status: 424, body: { code: 7773 } });
    expect(await checkout.status()).toMatchObject({ status: "failed", error: { code: 3 } });
    expect(await rows("select state from billing.payments order by state desc")).toEqual([
      { state: "succeeded" },
      { state: "failed" },
    ]);
  });

  test.each([
    [3, "lookbook", "payment_intents"],
    [4, "atelier_yearly", "setup_intents"],
  ])("%i: %s, given up by the seller at the provider", async (code, product, kind) => {
    const { ada, callProviderApi } = await testBilling();
    const checkout = await ada.startsCheckout(product);
    const [intent] = (await checkout.secret()).split("_secret_");
    await callProviderApi(`/v1/${kind}/${intent}/cancel`, {});
    expect(await checkout.status()).toMatchObject({ status: "failed", error: { code } });
  });

  test("5: it was bought in another tab", async () => {
    const { ada, runJobs } = await testBilling();
    const [first, second] = [await ada.startsCheckout("lookbook"), await ada.startsCheckout("lookbook")];
    await second.secret();
    await first.pays();
    await first.status();
    await runJobs();
    expect(await second.status()).toMatchObject({ status: "failed", error: { code: 5 } });
  });
});

describe("completing again", () => {
  test("after a decline, with another address, the same intent is confirmed", async () => {
    const service = await testBilling();
    const { ada, confirms, rows } = service;
    const checkout = await ada.startsCheckout("lookbook");
    expect(await checkout.pays(declinedCard)).toBe("card_declined");
    const { body } = await checkout.asksToComplete("ada@work.example");
    expect(await confirms(defined(body.gateway_params.client_secret, "client_secret"), visa)).toBeNull();
    expect((await checkout.status()).status).toBe("succeeded");
    expect(await rows("select body->>'email' as email from gateway.customers")).toEqual([
      { email: "ada@work.example" },
    ]);
    expect(intentsMade(service)).toBe(1);
  });

  test("after it succeeded there is nothing left to confirm", async () => {
    const { ada } = await testBilling();
    const checkout = await ada.buys("lookbook");
    expect(await checkout.asksToComplete()).toMatchObject({
      status: 200,
      body: { gateway_params: { client_secret: null } },
    });
  });

  test("fifty at once, over two processes: one intent, one payment, one charge", async () => {
    const service = await testBilling();
    const { ada, bert, billing, startAnotherProcess, keys, rows, confirms } = service;
    await bert.startsCheckout("lookbook");
    const checkout = await ada.startsCheckout("atelier_monthly");
    const processes = [billing, await startAnotherProcess()];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        processes[at % 2]!.fetch(
          new Request(`http://billing.example/rcbilling/v1/checkout/${checkout.session}/complete`, {
            method: "POST",
            headers: { authorization: `Bearer ${keys.sandbox}` },
            body: JSON.stringify({ email: ada.email }),
          }),
        ),
      ),
    );
    expect(new Set(answers.map((it) => it.status))).toEqual(new Set([200]));
    const bodies = (await Promise.all(answers.map((it) => it.json()))) as CompleteAnswer[];
    const secrets = new Set(bodies.map((it) => it.gateway_params.client_secret));
    expect(secrets.size).toBe(1);
    const [secret] = secrets;
    await Promise.all(Array.from({ length: 5 }, () => confirms(secret!, visa)));
    const path = `http://billing.example/rcbilling/v1/checkout/${checkout.session}`;
    const headers = { authorization: `Bearer ${keys.sandbox}` };
    await Promise.all(Array.from({ length: 50 }, (_, at) => processes[at % 2]!.fetch(new Request(path, { headers }))));
    expect((await checkout.status()).status).toBe("succeeded");
    expect(await rows("select count(*)::int from gateway.payment_intents")).toEqual([{ count: 1 }]);
    expect(await rows("select state from billing.payments")).toEqual([{ state: "succeeded" }]);
    expect(await rows("select count(*)::int from gateway.charges")).toEqual([{ count: 1 }]);
    expect(await rows("select count(*)::int from billing.transactions")).toEqual([{ count: 1 }]);
  });
});

describe("an unknown outcome", () => {
  test("an intent whose answer was lost, and that nobody came back for, is found and given up", async () => {
    const { ada, connection, setClock, billing, rows } = await testBilling();
    const checkout = await ada.startsCheckout("lookbook");
    connection.cut(/^POST \/v1\/payment_intents$/, "after", 3);
    expect(await checkout.asksToComplete()).toMatchObject({ status: 424 });
    setClock("2026-02-01T00:00:00Z");
    await billing.tick();
    expect(await checkout.status()).toMatchObject({ status: "failed", is_expired: true });
    expect(await rows("select body->>'status' as status from gateway.payment_intents")).toEqual([
      { status: "canceled" },
    ]);
    expect(await rows("select state, intent_id is not null as known from billing.payments")).toEqual([
      { state: "failed", known: true },
    ]);
  });

  test("a provider that does not answer keeps no poll waiting", async () => {
    const { ada, connection } = await testBilling();
    const checkout = await ada.startsCheckout("lookbook");
    await checkout.pays();
    const release = connection.hold(/^GET \/v1\/payment_intents/);
    expect((await checkout.status()).status).toBe("in_progress");
    release();
    expect((await checkout.status()).status).toBe("succeeded");
  });
});

describe("an address nobody can receive mail at", () => {
  test("is refused where it was sent, at the start and at completion", async () => {
    const { ada } = await testBilling();
    const wrong = { status: 400, body: { code: 7834 } };
    expect(await ada.asksToStart("lookbook", { email: "ada@shop.invalid" })).toMatchObject(wrong);
    const checkout = await ada.startsCheckout("lookbook");
    expect(await checkout.asksToComplete("ada@localhost.localhost")).toMatchObject(wrong);
    expect(await checkout.asksToComplete("ada@shop.example")).toMatchObject({ status: 200 });
  });
});

describe("a customer who has something to manage", () => {
  test("is told where when they begin a subscription", async () => {
    const { ada } = await testBilling();
    expect((await ada.startsCheckout("atelier_monthly")).started.management_url).toBe(
      "http://billing.example/pay/portal/atelier/atelier_web",
    );
  });
  test("is told where, from the first subscription on", async () => {
    const { ada } = await testBilling();
    expect((await ada.startsCheckout("lookbook")).started.management_url).toBeNull();
    await ada.buys("atelier_monthly");
    expect((await ada.startsCheckout("lookbook")).started.management_url).toBe(
      "http://billing.example/pay/portal/atelier/atelier_web",
    );
  });
});

describe("a refusal", () => {
  test("names the client's own trace, so that it can be found", async () => {
    const { ada, call } = await testBilling();
    const checkout = await ada.startsCheckout("lookbook", { trace_id: "0d9f-trace" });
    const body = JSON.stringify({ email: "nobody" });
    const path = `/rcbilling/v1/checkout/${checkout.session}/complete`;
    const { status, headers } = await call(path, { method: "POST", body });
    expect([status, headers.get("x-trace-id")]).toEqual([400, "0d9f-trace"]);
    expect(headers.get("access-control-expose-headers")).toContain("X-Trace-Id");
    const other = await ada.startsCheckout("lookbook", { trace_id: "two\nlines" });
    const answer = await call(`/rcbilling/v1/checkout/${other.session}/complete`, { method: "POST", body });
    expect([answer.status, answer.headers.get("x-trace-id")]).toEqual([400, null]);
  });
});
