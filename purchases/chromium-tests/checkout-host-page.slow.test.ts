import { AxeBuilder } from "@axe-core/playwright";
import { describe, expect, test } from "vitest";
import { defined } from "../../vitest/defined.ts";
import { ErrorCode, Purchases } from "../purchases.ts";
import { nothingLeft } from "../testing/chromium-customer.ts";
import { newCustomer, openShopInChromium, shop } from "../testing/chromium-shop.ts";

openShopInChromium();

describe("the page beneath", () => {
  test("gets no more events when the checkout has closed, and its styles back", async () => {
    const ada = await newCustomer();
    // Tracked events listen for the page's end while they wait to be sent, which may be after the checkout.
    await ada.page.evaluate(
      (id) => window.shop.configure("rcb_sb_boutique", id, { flags: { collectAnalyticsEvents: false } }),
      ada.name,
    );
    const session = await ada.page.context().newCDPSession(ada.page);
    const listeners = async () => {
      const counts: Record<string, number> = {};
      for (const expression of ["window", "document", "document.body", "document.documentElement"]) {
        const { result } = await session.send("Runtime.evaluate", { expression });
        const found = await session.send("DOMDebugger.getEventListeners", { objectId: defined(result.objectId) });
        counts[expression] = found.listeners.length;
      }
      return counts;
    };
    const styles = () =>
      ada.page.evaluate(() => [document.documentElement, document.body].map((one) => one.style.cssText));
    const open = async () => {
      await ada.startsPurchase("$rc_monthly");
      await ada.card.locator("#number").waitFor();
    };
    await open();
    await ada.clicks("Back");
    await ada.purchaseReport();
    // The first one brought React's own listeners and the provider's script, which stay with the page.
    const before = await listeners();
    await open();
    await ada.clicks("Back");
    await ada.purchaseReport(1);
    expect(await listeners()).toEqual(before);
    expect(await styles()).toEqual(["", ""]);
  });

  test("does not scroll while the checkout does", async () => {
    const ada = await newCustomer({ width: 390, height: 500 });
    await ada.page.evaluate(() =>
      document.body.append(Object.assign(document.createElement("div"), { style: "height: 4000px" })),
    );
    await ada.startsPurchase("$rc_monthly");
    await ada.card.locator("#number").waitFor();
    await ada.page.mouse.move(200, 300);
    await ada.page.mouse.wheel(0, 5000);
    const layer = ada.page.locator(".hpc-layer");
    await expect.poll(() => layer.evaluate((one) => one.scrollTop)).toBeGreaterThan(0);
    await ada.page.mouse.wheel(0, 5000);
    expect(await ada.page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test("after a lost connection the focus returns to the pay button", async () => {
  const ada = await newCustomer();
  await ada.startsPurchase("$rc_monthly");
  await ada.fillsForm();
  await ada.losesConnection(/complete$/);
  await ada.pay.focus();
  await ada.page.keyboard.press("Enter");
  await ada.page.getByTestId("form-notice").waitFor();
  await expect.poll(() => ada.pay.evaluate((one) => one === document.activeElement)).toBe(true);
});

test("with reduced motion nothing slides", async () => {
  const ada = await newCustomer();
  await ada.page.emulateMedia({ reducedMotion: "reduce" });
  await ada.startsPurchase("$rc_monthly");
  await ada.sees("Secure checkout");
  const names = await ada.page
    .locator(".hpc-layer, .hpc-card")
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).animationName));
  expect(new Set(names)).toEqual(new Set(["none"]));
});

describe("the screens", () => {
  test("lie over everything, and the page beneath is asleep", async () => {
    const ada = await newCustomer();
    await ada.startsPurchase("$rc_monthly");
    await ada.sees("Secure checkout");
    const layer = ada.page.locator(".hpc-layer");
    expect(await layer.evaluate((one) => getComputedStyle(one).zIndex)).toBe("1000001");
    expect(await ada.page.evaluate(() => document.querySelector("main")?.inert)).toBe(true);
    expect(await ada.page.evaluate(() => document.body.style.overflow)).toBe("hidden");
    const heightOf = (one: Element) => one.getBoundingClientRect().height;
    expect(await ada.card.locator("#number").evaluate(heightOf)).toBe(3 * 16);
    expect(await ada.page.locator(".hpc-field-payment").evaluate((one) => getComputedStyle(one).minHeight)).toBe(
      "210px",
    );
  });

  test("change their layout with the width of the window", async () => {
    const ada = await newCustomer({ width: 768, height: 900 });
    await ada.startsPurchase("$rc_annual");
    await ada.page.locator('.hpc-root[data-layout="desktop"]').waitFor();
    await ada.page.setViewportSize({ width: 767, height: 900 });
    await ada.page.locator('.hpc-root[data-layout="mobile"]').waitFor();
  });

  test("show and hide the details of the price", async () => {
    const ada = await newCustomer({ width: 390, height: 844 });
    await ada.startsPurchase("$rc_annual");
    await ada.clicks("Show details");
    expect(await ada.page.locator(".hpc-table").innerText()).toMatch(
      /Due on [\s\S]*€36\.00[\s\S]*Total due today\s*€0/,
    );
    await ada.clicks("Hide details");
    expect(await ada.page.locator(".hpc-table").count()).toBe(0);
    await ada.clicks("Details");
    expect(await ada.page.locator(".hpc-table").count()).toBe(1);
  });

  test("fit on 320 px", async () => {
    const ada = await newCustomer({ width: 320, height: 640 });
    await ada.startsPurchase("$rc_annual");
    await ada.card.locator("#number").waitFor();
    await ada.pay.waitFor();
    const overflow = await ada.page.locator(".hpc-layer").evaluate((one) => one.scrollWidth - one.clientWidth);
    expect(overflow).toBe(0);
  });

  test.each(["light", "dark"] as const)("have no violation that axe finds in %s mode", async (colorMode) => {
    const ada = await newCustomer();
    const violations = async () => {
      const { violations } = await new AxeBuilder({ page: ada.page }).include(".hpc-layer").exclude("iframe").analyze();
      return violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(", ")}`);
    };
    await ada.startsPurchase("$rc_annual", { colorMode });
    await ada.fillsForm();
    await ada.page.waitForFunction(() => document.getAnimations().length === 0);
    expect(await violations()).toEqual([]);
    await ada.pay.click();
    await ada.sees("Payment complete");
    await ada.page.waitForFunction(() => document.getAnimations().length === 0);
    expect(await violations()).toEqual([]);
    await ada.clicks("Continue");
    await ada.startsPurchase("$rc_annual", { colorMode });
    await ada.page.getByRole("button", { name: "Go to Boutique" }).waitFor();
    await ada.page.waitForFunction(() => document.getAnimations().length === 0);
    expect(await violations()).toEqual([]);
  });
});

describe("a paywall over the page", () => {
  test("is left by the browser's back button, and the next one leaves the page", async () => {
    const ada = await newCustomer();
    await ada.startsPurchase("$rc_monthly", { isInPaywall: true });
    await ada.sees("Wear what you love");
    await ada.page.goBack();
    expect(await ada.purchaseReport()).toMatchObject({ refused: { code: ErrorCode.UserCancelledError } });
    expect(await ada.leftovers()).toEqual(nothingLeft);
    await ada.page.goBack();
    expect(ada.page.url()).toBe("about:blank");
  });

  test("is there again when its checkout was left, and gone when that has sold", async () => {
    const ada = await newCustomer();
    await ada.startsPurchase("$rc_monthly", { isInPaywall: true, skipSuccessPage: true });
    await ada.clicks("Subscribe");
    await ada.sees("Secure checkout");
    await ada.page.goBack();
    await ada.page.locator(".hpc-layer").waitFor({ state: "detached" });
    await ada.clicks("Subscribe");
    await ada.fillsForm();
    await ada.pay.click();
    expect(await ada.purchaseReport()).toMatchObject({ paid: { entitlements: ["pro"] } });
    expect(await ada.leftovers()).toEqual(nothingLeft);
    expect(await ada.page.locator(".hpp-root").count()).toBe(0);
    expect(ada.consoleErrors).toEqual([]);
  });
});

describe("an anonymous customer with a purchase", () => {
  test("keeps it after logging in", async () => {
    const anonymousId = Purchases.generateRevenueCatAnonymousAppUserId();
    const ada = await newCustomer();
    await ada.configures("test_boutique", anonymousId);
    await ada.startsPurchase("$rc_monthly");
    await ada.clicks("Test valid purchase");
    expect(await ada.purchaseReport()).toMatchObject({ paid: { entitlements: ["pro"] } });
    const purchases = Purchases.create({
      apiKey: "test_boutique",
      appUserId: anonymousId,
      httpConfig: { proxyURL: `${shop.address}/pay` },
    });
    const { customerInfo, wasCreated } = await purchases.identifyUser("ada-by-name");
    expect([Object.keys(customerInfo.entitlements.active), wasCreated]).toEqual([["pro"], true]);
    expect(await purchases.isEntitledTo("pro")).toBe(true);
    await purchases.setAttributes({ $displayName: "Ada" });
    expect(await purchases.getVirtualCurrencies()).toHaveProperty("all");
    expect((await purchases.identifyUser("ada-by-name")).wasCreated).toBe(false);
  });
});
