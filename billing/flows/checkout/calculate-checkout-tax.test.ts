import type { TaxAnswer } from "@hemline/protocol";
import { describe, expect, test } from "vitest";
import { firstOf } from "../../rules/defined.ts";
import { taxedBilling } from "../../testing/taxed-billing.ts";
import { type TestBilling, testBilling } from "../../testing/test-billing.ts";

const amountOf = (answer: TaxAnswer) => answer.gateway_params.elements_configuration.amount;

const charged = (service: TestBilling) =>
  service.rows<{ amount: number }>(
    "select (body->>'amount')::int as amount from gateway.charges where body->>'status' = 'succeeded'",
  );

describe("the tax on a first payment", () => {
  test("comes on top of the price in the United States, and is what is charged", async () => {
    const service = await taxedBilling();
    const checkout = await service.ada.startsCheckout("tote");
    expect(await checkout.livesIn("US", "10001")).toEqual({
      operation_session_id: checkout.session,
      currency: "USD",
      total_amount_in_micros: 10_390_000,
      tax_amount_in_micros: 400_000,
      total_excluding_tax_in_micros: 9_990_000,
      tax_inclusive: false,
      tax_breakdown: [{ tax_amount_in_micros: 400_000, display_name: "Sales tax, NY (4%)" }],
      gateway_params: {
        elements_configuration: {
          mode: "payment",
          payment_method_types: ["card"],
          setup_future_usage: "on_session",
          amount: 1039,
          currency: "usd",
        },
      },
      failed_reason: null,
    });
    expect(await checkout.pays()).toBeNull();
    expect((await checkout.status()).status).toBe("succeeded");
    expect(await charged(service)).toEqual([{ amount: 1039 }]);
    expect(await service.rows("select amount_micros::int, tax_micros::int, country from billing.transactions")).toEqual(
      [{ amount_micros: 10_390_000, tax_micros: 400_000, country: "US" }],
    );
  });

  test("is within the price in Germany, and two of them stand side by side in Quebec", async () => {
    const { ada } = await taxedBilling();
    const german = await (await ada.startsCheckout("lookbook")).livesIn("DE");
    expect(german).toMatchObject({
      total_amount_in_micros: 25_000_000,
      tax_amount_in_micros: 3_990_000,
      total_excluding_tax_in_micros: 21_010_000,
      tax_inclusive: true,
      tax_breakdown: [{ tax_amount_in_micros: 3_990_000, display_name: "VAT (19%)" }],
    });
    expect(amountOf(german)).toBe(2500);
    const canadian = await (await ada.startsCheckout("tote")).livesIn("CA", "H2X 1Y4");
    expect(canadian.tax_inclusive).toBe(false);
    expect(canadian.tax_breakdown.map((it) => [it.display_name, it.tax_amount_in_micros])).toEqual([
      ["GST (5%)", 500_000],
      ["QST (9.975%)", 1_000_000],
    ]);
  });

  test.each([
    ["inclusive", "US", "10001", 25_000_000],
    ["exclusive", "DE", undefined, 29_750_000],
  ] as const)("follows the app where it says %s", async (behavior, country, postalCode, total) => {
    const { ada } = await taxedBilling(behavior);
    const answer = await (await ada.startsCheckout("lookbook")).livesIn(country, postalCode);
    expect(answer).toMatchObject({ tax_inclusive: behavior === "inclusive", total_amount_in_micros: total });
  });

  test("is rounded to what a currency can be charged in", async () => {
    const { ada, get } = await taxedBilling("exclusive");
    const yen = await (await ada.startsCheckout("pins")).livesIn("JP");
    expect([yen.tax_amount_in_micros, amountOf(yen)]).toEqual([50_000_000, 550]);
    const { body } = await get<{ product_details: { purchase_options: { base_option: { price_id: string } } }[] }>(
      "/rcbilling/v1/subscribers/ada/products?id=tote&currency=UGX",
    );
    const { price_id } = firstOf(body.product_details, "product_details").purchase_options.base_option;
    const shillings = await (await ada.startsCheckout("tote", { price_id })).livesIn("DE");
    expect([shillings.tax_amount_in_micros, amountOf(shillings)]).toEqual([1_055_000_000, 661_000]);
    expect(shillings.tax_breakdown.map((it) => it.tax_amount_in_micros)).toEqual([1_055_000_000]);
  });

  test("of a trial is that of the price after it; nothing is due today", async () => {
    const { ada, rows } = await taxedBilling("exclusive");
    const checkout = await ada.startsCheckout("atelier_yearly");
    const answer = await checkout.livesIn("DE");
    expect(answer).toMatchObject({ total_amount_in_micros: 42_840_000, tax_amount_in_micros: 6_840_000 });
    expect(answer.gateway_params.elements_configuration).toMatchObject({ mode: "setup" });
    expect(amountOf(answer)).toBeUndefined();
    await checkout.pays();
    expect((await checkout.status()).status).toBe("succeeded");
    expect(await rows("select tax_country, tax_postal_code from billing.subscriptions")).toEqual([
      { tax_country: "DE", tax_postal_code: null },
    ]);
    expect(await rows("select amount_micros::int, tax_micros::int from billing.transactions")).toEqual([
      { amount_micros: 0, tax_micros: 0 },
    ]);
  });

  test("of an introductory price is that of what is due now", async () => {
    const { ada } = await taxedBilling("exclusive");
    const answer = await (await ada.startsCheckout("atelier_intro")).livesIn("DE");
    expect([answer.total_excluding_tax_in_micros, amountOf(answer)]).toEqual([1_000_000, 119]);
  });
});

