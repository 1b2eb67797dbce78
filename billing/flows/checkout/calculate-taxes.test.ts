import type { TaxAnswer } from "@hemline/protocol";
import { describe, expect, test } from "vitest";
import { type TestBilling, testBilling } from "../../testing/test-billing.ts";
import { visa } from "../../testing/test-customer.ts";

/** An app that collects taxes. */
async function taxedHouse(behavior = "automatic"): Promise<TestBilling> {
  const service = await testBilling();
  await service.rows(`update billing.apps set collects_tax = true, tax_behavior = '${behavior}'`);
  return service;
}

const amountOf = (answer: TaxAnswer) => answer.gateway_params.elements_configuration.amount;
const calculations = ({ wire }: TestBilling) => wire.calls.filter((it) => it === "POST /v1/tax/calculations").length;
const charged = (service: TestBilling) =>
  service.rows<{ amount: number }>(
    "select (body->>'amount')::int as amount from gateway.charges where body->>'status' = 'succeeded'",
  );

describe("the tax on a first payment", () => {
  test("comes on top of the price in the United States, and is what is charged", async () => {
    const service = await taxedHouse();
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
    const { ada } = await taxedHouse();
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
  ])("follows the app where it says %s", async (behavior, country, postalCode, total) => {
    const { ada } = await taxedHouse(behavior);
    const answer = await (await ada.startsCheckout("lookbook")).livesIn(country, postalCode);
    expect(answer).toMatchObject({ tax_inclusive: behavior === "inclusive", total_amount_in_micros: total });
  });

  test("is rounded to what a currency can be charged in", async () => {
    const { ada, get } = await taxedHouse("exclusive");
    const yen = await (await ada.startsCheckout("pins")).livesIn("JP");
    expect([yen.tax_amount_in_micros, amountOf(yen)]).toEqual([50_000_000, 550]);
    const { body } = await get<{ product_details: { purchase_options: { base_option: { price_id: string } } }[] }>(
      "/rcbilling/v1/subscribers/ada/products?id=tote&currency=UGX",
    );
    const { price_id } = body.product_details[0]!.purchase_options.base_option;
    const shillings = await (await ada.startsCheckout("tote", { price_id })).livesIn("DE");
    expect([shillings.tax_amount_in_micros, amountOf(shillings)]).toEqual([1_055_000_000, 661_000]);
    expect(shillings.tax_breakdown.map((it) => it.tax_amount_in_micros)).toEqual([1_055_000_000]);
  });

  test("of a trial is that of the price after it; nothing is due today", async () => {
    const { ada, rows } = await taxedHouse("exclusive");
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
    const { ada } = await taxedHouse("exclusive");
    const answer = await (await ada.startsCheckout("atelier_intro")).livesIn("DE");
    expect([answer.total_excluding_tax_in_micros, amountOf(answer)]).toEqual([1_000_000, 119]);
  });
});

