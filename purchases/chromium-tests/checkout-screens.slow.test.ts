import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { describe, expect, test } from "vitest";
import { ErrorCode, Purchases } from "../purchases.ts";
import { newCustomer, newUserId, openShopInChromium, shop } from "../testing/chromium-shop.ts";
import { nothingLeft } from "../testing/test-customer.ts";

openShopInChromium();

describe("what is sold", () => {
  test.each([
    ["$rc_three_month", "First 3 months for €2.00 per month", "Pay €2.00", 2],
    ["pattern", "€25.00", "Pay €25.00", 1],
  ] as const)("%s says %j, and is paid by %j", async (packageId, headline, button, sentences) => {
    const ada = await newCustomer();
    await ada.buys(packageId, { skipSuccessPage: true });
    await ada.sees(headline);
    await ada.fillsEverything();
    expect(await ada.pay.innerText()).toBe(button);
    expect(await ada.page.locator(".hpc-terms p").count()).toBe(sentences);
    await ada.pay.click();
    expect(await ada.isTold()).toMatchObject({ paid: { entitlements: ["pro"] } });
  });

  test("with tax: asked for, calculated for the address, shown in the table, and paid", async () => {
    const ada = await newCustomer();
    await ada.comesWith("rcb_sb_taxed", newUserId());
    await ada.buys("$rc_monthly", { skipSuccessPage: true });
    await ada.sees("Enter billing address to calculate");
    await ada.pay.waitFor();
    expect(await ada.pay.innerText()).toBe("Pay");
    await ada.fillsEverything();
    expect(await ada.page.locator(".hpc-table").innerText()).toMatch(
      /Total excluding tax\s*€4\.00\s*VAT[^€]*€0\.76\s*Total due today\s*€4\.76/,
    );
    expect(await ada.pay.innerText()).toBe("Pay €4.76");
    await ada.pay.click();
    expect(await ada.isTold()).toHaveProperty("paid");
  });

  test("in German, Arabic and Japanese too, in the direction of the language", async () => {
    for (const [selectedLocale, direction, title] of [
      ["de", "ltr", "Sicher bezahlen"],
      ["ar", "rtl", "دفع آمن"],
      ["ja", "ltr", null],
    ] as const) {
      const ada = await newCustomer({ width: 390, height: 844 });
      await ada.buys("$rc_annual", { selectedLocale });
      await ada.page.frameLocator(".hpc-field-payment iframe").locator("#number").waitFor();
      const root = ada.page.locator(".hpc-root");
      expect(await root.getAttribute("dir")).toBe(direction);
      expect(await root.getAttribute("lang")).toBe(selectedLocale);
      if (title) await ada.sees(title);
      expect(ada.said).toEqual([]);
    }
  });
});