describe("without an answer from the provider", () => {
  test("an app that collects no taxes says so", async () => {
    const { ada, connection } = await testBilling();
    const answer = await (await ada.startsCheckout("lookbook")).livesIn("DE");
    expect(answer).toMatchObject({ failed_reason: "tax_collection_disabled", total_amount_in_micros: 25_000_000 });
    expect(connection.calls).toEqual([]);
  });

  test("no address is told in a 200, with totals to show", async () => {
    const service = await taxedBilling();
    const checkout = await service.ada.startsCheckout("lookbook");
    const { status, body } = await checkout.asksForTaxes();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      failed_reason: "invalid_tax_location",
      total_amount_in_micros: 25_000_000,
      tax_amount_in_micros: 0,
      tax_breakdown: [],
    });
    expect(amountOf(body)).toBe(2500);
    // A sandbox asks whether taxes are set up at all; nothing of that is kept.
    expect(await service.rows("select 1 from billing.tax_calculations")).toEqual([]);
  });

  test("a trusted proxy's word on the country is a first guess, until the customer gives one", async () => {
    const service = await taxedBilling();
    const behindProxy = await service.startAnotherProcess({ account: "acct_atelier", trustProxy: true });
    const checkout = await service.ada.startsCheckout("lookbook");
    const guess = await behindProxy.fetch(
      new Request(`http://billing.example/rcbilling/v1/checkout/${checkout.session}/calculate_taxes`, {
        method: "POST",
        headers: { authorization: `Bearer ${service.keys.sandbox}`, "cf-ipcountry": "DE" },
        body: "{}",
      }),
    );
    expect(await guess.json()).toMatchObject({
      failed_reason: null,
      tax_inclusive: true,
      tax_amount_in_micros: 3_990_000,
    });
    expect(await checkout.livesIn("FR")).toMatchObject({ tax_amount_in_micros: 4_170_000 });
  });

  test.each([
    ["an address that is no place", "US", "42800"],
    ["a country that is none", "XX", undefined],
    ["a country in words", "Germany", undefined],
  ])("%s is sold to untaxed", async (_what, country, postalCode) => {
    const { ada, rows } = await taxedBilling();
    const checkout = await ada.startsCheckout("tote");
    await checkout.livesIn("US", "10001");
    const answer = await checkout.livesIn(country, postalCode);
    expect(answer).toMatchObject({ failed_reason: "invalid_tax_location", total_amount_in_micros: 9_990_000 });
    await checkout.pays();
    expect((await checkout.status()).status).toBe("succeeded");
    expect(await rows("select amount_micros::int, tax_micros::int from billing.payments")).toEqual([
      { amount_micros: 9_990_000, tax_micros: 0 },
    ]);
  });

  test.each([
    ["too many requests", "rate_limit_exceeded"],
    ["broken", "unexpected_gateway_error"],
  ] as const)("%s: the purchase goes on as %s", async (setting, failed_reason) => {
    const { ada, setTaxes } = await taxedBilling();
    setTaxes(setting);
    const answer = await (await ada.startsCheckout("tote")).asksForTaxes({ country_code: "US", postal_code: "10001" });
    expect(answer).toMatchObject({ status: 200, body: { failed_reason, tax_amount_in_micros: 0 } });
    expect(amountOf(answer.body)).toBe(999);
  });

  test.each([
    ["inactive", 7898, "taxes_not_active"],
    ["no origin address", 7899, "invalid_origin_address"],
    ["no permission", 7900, "missing_required_permission"],
  ] as const)("%s: a sandbox refuses with %i, production goes on as %s", async (setting, code, failed_reason) => {
    const { ada, setTaxes, rows } = await taxedBilling();
    setTaxes(setting);
    const checkout = await ada.startsCheckout("tote");
    const address = { country_code: "US", postal_code: "10001" };
    expect(await checkout.asksForTaxes()).toMatchObject({ status: 422, body: { code } });
    expect(await checkout.asksForTaxes(address)).toMatchObject({ status: 422, body: { code } });
    await rows("update billing.operations set is_sandbox = false");
    expect(await checkout.asksForTaxes(address)).toMatchObject({ status: 200, body: { failed_reason } });
  });

  test("a provider that is away is an unexpected error, and is asked again for the next address", async () => {
    const { ada, connection } = await taxedBilling();
    const checkout = await ada.startsCheckout("tote");
    connection.cut(/tax\/calculations$/, "before", 3);
    expect(await checkout.livesIn("US", "10001")).toMatchObject({ failed_reason: "unexpected_gateway_error" });
    expect(await checkout.livesIn("US", "10001")).toMatchObject({ failed_reason: null, tax_amount_in_micros: 400_000 });
  });
});
