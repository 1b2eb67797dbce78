import { describe, expect, test } from "vitest";
import { defined } from "../../vitest/defined.ts";
import { type ChromiumCustomer, cards } from "../testing/chromium-customer.ts";
import { newCustomer, openShopInChromium, shop } from "../testing/chromium-shop.ts";

openShopInChromium();

const tracked = /\/v1\/events$/;

/** The trace IDs of the tracked events that a customer's page sends from now on. */
function traceIdsOf({ page }: ChromiumCustomer): string[] {
  const traceIds: string[] = [];
  page.on("request", (request) => {
    if (tracked.test(request.url())) traceIds.push(request.postDataJSON().events[0].properties.trace_id);
  });
  return traceIds;
}

/** A customer whose tracked events can be followed, from the first on. */
async function openCustomer() {
  const ada = await newCustomer();
  const traceIds = traceIdsOf(ada);
  // The events of the arrival itself were sent before anybody listened.
  await ada.configures("rcb_sb_boutique", ada.name);
  await expect.poll(() => traceIds.length).toBeGreaterThan(0);
  const trace = () => shop.trace(defined(traceIds[0]));
  return { ada, trace, names: async () => (await trace()).events.map((one) => one.event_name) };
}

describe("a trace", () => {
  test("follows a purchase from start to end, however soon the page is left", async () => {
    const { ada, trace, names } = await openCustomer();
    await ada.startsPurchase("$rc_monthly");
    await ada.fillsForm(cards.declined);
    await ada.pay.click();
    await ada.card.getByText("Your card was declined.").waitFor();
    await ada.page.locator('[data-testid="PayButton"]:enabled').waitFor();
    await ada.entersCard();
    await ada.pay.click();
    await ada.clicks("Continue");
    await ada.purchaseReport();
    await ada.page.goto("about:blank");
    await expect
      .poll(names)
      .toEqual([
        "sdk_initialized",
        "checkout_session_start",
        "checkout_payment_form_impression",
        "checkout_payment_form_submit",
        "checkout_payment_form_error",
        "checkout_payment_form_submit",
        "checkout_purchase_successful_impression",
        "checkout_purchase_successful_dismiss",
        "checkout_session_end",
      ]);
    const { events, operations } = await trace();
    expect(operations).toMatchObject([
      { app_user_id: ada.name, product_id: "boutique_monthly", state: "succeeded", error: null },
    ]);
    expect(events[1]).toMatchObject({
      app_user_id: ada.name,
      context: {
        library_name: "purchases-js",
        library_version: "1.13.1",
        locale: "en-US",
        page_url: `${shop.address}/`,
        page_title: "A shop",
        source: "sdk",
      },
      properties: {
        customization_color_buttons_primary: "#28646a",
        product_interval: "P1M",
        product_price: 4_000_000,
        product_currency: "EUR",
        selected_package_id: "$rc_monthly",
        customer_email_provided_by_developer: false,
      },
    });
    expect(events[3]?.properties).toMatchObject({ selected_payment_method: "card" });
    expect(events[4]?.properties).toMatchObject({
      error_code: "card_declined",
      error_message: "Your card was declined.",
    });
    expect(events.at(-1)?.properties).toMatchObject({ outcome: "finished", with_redemption_info: false });
    expect(JSON.stringify(events)).not.toMatch(/example\.org|"4242"|424242/);
  });

  test("of a checkout that is closed together with the SDK is whole", async () => {
    const { ada, names } = await openCustomer();
    await ada.startsPurchase("$rc_monthly");
    await ada.pay.waitFor();
    await ada.page.evaluate(() => window.shop.close());
    await expect
      .poll(names)
      .toEqual([
        "sdk_initialized",
        "checkout_session_start",
        "checkout_payment_form_impression",
        "checkout_payment_form_dismiss",
        "checkout_session_end",
      ]);
  });

  test("names where the page is, without what follows in its address", async () => {
    const { ada, trace } = await openCustomer();
    await ada.page.goto(`${shop.address}/?email=ada@example.org&utm_source=letter#top`);
    const traceIds = traceIdsOf(ada);
    await ada.configures("rcb_sb_boutique", ada.name);
    await expect.poll(async () => (await shop.trace(traceIds[0] ?? "none")).events.length).toBe(1);
    const { events } = await shop.trace(defined(traceIds[0]));
    expect(events[0]?.context).toMatchObject({ page_url: `${shop.address}/`, utm_source: "letter", utm_term: null });
    expect(JSON.stringify([events, await trace()])).not.toContain("example.org");
  });

  test("of a test store has a start and an end", async () => {
    const { ada, trace } = await openCustomer();
    await ada.configures("test_boutique", ada.name);
    const start = ada.page.waitForRequest((request) => /session_start/.test(request.postData() ?? ""));
    await ada.startsPurchase("$rc_monthly");
    const { trace_id } = (await start).postDataJSON().events.at(-1).properties;
    await ada.clicks("Test failed purchase");
    await ada.purchaseReport();
    await ada.page.goto("about:blank");
    const told = async () => (await shop.trace(trace_id)).events.map((one) => one.properties.outcome ?? one.event_name);
    await expect.poll(told).toEqual(["sdk_initialized", "checkout_session_start", "errored"]);
    expect((await trace()).events).toHaveLength(1);
  });
});

const hidePage = ({ page }: ChromiumCustomer) =>
  page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { get: () => "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });

test("a page that is only hidden sends what waits", async () => {
  const { ada } = await openCustomer();
  await ada.getsAnswer(tracked, { status: 500, body: "" });
  const refused = ada.page.waitForRequest(tracked);
  await ada.page.evaluate((name) => {
    // Nothing is sent by the clock.
    Object.assign(window, { setTimeout: () => 0 });
    window.shop.configure("rcb_sb_boutique", name);
  }, ada.name);
  const { trace_id } = (await refused).postDataJSON().events[0].properties;
  const arrived = async () => {
    await hidePage(ada);
    return (await shop.trace(trace_id)).events.length;
  };
  await expect.poll(arrived).toBe(1);
});

test("nothing is tracked where the developer turned it off", async () => {
  const { ada } = await openCustomer();
  await ada.page.evaluate(
    (name) => window.shop.configure("rcb_sb_boutique", name, { flags: { collectAnalyticsEvents: false } }),
    ada.name,
  );
  const before = ada.requestedUrls.filter((url) => tracked.test(url)).length;
  await ada.startsPurchase("$rc_monthly");
  await ada.pay.waitFor();
  await ada.clicks("Back");
  await ada.purchaseReport();
  await ada.page.evaluate(() => window.shop.close());
  expect(ada.requestedUrls.filter((url) => tracked.test(url))).toHaveLength(before);
});

test("events that cannot be delivered disturb nothing", async () => {
  const { ada } = await openCustomer();
  await ada.getsAnswer(tracked, { status: 500, body: "<p>Not now.</p>" }, 100);
  await ada.startsPurchase("$rc_monthly", { skipSuccessPage: true });
  await ada.fillsForm();
  await ada.pay.click();
  expect(await ada.purchaseReport()).toHaveProperty("paid");
  expect(ada.consoleErrors).toEqual([]);
});
