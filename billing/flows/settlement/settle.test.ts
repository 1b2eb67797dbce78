import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { testBilling, webhookSecret } from "../../testing/test-billing.ts";
import { type Checkout, type TestCustomer, visa } from "../../testing/test-customer.ts";

const intentsMade = (calls: string[]) => calls.filter((it) => it === "POST /v1/payment_intents").length;

describe("a payment is settled once, by poll, webhook or sweep", () => {
  test("the webhook before the poll", async () => {
    const { ada, deliverProviderWebhooks, rows } = await testBilling();
    const checkout = await ada.startsCheckout("atelier_monthly");
    await checkout.pays();
    expect(await deliverProviderWebhooks()).toContain(200);
    expect(await rows("select state from billing.operations")).toEqual([{ state: "succeeded" }]);
    expect((await checkout.status()).status).toBe("succeeded");
    expect(await ada.has("pro")).toBe(true);
  });

  test("the poll before the webhook", async () => {
    const { ada, deliverProviderWebhooks, rows } = await testBilling();
    const checkout = await ada.buys("atelier_monthly");
    const before = await checkout.status();
    await deliverProviderWebhooks();
    expect(await checkout.status()).toEqual(before);
    expect(await rows("select count(*)::int from billing.transactions")).toEqual([{ count: 1 }]);
  });

  test.each([["in order"], ["backwards"]])("every webhook three times, %s, with polls between", async (order) => {
    const { ada, webhooks, replayProviderWebhooks, deliverProviderWebhooks, rows } = await testBilling();
    const paid = await ada.startsCheckout("atelier_monthly");
    const tried = await ada.startsCheckout("atelier_yearly");
    await paid.pays();
    await tried.pays();
    await deliverProviderWebhooks();
    const seen = await rows<{ count: number }>("select count(*)::int from billing.webhook_events");
    expect(seen[0]?.count).toBeGreaterThan(3);
    for (let time = 0; time < 3; time += 1) {
      await paid.status();
      const again = replayProviderWebhooks();
      if (order === "backwards") again.reverse();
      webhooks.push(...again);
      expect(new Set(await deliverProviderWebhooks())).toEqual(new Set([200]));
    }
    expect(await rows("select count(*)::int from billing.webhook_events")).toEqual(seen);
    expect(await rows("select count(*)::int from billing.transactions")).toEqual([{ count: 2 }]);
  });

  test("twenty tabs complete at once: one intent, one charge", async () => {
    const { ada, connection, rows, confirms } = await testBilling();
    const checkout = await ada.startsCheckout("atelier_monthly");
    const secrets = await Promise.all(Array.from({ length: 20 }, () => checkout.secret()));
    expect(new Set(secrets).size).toBe(1);
    await Promise.all(secrets.slice(0, 3).map((it) => confirms(it, visa)));
    await Promise.all(Array.from({ length: 10 }, () => checkout.status()));
    expect((await checkout.status()).status).toBe("succeeded");
    expect(intentsMade(connection.calls)).toBe(1);
    expect(await rows("select state from billing.payments")).toEqual([{ state: "succeeded" }]);
    expect(await rows("select count(*)::int from gateway.charges where body->>'status' = 'succeeded'")).toEqual([
      { count: 1 },
    ]);
  });

  test("two tabs pay for the same: one subscription, and the second payment goes back", async () => {
    const { ada, rows, runJobs } = await testBilling();
    const [first, second] = await bothReady(ada);
    await first.pays();
    await second.pays();
    const ends = await Promise.all([first.status(), second.status()]);
    expect(ends.map((it) => it.status).sort()).toEqual(["failed", "succeeded"]);
    expect(ends.find((it) => it.status === "failed")?.error?.code).toBe(5);
    expect(await rows("select count(*)::int from billing.subscriptions")).toEqual([{ count: 1 }]);
    await runJobs();
    await runJobs();
    expect(await rows("select state, reason, amount_micros from billing.refunds")).toEqual([
      { state: "succeeded", reason: "duplicate", amount_micros: "4000000" },
    ]);
    expect(
      await rows(
        "select sum((body->>'amount')::int - (body->>'amount_refunded')::int)::int as kept from gateway.charges",
      ),
    ).toEqual([{ kept: 400 }]);
  });

  test("a second tab that has not paid yet is taken back", async () => {
    const { ada, runJobs, confirms } = await testBilling();
    const [first, second] = await bothReady(ada);
    const secret = await second.secret();
    await first.pays();
    await first.status();
    await runJobs();
    expect(await confirms(secret, visa)).toBe("payment_intent_unexpected_state");
    expect(await second.status()).toMatchObject({ status: "failed", error: { code: 5 } });
  });

  test("nobody looks and no webhook comes: the sweep does", async () => {
    const { ada, billing, setClock } = await testBilling();
    const checkout = await ada.startsCheckout("atelier_monthly");
    await checkout.pays();
    setClock("2026-01-31T10:03:00Z");
    await billing.tick();
    expect(await ada.has("pro")).toBe(true);
  });

  test("a checkout that nobody pays is given up, and cannot be paid afterwards", async () => {
    const { ada, billing, setClock, confirms } = await testBilling();
    const checkout = await ada.startsCheckout("atelier_monthly");
    const untouched = await ada.startsCheckout("atelier_yearly");
    const secret = await checkout.secret();
    setClock("2026-02-01T00:00:00Z");
    await billing.tick();
    expect(await checkout.status()).toMatchObject({ status: "failed", is_expired: true, error: { code: 3 } });
    expect(await untouched.status()).toMatchObject({ status: "failed", is_expired: true, error: { code: 4 } });
    expect(await confirms(secret, visa)).toBe("payment_intent_unexpected_state");
    expect(await checkout.asksToComplete()).toMatchObject({ status: 409, body: { code: 7878 } });
  });
});

