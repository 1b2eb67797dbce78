// @vitest-environment happy-dom
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import {
  ErrorCode,
  LogLevel,
  type Package,
  type PaywallPurchaseResult,
  type PresentPaywallParams,
  Purchases,
  PurchasesError,
} from "../purchases.ts";
import { openDomShop, pay, until } from "../testing/happy-dom-checkout.ts";
import { customer, offerings } from "../testing/recorded-answers.ts";
import { simplePaywall } from "../testing/simple-paywall.ts";

afterEach(() => {
  if (Purchases.isConfigured()) Purchases.getSharedInstance().close();
  vi.restoreAllMocks();
});

const sold = {
  ...offerings,
  offerings: offerings.offerings.map((one) => ({ ...one, paywall_components: simplePaywall })),
};

async function shows(params: PresentPaywallParams = {}) {
  const shop = await openDomShop({ "GET /v1/subscribers/ada/offerings": { body: sold } });
  const ended = settled(shop.purchases.presentPaywall({ skipSuccessPage: true, selectedLocale: "en", ...params }));
  await until(() => document.querySelector(".hpp-root .hpp-hit") !== null);
  return { shop, ended };
}

function settled(promise: Promise<PaywallPurchaseResult>) {
  return promise.then(
    (value) => ({ value }),
    (cause: unknown) => {
      if (!(cause instanceof PurchasesError)) throw cause;
      return { refusal: cause.errorCode };
    },
  );
}

/** A button of a paywall is named by what is drawn beside it. */
const button = (name: string) =>
  [...document.querySelectorAll<HTMLElement>(".hpp-root button")].find((one) => {
    const face = document.getElementById(one.getAttribute("aria-labelledby") ?? "");
    return face?.textContent?.trim() === name;
  });
const press = async (name: string) => {
  await until(() => button(name) !== undefined);
  button(name)?.click();
};
const checkoutIsOpen = () => document.querySelector("[data-step]") !== null;
const layers = () => document.querySelectorAll(".hpp-layer, .hpp-inline, .hpc-layer, .hpc-inline").length;

describe("a paywall", () => {
  test("sells what was chosen, and is gone", async () => {
    const { shop, ended } = await shows();
    await press("Subscribe");
    await pay(shop.provider);
    expect(await ended).toMatchObject({
      value: { selectedPackage: { identifier: "$rc_monthly" }, storeTransaction: { storeTransactionId: "txn_1" } },
    });
    expect(layers()).toBe(0);
  });

  test.each([
    ["the system, like the paywall", undefined, "dark"],
    ["the app's choice, like the paywall", "light", "light"],
  ] as const)("opens a checkout that follows %s", async (_whom, colorMode, expected) => {
    const { happyDOM } = window as unknown as { happyDOM: { settings: { device: { prefersColorScheme: string } } } };
    happyDOM.settings.device.prefersColorScheme = "dark";
    onTestFinished(() => {
      happyDOM.settings.device.prefersColorScheme = "light";
    });
    const { ended } = await shows(colorMode ? { colorMode } : {});
    await press("Subscribe");
    await until(checkoutIsOpen);
    const modes = [".hpp-root", ".hpc-root"].map((it) => document.querySelector(it)?.getAttribute("data-mode"));
    expect(modes).toEqual([expected, expected]);
    Purchases.getSharedInstance().close();
    await ended;
  });

  test("stays when the checkout was left, tells why, and sells at the second time", async () => {
    const codes: number[] = [];
    const { shop, ended } = await shows({ onPurchaseError: (error) => codes.push(error.errorCode) });
    await press("Subscribe");
    await until(checkoutIsOpen);
    document.querySelector<HTMLElement>('[data-testid="close-button"]')?.click();
    await until(() => codes.length === 1);
    expect([codes, layers()]).toEqual([[ErrorCode.UserCancelledError], 1]);
    await press("Subscribe");
    await pay(shop.provider);
    expect(await ended).toHaveProperty("value");
  });

  test("opens one checkout, however often its button is pressed", async () => {
    const { shop, ended } = await shows();
    await press("Subscribe");
    button("Subscribe")?.click();
    await pay(shop.provider);
    await ended;
    expect(shop.calls().filter((call) => call.endsWith("/checkout/start"))).toHaveLength(1);
  });

  test("hands the developer's words on to the purchase", async () => {
    const { shop, ended } = await shows({ customerEmail: "ada@example.org", metadata: { plan: "spring" } });
    await press("Subscribe");
    await until(() => shop.calls().some((call) => call.endsWith("/checkout/start")));
    const body = shop.wire.seen.find((one) => one.call.endsWith("/checkout/start"))?.body;
    expect(body).toMatchObject({
      email: "ada@example.org",
      metadata: { plan: "spring" },
      product_id: "atelier_monthly",
    });
    shop.purchases.closeCheckout();
    expect(await ended).toEqual({ refusal: ErrorCode.UserCancelledError });
  });

  test("and its checkout are drawn where they are wanted", async () => {
    const place = () => document.body.appendChild(document.createElement("div"));
    const [htmlTarget, purchaseHtmlTarget] = [place(), place()];
    const { shop, ended } = await shows({ htmlTarget, purchaseHtmlTarget });
    expect(htmlTarget.querySelector(".hpp-root")).not.toBeNull();
    await press("Subscribe");
    await until(() => purchaseHtmlTarget.querySelector("[data-step]") !== null);
    await pay(shop.provider);
    await ended;
    expect([htmlTarget.childElementCount, purchaseHtmlTarget.childElementCount]).toEqual([0, 0]);
    htmlTarget.remove();
    purchaseHtmlTarget.remove();
  });
});

