import { describe, expect, test } from "vitest";
import { testBilling } from "../../testing/test-billing.ts";
import { declinedCard, visa } from "../../testing/test-customer.ts";

describe("subscribing", () => {
  test("a trial costs nothing, opens at once and knows its end", async () => {
    const { ada, connection } = await testBilling();
    const checkout = await ada.startsCheckout("atelier_yearly");
    expect(checkout.mode).toBe("setup");
    expect(connection.calls).toEqual([]);

    expect(await checkout.pays(visa)).toBeNull();
    expect(await checkout.status()).toMatchObject({
      status: "succeeded",
      product_identifier: "atelier_yearly",
      purchase_date: "2026-01-31T10:00:00Z",
      error: null,
    });
    const { entitlements, subscriptions } = await ada.info();
    const expires_date = "2026-02-07T10:00:00Z";
    expect(entitlements.pro).toMatchObject({ expires_date, product_identifier: "atelier_yearly" });
    expect(subscriptions.atelier_yearly).toMatchObject({ period_type: "trial", is_sandbox: true, store: "rc_billing" });
    expect(connection.calls.filter((it) => it.includes("payment_intents"))).toEqual([]);
  });

  test("tells the provider's fields at the start what will be paid, and that the card is saved", async () => {
    const { ada } = await testBilling();
    const checkout = await ada.startsCheckout("atelier_monthly");
    expect(checkout.started.gateway_params.elements_configuration).toEqual({
      mode: "payment",
      payment_method_types: ["card"],
      setup_future_usage: "off_session",
      amount: 400,
      currency: "eur",
    });
  });

  test("without a trial the first period is paid, and ends on the last day of a short month", async () => {
    const { ada, rows } = await testBilling();
    const checkout = await ada.buys("atelier_monthly");
    const { store_transaction_identifier } = await checkout.status();
    const subscription = (await ada.info()).subscriptions.atelier_monthly;
    expect(subscription).toMatchObject({
      period_type: "normal",
      expires_date: "2026-02-28T10:00:00Z",
      store_transaction_id: store_transaction_identifier,
    });
    expect(await rows("select state, amount_micros from billing.payments")).toEqual([
      { state: "succeeded", amount_micros: "4000000" },
    ]);
  });

  test("an introductory price is what is charged first", async () => {
    const { ada } = await testBilling();
    const checkout = await ada.buys("atelier_intro");
    expect(checkout.started.gateway_params.elements_configuration.amount).toBe(100);
    expect((await ada.info()).subscriptions.atelier_intro?.period_type).toBe("intro");
  });

  test("a declined card leaves the checkout open; the next card pays the same intent", async () => {
    const { ada, connection } = await testBilling();
    const checkout = await ada.startsCheckout("atelier_monthly");
    expect(await checkout.pays(declinedCard)).toBe("card_declined");
    expect((await checkout.status()).status).toBe("in_progress");
    expect(await ada.has("pro")).toBe(false);

    expect(await checkout.pays(visa)).toBeNull();
    expect((await checkout.status()).status).toBe("succeeded");
    expect(connection.calls.filter((it) => it === "POST /v1/payment_intents")).toHaveLength(1);
  });

  test("what is held cannot be bought again, neither at the start nor in a second tab's completion", async () => {
    const { ada } = await testBilling();
    const second = await ada.startsCheckout("atelier_monthly");
    await ada.buys("atelier_monthly");
    expect(await ada.asksToStart("atelier_monthly")).toMatchObject({ status: 409, body: { code: 7772 } });
    expect(await second.asksToComplete()).toMatchObject({ status: 409, body: { code: 7772 } });
  });

  test("the trial is offered once", async () => {
    const { ada, bert, post, keys, setClock, billing } = await testBilling();
    await ada.buys("atelier_yearly");
    await post(`/v1/subscribers/ada/subscriptions/atelier_yearly/cancel`, {}, keys.secret);
    setClock("2026-02-08T10:00:00Z");
    await billing.tick();
    expect((await ada.startsCheckout("atelier_yearly")).mode).toBe("payment");
    expect((await bert.startsCheckout("atelier_yearly")).mode).toBe("setup");
  });

  test("of trials that were begun beside each other only one is a first time", async () => {
    const { ada, confirms, post, keys, rows } = await testBilling();
    const [first, second, third] = [
      await ada.startsCheckout("atelier_yearly"),
      await ada.startsCheckout("atelier_yearly"),
      await ada.startsCheckout("atelier_yearly"),
    ];
    const secret = await third.secret();
    await first.pays();
    await first.status();
    await post("/v1/subscribers/ada/subscriptions/atelier_yearly/cancel", { at_once: true }, keys.secret);
    expect(await second.asksToComplete()).toMatchObject({ status: 409, body: { code: 7878 } });
    await confirms(secret, visa);
    expect(await third.status()).toMatchObject({ status: "failed", error: { code: 5 } });
    expect(await rows("select count(*)::int from billing.transactions")).toEqual([{ count: 1 }]);
  });

  test("in an accelerated sandbox a month lasts five minutes; the grace that was promised then is kept", async () => {
    const { ada, rows } = await testBilling();
    await rows("update billing.projects set sandbox_is_accelerated = true");
    await rows("update billing.products set grace_period = 'P3D'");
    await ada.buys("atelier_monthly");
    await rows("update billing.products set grace_period = null");
    expect((await ada.info()).subscriptions.atelier_monthly?.expires_date).toBe("2026-01-31T10:05:00Z");
    expect(
      await rows("select is_accelerated, grace_period, card_brand, card_last4 from billing.subscriptions"),
    ).toEqual([{ is_accelerated: true, grace_period: "P3D", card_brand: "visa", card_last4: "4242" }]);
  });

  test("things bought once: for good, or again and again", async () => {
    const { ada } = await testBilling();
    await ada.buys("lookbook");
    await ada.buys("pins");
    const pins = await ada.buys("pins");
    expect(pins.started.gateway_params.elements_configuration).toMatchObject({
      amount: 500,
      setup_future_usage: "on_session",
    });
    const { non_subscriptions, entitlements } = await ada.info();
    expect(non_subscriptions.lookbook).toHaveLength(1);
    expect(non_subscriptions.pins).toHaveLength(2);
    expect(entitlements.lookbook?.expires_date).toBeNull();
    expect(await ada.asksToStart("lookbook")).toMatchObject({ status: 409, body: { code: 7772 } });
  });

  test("a confirmation is mailed, once", async () => {
    const { ada, emails, runJobs, deliverProviderWebhooks } = await testBilling();
    await ada.buys("atelier_yearly");
    await runJobs();
    await deliverProviderWebhooks();
    expect(emails).toHaveLength(1);
    expect(emails[0]).toMatchObject({
      to: "ada@mail.example",
      subject: "Your free trial has started: Atelier, a year",
    });
    expect(emails[0]?.text).toContain(
      "Your free trial ends on 7 February 2026. Cancel before then and you pay nothing.",
    );
  });
});

