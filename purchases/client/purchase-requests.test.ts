// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from "vitest";
import { defined } from "../../vitest/defined.ts";
import { Purchases } from "../purchases.ts";
import { openHappyDomCheckout, until, waitForPaymentForm } from "../testing/happy-dom-checkout.ts";
import { buys, cancelled, type HappyDomCheckout, started } from "../testing/happy-dom-purchase.ts";
import { branding, taxed } from "../testing/recorded-answers.ts";
import { startRecordedServer } from "../testing/recorded-server.ts";

afterEach(() => {
  if (Purchases.isConfigured()) Purchases.getSharedInstance().close();
  history.replaceState(null, "", "/");
});

describe("the start request", () => {
  const campaign = "/?utm_source=letter&utm_medium=mail&utm_campaign=spring&utm_term=coat&utm_content=top&page=2";
  const fromCampaign = {
    utm_source: "letter",
    utm_medium: "mail",
    utm_campaign: "spring",
    utm_term: "coat",
    utm_content: "top",
  };
  test.each([
    ["the page's campaign, by default", {}, {}, fromCampaign],
    ["no campaign where the flag is off", { autoCollectUTMAsMetadata: false }, {}, {}],
    [
      "the developer's own facts before the campaign's",
      {},
      { utm_source: "app", plan: null },
      { ...fromCampaign, utm_source: "app", plan: null },
    ],
  ])("%s", async (_, flags, metadata, expected) => {
    history.replaceState(null, "", campaign);
    const shop = await openHappyDomCheckout({}, { flags: { collectAnalyticsEvents: false, ...flags } });
    expect((await started(shop, { metadata }))?.metadata).toEqual(expected);
  });

  test("contains customer, product, offering and targeting rule", async () => {
    const shop = await openHappyDomCheckout();
    expect(await started(shop)).toEqual({
      app_user_id: "ada",
      product_id: "atelier_monthly",
      price_id: "prc_1",
      offer_id: "offer_7d",
      trace_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      presented_offering_identifier: "default",
      applied_targeting_rule: { rule_id: "rule_a", revision: 3 },
      metadata: {},
    });
  });

  test("no offer for the base option, and the placement where there is one", async () => {
    const shop = await openHappyDomCheckout();
    const offering = await shop.purchases.getCurrentOfferingForPlacement("onboarding");
    const rcPackage = defined(defined(offering).monthly);
    const told = await started(shop, {
      rcPackage,
      purchaseOption: defined(rcPackage.webBillingProduct.subscriptionOptions.base_option),
    });
    expect(told).not.toHaveProperty("offer_id");
    expect(told).not.toHaveProperty("applied_targeting_rule");
    expect(told).toMatchObject({
      presented_offering_identifier: "spring",
      presented_placement_identifier: "onboarding",
    });
  });

  test("the language that the app chose, for the emails that follow; none where it chose none", async () => {
    expect(await started(await openHappyDomCheckout(), { selectedLocale: "de-AT" })).toMatchObject({ locale: "de-AT" });
    expect(await started(await openHappyDomCheckout())).not.toHaveProperty("locale");
  });

  test.each([
    ["ada@example.org", "ada@example.org"],
    [" ada@example.org ", "ada@example.org"],
    ["ada", undefined],
    ["", undefined],
    [undefined, undefined],
  ])("the developer's email %j as %j", async (customerEmail, email) => {
    const shop = await openHappyDomCheckout();
    expect((await started(shop, customerEmail === undefined ? {} : { customerEmail }))?.email).toBe(email);
  });
});

describe("tracked events", () => {
  const eventsOf = ({ wire }: HappyDomCheckout) =>
    wire.seen.flatMap(({ call, body }) =>
      call === "POST /v1/events"
        ? (body as { events: { event_name: string }[] }).events.map((one) => one.event_name)
        : [],
    );
  const answered = { "POST /v1/events": { body: {} } };

  test("are collected where nothing is set, and not where they are not wanted", async () => {
    const shop = await openHappyDomCheckout(answered);
    await started(shop);
    expect(eventsOf(shop)).toEqual([]);
    const { flags: _, ...settings } = shop.settings;
    Purchases.configure(settings);
    await until(() => eventsOf(shop).length === 1);
    expect(eventsOf(shop)).toEqual(["sdk_initialized"]);
  });

  test("go elsewhere where the developer says so", async () => {
    const elsewhere = await startRecordedServer(() => ({ body: {} }));
    const shop = await openHappyDomCheckout(answered);
    const { flags: _, httpConfig, ...settings } = shop.settings;
    Purchases.configure({ ...settings, httpConfig: { ...httpConfig, eventsURL: elsewhere.url } });
    await until(() => elsewhere.seen.length === 1);
    expect([elsewhere.seen[0]?.call, eventsOf(shop)]).toEqual(["POST /v1/events", []]);
  });

  test("that wait are delivered by close()", async () => {
    const shop = await openHappyDomCheckout(answered, { flags: { collectAnalyticsEvents: true } });
    await until(() => eventsOf(shop).length === 1);
    const { ended } = await buys(shop);
    await waitForPaymentForm(shop.provider);
    shop.purchases.close();
    await ended;
    await until(() => eventsOf(shop).includes("checkout_session_end"));
  });
});

test.each([
  [true, "uk", "auto", 1079],
  [false, "zh_Hant", "zh", 999],
])(
  "the app collects tax: %s, the language is %s: the fields follow",
  async (isCollected, selectedLocale, locale, amount) => {
    const shop = await openHappyDomCheckout({
      "GET /rcbilling/v1/branding": { body: { ...branding, gateway_tax_collection_enabled: isCollected } },
      "POST /rcbilling/v1/checkout/op_1/calculate_taxes": { body: taxed },
    });
    const { ended } = await buys(shop, { selectedLocale });
    await waitForPaymentForm(shop.provider);
    await until(() => shop.provider.received.some((call) => call.join() === `update,${amount}`));
    expect(shop.provider.made).toMatchObject({
      elements: { locale },
      expressCheckout: { billingAddressRequired: isCollected },
      payment: { business: { name: "Atelier" } },
    });
    shop.purchases.closeCheckout();
    expect(await ended).toEqual(cancelled);
  },
);
