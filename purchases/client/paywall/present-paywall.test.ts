// @vitest-environment happy-dom
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { ErrorCode, type Package, Purchases } from "../../purchases.ts";
import { pay, until } from "../../testing/happy-dom-checkout.ts";
import { button, checkoutIsOpen, layers, press, shows } from "../../testing/happy-dom-paywall.ts";

afterEach(() => {
  if (Purchases.isConfigured()) Purchases.getSharedInstance().close();
  vi.restoreAllMocks();
});

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

  test("stays when the checkout was left, reports why, and sells the second time", async () => {
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

  test("passes the developer's parameters on to the purchase", async () => {
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

  test("is asked first, and nothing is bought before it proceeds", async () => {
    const { asked, onPurchaseInitiated } = asks();
    const { shop, ended } = await shows({ onPurchaseInitiated });
    await press("Subscribe");
    expect([asked.map(({ id }) => id), checkoutIsOpen(), layers()]).toEqual([["$rc_monthly"], false, 1]);
    asked[0]?.proceed();
    await pay(shop.provider);
    expect(await ended).toMatchObject({ value: { selectedPackage: { identifier: "$rc_monthly" } } });
  });

  test("fulfils the last request of several, and once", async () => {
    const { asked, onPurchaseInitiated } = asks();
    const { shop, ended } = await shows({ onPurchaseInitiated });
    await press("Subscribe");
    await press("Subscribe");
    for (const { proceed } of [...asked, ...asked]) proceed();
    await pay(shop.provider);
    await ended;
    expect([asked.length, startsOf(shop.calls())]).toEqual([2, 1]);
  });

  test("buys nothing when the paywall was closed in between", async () => {
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