describe("a wallet", () => {
  /** Somebody whose browser has Apple Pay. */
  const somebodyWithWallet = async () => {
    const ada = await newCustomer({ width: 390, height: 844 });
    // Both answers name the provider's script.
    await ada.page.route(/checkout\/start$|\/products\?/, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace("/gateway/stripe.js", "/gateway/stripe.js?wallet=apple_pay");
      await route.fulfill({ response: answer, body });
    });
    const sheet = ada.page.frameLocator("dialog iframe");
    const button = ada.page.frameLocator(".hpc-field-express iframe").getByRole("button");
    return { ada, sheet, button };
  };

  test("stands above the card, names what is paid again and again, and pays with its own email", async () => {
    const { ada, sheet, button } = await somebodyWithWallet();
    const before = await shop.charges();
    await ada.buys("$rc_monthly", { skipSuccessPage: true });
    await ada.sees("OR PAY WITH CARD");
    await button.click();
    await sheet.getByText("€4.00 / 1 month").waitFor();
    await sheet.getByLabel("Email").fill("ada@example.org");
    await sheet.getByRole("button", { name: "Pay €4.00" }).click();
    expect(await ada.isTold()).toMatchObject({ paid: { entitlements: ["pro"] } });
    expect(await shop.charges()).toBe(before + 1);
    expect(ada.said).toEqual([]);
  });

  test("begins a trial, which costs nothing", async () => {
    const { ada, sheet, button } = await somebodyWithWallet();
    const before = await shop.charges();
    await ada.buys("$rc_annual", { skipSuccessPage: true, customerEmail: "ada@example.org" });
    await button.click();
    await sheet.getByText("Free trial").waitFor();
    await sheet.getByRole("button", { name: /^(Pay|OK)/ }).click();
    expect(await ada.isTold()).toMatchObject({ paid: { entitlements: ["pro"] } });
    expect(await shop.charges()).toBe(before);
  });

  test("whose address changes the total is looked at again, and charged once", async () => {
    const { ada, sheet, button } = await somebodyWithWallet();
    await ada.comesWith("rcb_sb_taxed", newUserId());
    const before = await shop.charges();
    await ada.buys("$rc_monthly", { skipSuccessPage: true, customerEmail: "ada@example.org" });
    const pays = async () => {
      await button.click();
      await sheet.getByRole("button", { name: /^Pay/ }).click();
    };
    await pays();
    const notice = ada.page.getByTestId("price-update");
    const isInView = () =>
      notice.evaluate((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
    await expect.poll(isInView).toBe(true);
    expect(await notice.innerText()).toMatch(
      /^Price update\s+The total price has been updated with tax based on your billing address\. Please review and try again\. Your card will only be charged once\.$/,
    );
    expect(await shop.charges()).toBe(before);
    await pays();
    expect(await ada.isTold()).toHaveProperty("paid");
    expect(await shop.charges()).toBe(before + 1);
  });
});

describe("a brand", () => {
  const fontFile = join(import.meta.dirname, "../../ui/fonts/figtree-latin-wght-normal.woff2");

  test("letters the checkout and the fields in its own font, and leaves none of it behind", async () => {
    const ada = await newCustomer({ width: 390, height: 844 });
    await ada.page.route(/\/branding$/, async (route) => {
      const answer = await route.fetch();
      const brand_font_config = {
        font_url: "fonts/brand.woff2",
        mobile: { font_weight: "500", font_size: "14px" },
        desktop: { font_weight: "400", font_size: "16px" },
      };
      await route.fulfill({ response: answer, json: { ...(await answer.json()), brand_font_config } });
    });
    const headers = { "access-control-allow-origin": "*" };
    await ada.page.route(/\/pay\/assets\/fonts\/brand\.woff2$/, (route) => route.fulfill({ path: fontFile, headers }));
    await ada.buys("$rc_monthly");
    await ada.card.locator("#number").waitFor();
    await ada.page.waitForFunction(() => [...document.fonts].some((one) => one.family.includes("hpc-brand")));
    const look = await ada.page.locator(".hpc-root").evaluate((one) => {
      const { fontFamily, fontSize, fontWeight } = getComputedStyle(one);
      return { family: fontFamily.split(",")[0], fontSize, fontWeight };
    });
    expect(look).toEqual({ family: "hpc-brand", fontSize: "14px", fontWeight: "500" });
    const inFields = await ada.card.locator("#number").evaluate((one) => getComputedStyle(one).fontFamily);
    expect(inFields).toContain("hpc-brand");
    expect(ada.asked.some((url) => url.endsWith("/pay/assets/fonts/brand.woff2"))).toBe(true);
    await ada.presses("Back");
    await ada.isTold();
    expect(await ada.page.evaluate(() => [...document.fonts].map((one) => one.family))).toEqual([]);
  });

  test("gives an embedded checkout its page colour", async () => {
    const ada = await newCustomer();
    await ada.buys("$rc_monthly", { isEmbedded: true });
    const root = ada.page.locator("#target .hpc-root");
    await expect.poll(() => root.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe("rgb(250, 248, 244)");
    expect(await root.evaluate((one) => Number.parseFloat(getComputedStyle(one).paddingTop))).toBeGreaterThan(0);
  });
});

test("an answer that does not name the provider is a missing configuration, said to developers", async () => {
  const ada = await newCustomer();
  await ada.page.route(/checkout\/start$/, async (route) => {
    const answer = await route.fetch();
    const told = await answer.json();
    const { publishable_api_key: _, ...gateway_params } = told.gateway_params;
    await route.fulfill({ response: answer, json: { ...told, gateway_params } });
  });
  await ada.buys("$rc_monthly");
  await ada.sees("Stripe configuration is missing");
  await ada.presses("Close");
  expect(await ada.isTold()).toMatchObject({
    refused: { code: ErrorCode.StoreProblemError, underlying: "Stripe configuration is missing" },
  });
});

describe("the page beneath", () => {
  test("hears nothing more when the checkout has closed, and is styled as before", async () => {
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
        const found = await session.send("DOMDebugger.getEventListeners", { objectId: result.objectId! });
        counts[expression] = found.listeners.length;
      }
      return counts;
    };
    const styles = () =>
      ada.page.evaluate(() => [document.documentElement, document.body].map((one) => one.style.cssText));
    const open = async () => {
      await ada.buys("$rc_monthly");
      await ada.card.locator("#number").waitFor();
    };
    await open();
    await ada.presses("Back");
    await ada.isTold();
    // The first one brought React's own listeners and the provider's script, which stay with the page.
    const before = await listeners();
    await open();
    await ada.presses("Back");
    await ada.isTold(1);
    expect(await listeners()).toEqual(before);
    expect(await styles()).toEqual(["", ""]);
  });

  test("does not scroll while the checkout does", async () => {
    const ada = await newCustomer({ width: 390, height: 500 });
    await ada.page.evaluate(() =>
      document.body.append(Object.assign(document.createElement("div"), { style: "height: 4000px" })),
    );
    await ada.buys("$rc_monthly");
    await ada.card.locator("#number").waitFor();
    await ada.page.mouse.move(200, 300);
    await ada.page.mouse.wheel(0, 5000);
    const layer = ada.page.locator(".hpc-layer");
    await expect.poll(() => layer.evaluate((one) => one.scrollTop)).toBeGreaterThan(0);
    await ada.page.mouse.wheel(0, 5000);
    expect(await ada.page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test("who pays by key finds the focus on the button again after a lost line", async () => {
  const ada = await newCustomer();
  await ada.buys("$rc_monthly");
  await ada.fillsEverything();
  await ada.losesLine(/complete$/);
  await ada.pay.focus();
  await ada.page.keyboard.press("Enter");
  await ada.page.getByTestId("form-notice").waitFor();
  await expect.poll(() => ada.pay.evaluate((one) => one === document.activeElement)).toBe(true);
});

test("who wants no motion gets none that slides", async () => {
  const ada = await newCustomer();
  await ada.page.emulateMedia({ reducedMotion: "reduce" });
  await ada.buys("$rc_monthly");
  await ada.sees("Secure checkout");
  const names = await ada.page
    .locator(".hpc-layer, .hpc-card")
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).animationName));
  expect(new Set(names)).toEqual(new Set(["none"]));
});

describe("the screens", () => {
  test("lie over everything, and the page beneath is asleep", async () => {
    const ada = await newCustomer();
    await ada.buys("$rc_monthly");
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
    await ada.buys("$rc_annual");
    await ada.page.locator('.hpc-root[data-layout="desktop"]').waitFor();
    await ada.page.setViewportSize({ width: 767, height: 900 });
    await ada.page.locator('.hpc-root[data-layout="mobile"]').waitFor();
  });

  test("show and hide the details of the price", async () => {
    const ada = await newCustomer({ width: 390, height: 844 });
    await ada.buys("$rc_annual");
    await ada.presses("Show details");
    expect(await ada.page.locator(".hpc-table").innerText()).toMatch(
      /Due on [\s\S]*€36\.00[\s\S]*Total due today\s*€0/,
    );
    await ada.presses("Hide details");
    expect(await ada.page.locator(".hpc-table").count()).toBe(0);
    await ada.presses("Details");
    expect(await ada.page.locator(".hpc-table").count()).toBe(1);
  });

  test("fit on 320 px", async () => {
    const ada = await newCustomer({ width: 320, height: 640 });
    await ada.buys("$rc_annual");
    await ada.card.locator("#number").waitFor();
    await ada.pay.waitFor();
    const overflow = await ada.page.locator(".hpc-layer").evaluate((one) => one.scrollWidth - one.clientWidth);
    expect(overflow).toBe(0);
  });

  test.each(["light", "dark"] as const)("have no fault that axe finds in %s mode", async (colorMode) => {
    const ada = await newCustomer();
    const faults = async () => {
      const { violations } = await new AxeBuilder({ page: ada.page }).include(".hpc-layer").exclude("iframe").analyze();
      return violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(", ")}`);
    };
    await ada.buys("$rc_annual", { colorMode });
    await ada.fillsEverything();
    await ada.page.waitForFunction(() => document.getAnimations().length === 0);
    expect(await faults()).toEqual([]);
    await ada.pay.click();
    await ada.sees("Payment complete");
    await ada.page.waitForFunction(() => document.getAnimations().length === 0);
    expect(await faults()).toEqual([]);
    await ada.presses("Continue");
    await ada.buys("$rc_annual", { colorMode });
    await ada.page.getByRole("button", { name: "Go to Boutique" }).waitFor();
    await ada.page.waitForFunction(() => document.getAnimations().length === 0);
    expect(await faults()).toEqual([]);
  });
});

describe("a paywall over the page", () => {
  test("is left by the browser's back button, and the next one leaves the page", async () => {
    const ada = await newCustomer();
    await ada.buys("$rc_monthly", { isInPaywall: true });
    await ada.sees("Wear what you love");
    await ada.page.goBack();
    expect(await ada.isTold()).toMatchObject({ refused: { code: ErrorCode.UserCancelledError } });
    expect(await ada.leftovers()).toEqual(nothingLeft);
    await ada.page.goBack();
    expect(ada.page.url()).toBe("about:blank");
  });

  test("is there again when its checkout was left, and gone when that has sold", async () => {
    const ada = await newCustomer();
    await ada.buys("$rc_monthly", { isInPaywall: true, skipSuccessPage: true });
    await ada.presses("Subscribe");
    await ada.sees("Secure checkout");
    await ada.page.goBack();
    await ada.page.locator(".hpc-layer").waitFor({ state: "detached" });
    await ada.presses("Subscribe");
    await ada.fillsEverything();
    await ada.pay.click();
    expect(await ada.isTold()).toMatchObject({ paid: { entitlements: ["pro"] } });
    expect(await ada.leftovers()).toEqual(nothingLeft);
    expect(await ada.page.locator(".hpp-root").count()).toBe(0);
    expect(ada.said).toEqual([]);
  });
});

describe("who bought without a name", () => {
  test("keeps it when they turn out to be somebody", async () => {
    const anonymousId = Purchases.generateRevenueCatAnonymousAppUserId();
    const ada = await newCustomer();
    await ada.comesWith("test_boutique", anonymousId);
    await ada.buys("$rc_monthly");
    await ada.presses("Test valid purchase");
    expect(await ada.isTold()).toMatchObject({ paid: { entitlements: ["pro"] } });
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