describe("an app that asks for a login before a purchase", () => {
  const asks = () => {
    const asked: { id: string; proceed: () => void }[] = [];
    return {
      asked,
      onPurchaseInitiated: (it: Package, proceed: () => void) => asked.push({ id: it.identifier, proceed }),
    };
  };
  const startsOf = (calls: string[]) => calls.filter((call) => call.endsWith("/checkout/start")).length;

  test("hears what is wanted, and nothing is bought before it says so", async () => {
    const { asked, onPurchaseInitiated } = asks();
    const { shop, ended } = await shows({ onPurchaseInitiated });
    await press("Subscribe");
    expect([asked.map(({ id }) => id), checkoutIsOpen(), layers()]).toEqual([["$rc_monthly"], false, 1]);
    asked[0]?.proceed();
    await pay(shop.provider);
    expect(await ended).toMatchObject({ value: { selectedPackage: { identifier: "$rc_monthly" } } });
  });

  test("fulfils the last wish of several, and once", async () => {
    const { asked, onPurchaseInitiated } = asks();
    const { shop, ended } = await shows({ onPurchaseInitiated });
    await press("Subscribe");
    await press("Subscribe");
    for (const { proceed } of [...asked, ...asked]) proceed();
    await pay(shop.provider);
    await ended;
    expect([asked.length, startsOf(shop.calls())]).toEqual([2, 1]);
  });

  test("buys nothing when the paywall was left meanwhile", async () => {
    const { asked, onPurchaseInitiated } = asks();
    const { shop, ended } = await shows({ onPurchaseInitiated });
    await press("Subscribe");
    await press("Not now");
    expect(await ended).toEqual({ refusal: ErrorCode.UserCancelledError });
    asked[0]?.proceed();
    await shop.purchases.getCustomerInfo();
    expect(layers()).toBe(0);
    expect(startsOf(shop.calls())).toBe(0);
  });
});

test("a checkout does not open beneath the paywall that covers the page", async () => {
  const purchaseHtmlTarget = document.body.appendChild(document.createElement("div"));
  const { shop, ended } = await shows({ purchaseHtmlTarget });
  await press("Subscribe");
  await until(checkoutIsOpen);
  expect(document.querySelector("[data-step]")?.closest("[inert]")).toBeNull();
  expect(purchaseHtmlTarget.childElementCount).toBe(0);
  shop.purchases.closeCheckout();
  await ended;
  purchaseHtmlTarget.remove();
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

  test("who says that they have paid is read again", async () => {
    const { shop } = await shows();
    await press("I have paid");
    await until(() => shop.calls().includes("GET /v1/subscribers/ada"));
    shop.purchases.closeCheckout();
  });

  test("who says that they have paid, and has not, is told so until they do something else", async () => {
    const { shop } = await shows({ onNavigateToUrl: () => {} });
    const said = () => document.querySelector('.hpp-root [role="status"]')?.textContent;
    expect(said()).toBe("");
    await press("I have paid");
    await until(() => said() === "No purchases were found to restore.");
    await press("Terms");
    await until(() => said() === "");
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
  const { purchases } = await openDomShop({
    "GET /v1/subscribers/ada/offerings": { body: sold },
    "GET /v1/subscribers/ada": { body },
  });
  const ended = settled(purchases.presentPaywall({ selectedLocale: "en" }));
  await press("My purchases");
  const isRefused = () => told.includes("The customer has nothing to manage.");
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
    const { purchases } = await openDomShop();
    expect(await refusalOf(purchases)).toEqual({ refusal: ErrorCode.ConfigurationError });
  });

  test("where there is no current offering", async () => {
    const none = { body: { ...offerings, current_offering_id: null } };
    const { purchases } = await openDomShop({ "GET /v1/subscribers/ada/offerings": none });
    expect(await refusalOf(purchases)).toEqual({ refusal: ErrorCode.ConfigurationError });
  });

  test("where it cannot be drawn", async () => {
    const broken = sold.offerings.map((one) => ({ ...one, paywall_components: { components_config: {} } as never }));
    const body = { ...sold, offerings: broken };
    const { purchases } = await openDomShop({ "GET /v1/subscribers/ada/offerings": { body } });
    expect(await refusalOf(purchases)).toEqual({ refusal: ErrorCode.ConfigurationError });
    expect(layers()).toBe(0);
  });
});
