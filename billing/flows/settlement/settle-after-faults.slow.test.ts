import { describe, expect, test } from "vitest";
import { testBilling } from "../../testing/test-billing.ts";
import { visa } from "../../testing/test-customer.ts";

describe("whatever breaks on the way, it ends well", () => {
  test("the provider's answer is lost while the intent is made: the same intent comes back", async () => {
    const { ada, connection, rows } = await testBilling();
    const checkout = await ada.startsCheckout("atelier_monthly");
    connection.cut(/^POST \/v1\/payment_intents$/, "after", 3);
    expect(await checkout.asksToComplete()).toMatchObject({ status: 424, body: { code: 7773 } });
    expect((await checkout.status()).status).toBe("in_progress");

    expect(await checkout.pays()).toBeNull();
    expect((await checkout.status()).status).toBe("succeeded");
    expect(await rows("select count(*)::int from gateway.payment_intents")).toEqual([{ count: 1 }]);
  });

  test("the process dies after the payment, before writing it down: the next look finds it", async () => {
    const { ada, crashAtNextCommit, rows } = await testBilling();
    const checkout = await ada.startsCheckout("atelier_monthly");
    await checkout.pays();
    crashAtNextCommit();
    expect((await checkout.status()).status).toBe("in_progress");
    expect(await rows("select count(*)::int from billing.transactions")).toEqual([{ count: 0 }]);
    expect((await checkout.status()).status).toBe("succeeded");
  });

  test("nobody looks and no webhook comes: the sweep does", async () => {
    const { ada, billing, setClock } = await testBilling();
    const checkout = await ada.startsCheckout("atelier_monthly");
    await checkout.pays();
    setClock("2026-01-31T10:03:00Z");
    await billing.tick();
    expect(await ada.has("pro")).toBe(true);
  });

  test("the process dies after the intent was made, and the provider's own event brings it back", async () => {
    const { ada, connection, deliverProviderWebhooks, rows } = await testBilling();
    const checkout = await ada.startsCheckout("atelier_monthly");
    connection.cut(/^POST \/v1\/payment_intents$/, "after", 3);
    await checkout.asksToComplete();
    await deliverProviderWebhooks();
    expect(await rows("select state, intent_id is not null as known from billing.operations")).toEqual([
      { state: "awaiting_gateway", known: true },
    ]);
  });

  test("the provider is away: a poll says not yet", async () => {
    const { ada, connection } = await testBilling();
    const checkout = await ada.startsCheckout("atelier_monthly");
    await checkout.pays();
    connection.cut(/^GET /, "before", 3);
    expect((await checkout.status()).status).toBe("in_progress");
    expect((await checkout.status()).status).toBe("succeeded");
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

  test("paid at the last moment before it was given up: it counts", async () => {
    const { ada, billing, setClock } = await testBilling();
    const checkout = await ada.startsCheckout("atelier_monthly");
    await checkout.pays();
    setClock("2026-02-02T00:00:00Z");
    await billing.tick();
    expect((await checkout.status()).status).toBe("succeeded");
  });
});