describe("without an answer from the provider", () => {
  test("an app that collects no taxes says so", async () => {
    const { ada, wire } = await testBilling();
    const answer = await (await ada.startsCheckout("lookbook")).livesIn("DE");
    expect(answer).toMatchObject({ failed_reason: "tax_collection_disabled", total_amount_in_micros: 25_000_000 });
    expect(wire.calls).toEqual([]);
  });

  test("no address is told in a 200, with totals to show", async () => {
    const service = await taxedHouse();
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

  test("a trusted proxy's word on the country is a first guess, until somebody tells", async () => {
    const service = await taxedHouse();
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
    const { ada, rows } = await taxedHouse();
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
    const { ada, setTaxes } = await taxedHouse();
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
    const { ada, setTaxes, rows } = await taxedHouse();
    setTaxes(setting);
    const checkout = await ada.startsCheckout("tote");
    const address = { country_code: "US", postal_code: "10001" };
    expect(await checkout.asksForTaxes()).toMatchObject({ status: 422, body: { code } });
    expect(await checkout.asksForTaxes(address)).toMatchObject({ status: 422, body: { code } });
    await rows("update billing.operations set is_sandbox = false");
    expect(await checkout.asksForTaxes(address)).toMatchObject({ status: 200, body: { failed_reason } });
  });

  test("a provider that is away is an unexpected error, and is asked again for the next address", async () => {
    const { ada, wire } = await taxedHouse();
    const checkout = await ada.startsCheckout("tote");
    wire.cut(/tax\/calculations$/, "before", 3);
    expect(await checkout.livesIn("US", "10001")).toMatchObject({ failed_reason: "unexpected_gateway_error" });
    expect(await checkout.livesIn("US", "10001")).toMatchObject({ failed_reason: null, tax_amount_in_micros: 400_000 });
  });
});

describe("another address", () => {
  test("the same question is asked once", async () => {
    const service = await taxedHouse();
    const checkout = await service.ada.startsCheckout("tote");
    const first = await checkout.livesIn("US", "10001");
    await checkout.livesIn("US", "73301");
    expect(await checkout.livesIn("us", " 10001 ")).toEqual(first);
    expect(calculations(service)).toBe(2);
  });

  test("an empty question is about the address that is known", async () => {
    const { ada } = await taxedHouse();
    const checkout = await ada.startsCheckout("tote");
    const first = await checkout.livesIn("US", "10001");
    expect((await checkout.asksForTaxes()).body).toEqual(first);
  });

  test("may be told part by part; another country forgets the rest", async () => {
    const { ada, call, rows } = await taxedHouse();
    const checkout = await ada.startsCheckout("tote");
    const patch = async (part: object) =>
      (
        await call<TaxAnswer>(`/rcbilling/v1/checkout/${checkout.session}`, {
          method: "PATCH",
          body: JSON.stringify(part),
        })
      ).body;
    expect(await patch({ country_code: "CA" })).toMatchObject({ failed_reason: "invalid_tax_location" });
    expect(await patch({ state: "QC" })).toMatchObject({ failed_reason: null, tax_amount_in_micros: 1_500_000 });
    expect(await patch({ state: null, postal_code: "T2X 1V4" })).toMatchObject({ tax_amount_in_micros: 500_000 });
    expect(await patch({ country_code: "DE", email: " ada@mail.example " })).toMatchObject({ tax_inclusive: true });
    expect(await rows("select country, postal_code, address_more, email from billing.operations")).toEqual([
      { country: "DE", postal_code: null, address_more: null, email: "ada@mail.example" },
    ]);
    expect(await patch({ email: "ada@nowhere" })).toMatchObject({ code: 7012 });
    expect(await patch({ discount_code: "SUMMER" })).toMatchObject({ code: 7226 });
  });

  test("after a declined card changes what the same intent is over, as often as it changes", async () => {
    const service = await taxedHouse();
    const { ada, wire, rows } = service;
    const checkout = await ada.startsCheckout("tote");
    await checkout.livesIn("US", "10001");
    expect(await checkout.pays("4000000000000002")).toBe("card_declined");
    for (const [postalCode, units] of [
      ["73301", 1061],
      ["97201", 999],
      ["10001", 1039],
      ["73301", 1061],
    ] as const) {
      await checkout.livesIn("US", postalCode);
      await checkout.secret();
      expect(await rows("select (body->>'amount')::int as units from gateway.payment_intents")).toEqual([{ units }]);
    }
    expect(await checkout.pays(visa)).toBeNull();
    expect((await checkout.status()).status).toBe("succeeded");
    expect(await charged(service)).toEqual([{ amount: 1061 }]);
    expect(wire.calls.filter((it) => it === "POST /v1/payment_intents")).toHaveLength(1);
  });

  test("we die between the row and the provider: the next completion puts it right", async () => {
    const service = await taxedHouse();
    const checkout = await service.ada.startsCheckout("tote");
    await checkout.livesIn("US", "10001");
    await checkout.secret();
    await checkout.livesIn("US", "73301");
    service.wire.cut(/^POST \/v1\/payment_intents\/pi_[^/]+$/, "before", 3);
    expect(await checkout.asksToComplete()).toMatchObject({ status: 424 });
    expect(await checkout.pays()).toBeNull();
    expect((await checkout.status()).status).toBe("succeeded");
    expect(await charged(service)).toEqual([{ amount: 1061 }]);
  });

  test("whoever pays the total they saw before has paid; it is what they get a receipt for", async () => {
    const service = await taxedHouse();
    const checkout = await service.ada.startsCheckout("tote");
    await checkout.livesIn("US", "10001");
    const secret = await checkout.secret();
    await checkout.livesIn("US", "73301");
    service.wire.cut(/^POST \/v1\/payment_intents\/pi_[^/]+$/, "before", 3);
    await checkout.asksToComplete();
    expect(await service.confirms(secret, visa)).toBeNull();
    expect((await checkout.status()).status).toBe("succeeded");
    expect(await service.rows("select amount_micros::int, tax_micros::int from billing.payments")).toEqual([
      { amount_micros: 10_390_000, tax_micros: 400_000 },
    ]);
  });

  test("told after the answer was lost on which the intent was made: the same intent, over the new total", async () => {
    const service = await taxedHouse();
    const checkout = await service.ada.startsCheckout("tote");
    await checkout.livesIn("US", "10001");
    service.wire.cut(/^POST \/v1\/payment_intents$/, "after", 3);
    expect(await checkout.asksToComplete()).toMatchObject({ status: 424 });
    await checkout.livesIn("US", "73301");
    await checkout.pays();
    expect((await checkout.status()).status).toBe("succeeded");
    expect(await service.rows("select (body->>'amount')::int as units from gateway.payment_intents")).toEqual([
      { units: 1061 },
    ]);
  });

  test("is refused once the checkout is over", async () => {
    const { ada, setClock } = await taxedHouse();
    const paid = await ada.buys("tote");
    expect(await paid.asksForTaxes({ country_code: "DE" })).toMatchObject({ status: 409, body: { code: 7878 } });
    const late = await ada.startsCheckout("tote");
    setClock("2026-02-02T10:00:00Z");
    expect(await late.asksForTaxes({ country_code: "DE" })).toMatchObject({ status: 409, body: { code: 7878 } });
  });
});

describe("the provider's books", () => {
  const recorded = ({ rows }: TestBilling) =>
    rows("select body->>'reference' as payment from gateway.tax_transactions where body->>'type' = 'transaction'");

  test("hear of a tax once it is paid, once", async () => {
    const service = await taxedHouse();
    const checkout = await service.ada.startsCheckout("tote");
    await checkout.livesIn("US", "10001");
    await checkout.pays();
    await checkout.status();
    await service.runJobs();
    await service.billing.tick();
    const [payment] = await service.rows<{ id: string; record: string }>(
      "select id, tax_transaction_id as record from billing.payments",
    );
    expect(payment?.record).toMatch(/^tax_/);
    expect(await recorded(service)).toEqual([{ payment: payment?.id }]);
  });

  test("hear of it later when the provider was away, or when its answer was lost", async () => {
    const service = await taxedHouse();
    const checkout = await service.ada.startsCheckout("tote");
    await checkout.livesIn("US", "10001");
    await checkout.pays();
    await checkout.status();
    service.wire.cut(/create_from_calculation$/, "after", 3);
    await service.runJobs().catch(() => {});
    service.setClock("2026-01-31T12:00:00Z");
    await service.billing.tick();
    expect(await recorded(service)).toHaveLength(1);
    expect(await service.rows("select 1 from billing.payments where tax_transaction_id is null")).toEqual([]);
  });
});
