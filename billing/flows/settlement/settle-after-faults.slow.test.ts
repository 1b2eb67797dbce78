import { describe, expect, test } from "vitest";
import { testBilling } from "../../testing/test-billing.ts";

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

  test("paid at the last moment before it was given up: it counts", async () => {
    const { ada, billing, setClock } = await testBilling();
    const checkout = await ada.startsCheckout("atelier_monthly");
    await checkout.pays();
    setClock("2026-02-02T00:00:00Z");
    await billing.tick();
    expect((await checkout.status()).status).toBe("succeeded");
  });
});
