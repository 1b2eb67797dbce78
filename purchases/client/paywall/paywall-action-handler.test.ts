// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from "vitest";
import { ErrorCode, LogLevel, type PresentPaywallParams, Purchases } from "../../purchases.ts";
import { openHappyDomCheckout, until } from "../../testing/happy-dom-checkout.ts";
import { checkoutIsOpen, layers, press, settled, shows, soldOfferings } from "../../testing/happy-dom-paywall.ts";
import { customer, offerings } from "../../testing/recorded-answers.ts";

afterEach(() => {
  if (Purchases.isConfigured()) Purchases.getSharedInstance().close();
  vi.restoreAllMocks();
});

describe("leaving a paywall", () => {
  const cancelled = { refusal: ErrorCode.UserCancelledError };

  test("by its button", async () => {
    const { ended } = await shows();
    await press("Not now");
    expect(await ended).toEqual(cancelled);
    expect([layers(), history.state]).toEqual([0, null]);
  });

  test("when the developer has decided", async () => {
    let leave = () => {};
    const { ended } = await shows({
      onBack: (close) => {
        leave = close;
      },
    });
    await press("Not now");
    expect(layers()).toBe(1);
    leave();
    expect(await ended).toEqual(cancelled);
  });

  test.each(["closeCheckout", "close"] as const)("by %s()", async (name) => {
    const { shop, ended } = await shows();
    shop.purchases[name]();
    expect(await ended).toEqual(cancelled);
    expect(layers()).toBe(0);
  });

  test("by its signal, and its checkout with it", async () => {
    const closing = new AbortController();
    const told: number[] = [];
    const { ended } = await shows({ signal: closing.signal, onPurchaseError: (error) => told.push(error.errorCode) });
    await press("Subscribe");
    await until(checkoutIsOpen);
    closing.abort();
    expect(await ended).toEqual(cancelled);
    expect([layers(), told]).toEqual([0, []]);
  });
});

describe("the other buttons of a paywall", () => {
  test("a link opens in a new tab", async () => {
    const open = vi.spyOn(window, "open").mockReturnValue(null);
    const { shop } = await shows();
    await press("Terms");
    expect(open.mock.calls).toEqual([["https://shop.example/terms", "_blank", "noopener,noreferrer"]]);
    shop.purchases.closeCheckout();
  });

  test("or as the developer has it", async () => {
    const told: string[] = [];
    const { shop } = await shows({
      onNavigateToUrl: (url) => told.push(url),
      onRestorePurchases: () => told.push("restore"),
      onVisitCustomerCenter: () => told.push("center"),
    });
    for (const name of ["Terms", "I have paid", "My purchases"]) await press(name);
    expect(told).toEqual(["https://shop.example/terms", "restore", "center"]);
    shop.purchases.closeCheckout();
  });

  test("restoring purchases reads the customer again", async () => {
    const { shop } = await shows();
    await press("I have paid");
    await until(() => shop.calls().includes("GET /v1/subscribers/ada"));
    shop.purchases.closeCheckout();
  });

  test("restoring nothing shows a notice until the next action", async () => {
    const { shop } = await shows({ onNavigateToUrl: () => {} });
    const notice = () => document.querySelector('.hpp-root [role="status"]')?.textContent;
    expect(notice()).toBe("");
    await press("I have paid");
    await until(() => notice() === "We found no purchases to restore.");
    await press("Terms");
    await until(() => notice() === "");
    shop.purchases.closeCheckout();
  });
});

test.each([
  ["https://pay.example/portal/1", 1],
  ["javascript:alert(1)", 0],
])("the customer center at %s is visited %d times", async (management_url, times) => {
  const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
  const told: string[] = [];
  Purchases.setLogLevel(LogLevel.Warn);
  Purchases.setLogHandler((_, message) => told.push(message));
  const body = { ...customer, subscriber: { ...customer.subscriber, management_url } };
  const { purchases } = await openHappyDomCheckout({
    "GET /v1/subscribers/ada/offerings": { body: soldOfferings },
    "GET /v1/subscribers/ada": { body },
  });
  const ended = settled(purchases.presentPaywall({ selectedLocale: "en" }));
  await press("My purchases");
  const isRefused = () => told.includes("The customer has no purchases to manage.");
  await until(() => assign.mock.calls.length > 0 || isRefused());
  expect([assign.mock.calls.length, isRefused()]).toEqual([times, times === 0]);
  purchases.closeCheckout();
  await ended;
  Purchases.setLogLevel(LogLevel.Silent);
  Purchases.setLogHandler(null);
});

describe("a paywall is refused", () => {
  const refusalOf = async (purchases: Purchases, params: PresentPaywallParams = {}) =>
    settled(purchases.presentPaywall(params));

  test("while another covers the page", async () => {
    const { shop, ended } = await shows();
    expect(await refusalOf(shop.purchases)).toEqual({ refusal: ErrorCode.OperationAlreadyInProgressError });
    shop.purchases.closeCheckout();
    await ended;
  });

  test("where the offering has none", async () => {
    const { purchases } = await openHappyDomCheckout();
    expect(await refusalOf(purchases)).toEqual({ refusal: ErrorCode.ConfigurationError });
  });

  test("where there is no current offering", async () => {
    const none = { body: { ...offerings, current_offering_id: null } };
    const { purchases } = await openHappyDomCheckout({ "GET /v1/subscribers/ada/offerings": none });
    expect(await refusalOf(purchases)).toEqual({ refusal: ErrorCode.ConfigurationError });
  });

  test("where it cannot be drawn", async () => {
    const broken = soldOfferings.offerings.map((one) => ({
      ...one,
      paywall_components: { components_config: {} } as never,
    }));
    const body = { ...soldOfferings, offerings: broken };
    const { purchases } = await openHappyDomCheckout({ "GET /v1/subscribers/ada/offerings": { body } });
    expect(await refusalOf(purchases)).toEqual({ refusal: ErrorCode.ConfigurationError });
    expect(layers()).toBe(0);
  });
});