describe("email", () => {
  test("is asked for at completion, never at the start", async () => {
    const { ada } = await testBilling();
    const checkout = await ada.startsCheckout("atelier_monthly");
    expect(await checkout.asksToComplete("  ")).toMatchObject({ status: 400, body: { code: 7879 } });
    expect(await checkout.asksToComplete("ada@nowhere")).toMatchObject({ status: 400, body: { code: 7012 } });
    expect(await checkout.asksToComplete("ada@mail.example")).toMatchObject({ status: 200 });
  });

  test("a wrong one at the start is refused as such; the developer's own needs no other", async () => {
    const { ada, service } = await withService();
    expect(await ada.asksToStart("atelier_monthly", { email: "ada" })).toMatchObject({
      status: 400,
      body: { code: 7012 },
    });
    const checkout = await ada.startsCheckout("atelier_monthly", { email: "ada@shop.example" });
    const answer = await service.post(`/rcbilling/v1/checkout/${checkout.session}/complete`, {});
    expect(answer.status).toBe(200);
  });

  test("may change between two tries", async () => {
    const { ada, service } = await withService();
    const checkout = await ada.startsCheckout("atelier_monthly");
    await checkout.asksToComplete("old@mail.example");
    const secret = await checkout.secret();
    await service.confirms(secret, visa);
    await checkout.status();
    expect(await service.rows("select email from billing.provider_customers")).toEqual([{ email: "ada@mail.example" }]);
    expect(await service.rows("select email from billing.subscriptions")).toEqual([{ email: "ada@mail.example" }]);
  });
});

async function withService() {
  const service = await testBilling();
  return { service, ada: service.ada };
}