describe("the provider's calls", () => {
  test("a forged one leaves nothing behind", async () => {
    const { billing, ada, clock, replayProviderWebhooks, deliverProviderWebhooks, rows } = await testBilling();
    await (await ada.startsCheckout("atelier_monthly")).pays();
    await deliverProviderWebhooks();
    await rows("delete from billing.webhook_events");
    const body = await replayProviderWebhooks()[0]!.text();
    for (const signature of [
      "",
      "t=1,v1=00",
      "nonsense",
      signed("whsec_other", clock(), body),
      signed("", clock(), body),
    ]) {
      expect((await billing.fetch(hook(body, signature))).status).toBe(400);
    }
    expect((await billing.fetch(hook(`${body} `, signed(webhookSecret, clock(), body)))).status).toBe(400);
    const sixMinutesAgo = new Date(clock().getTime() - 360_000);
    expect((await billing.fetch(hook(body, signed(webhookSecret, sixMinutesAgo, body)))).status).toBe(400);
    expect(await rows("select count(*)::int from billing.webhook_events")).toEqual([{ count: 0 }]);
  });
});

describe("while the provider changes its secret", () => {
  test("one good signature among several is enough", async () => {
    const { billing, ada, clock, replayProviderWebhooks, deliverProviderWebhooks } = await testBilling();
    await ada.startsCheckout("atelier_monthly").then((it) => it.pays());
    await deliverProviderWebhooks();
    const body = await replayProviderWebhooks()[0]!.text();
    const both = signed("whsec_new", clock(), body) + signed(webhookSecret, clock(), body).replace(/^t=\d+/, "");
    expect((await billing.fetch(hook(body, both))).status).toBe(200);
  });
});

function signed(secret: string, at: Date, body: string): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
}

function hook(body: string, signature: string): Request {
  const headers = { "stripe-signature": signature };
  return new Request("http://billing.example/webhooks/stripe", { method: "POST", headers, body });
}

async function bothReady(ada: TestCustomer): Promise<[Checkout, Checkout]> {
  const both: [Checkout, Checkout] = [
    await ada.startsCheckout("atelier_monthly"),
    await ada.startsCheckout("atelier_monthly"),
  ];
  await Promise.all(both.map((it) => it.secret()));
  return both;
}
