import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { launchChromium } from "../../e2e/chromium.ts";
import { defined } from "../../vitest/defined.ts";
import { fullPaywall } from "../paywall/testing/full-paywall.ts";
import type * as Everything from "../standalone.ts";
import { openShopServer, type ShopServer } from "../testing/shop-server.ts";
import { openStandaloneServer, type StandaloneServer } from "../testing/standalone-server.ts";

declare global {
  var HemlinePurchases: typeof Everything;
}

let billing: ShopServer;
let files: StandaloneServer;
let browser: Browser;
let arrivals = 0;

beforeAll(async () => {
  [billing, files, browser] = await Promise.all([openShopServer(), openStandaloneServer(), launchChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await files?.close();
  await billing?.close();
});

/** A page of one site, with the script of another, that buys from a third. Its policy allows no more than that. */
async function openPage(
  o: { locale?: string } = {},
): Promise<{ page: Page; consoleErrors: string[]; asked: string[] }> {
  const context = await browser.newContext({ locale: o.locale ?? "en-US" });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const consoleErrors: string[] = [];
  const asked: string[] = [];
  page.on("pageerror", (error) => consoleErrors.push(String(error)));
  page.on("console", (message) => void (message.type() === "error" && consoleErrors.push(message.text())));
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(files.pageFor(billing.address));
  await page.waitForFunction(() => globalThis.HemlinePurchases !== undefined);
  await page.evaluate(
    ([proxyURL, appUserId]) =>
      void HemlinePurchases.Purchases.configure({ apiKey: "rcb_sb_boutique", appUserId, httpConfig: { proxyURL } }),
    [`${billing.address}/pay`, `standalone-${++arrivals}`] as const,
  );
  return { page, consoleErrors, asked };
}

/** Starts a purchase; `window.told` says how it ended. */
const buy = (page: Page, params: { selectedLocale?: string; isEmbedded?: boolean; apiKey?: string } = {}) =>
  page.evaluate(async ({ isEmbedded, ...more }) => {
    const purchases = HemlinePurchases.Purchases.getSharedInstance();
    const { current } = await purchases.getOfferings();
    const rcPackage = current?.monthly;
    if (!rcPackage) throw new Error("Nothing is for sale.");
    const target = isEmbedded ? { htmlTarget: document.querySelector<HTMLElement>("#target")! } : {};
    const told = purchases.purchase({ rcPackage, skipSuccessPage: true, ...target, ...more });
    Object.assign(window, {
      told: told.then(
        ({ customerInfo }) => Object.keys(customerInfo.entitlements.active).join(),
        (cause: unknown) => String(cause),
      ),
    });
  }, params);

const told = (page: Page) => page.evaluate(() => (window as unknown as { told: Promise<string> }).told);

async function pays(page: Page): Promise<void> {
  const card = page.frameLocator(`iframe[title="Secure card form"]`);
  await page.frameLocator(`iframe[title="Secure email form"]`).locator("input").fill("ada@example.org");
  await card.locator("#number").fill("4242 4242 4242 4242");
  await card.locator("#expiry").fill("12 / 40");
  await card.locator("#cvc").fill("123");
  await card.locator("#country").selectOption("DE");
  await card.locator("#postal-code").fill("04109");
  await page.locator('[data-testid="PayButton"]:enabled').click();
}

describe("the standalone script, on a page without React", () => {
  test("fetches nothing but itself before a purchase", async () => {
    const { asked, page } = await openPage();
    await page.waitForLoadState("networkidle");
    expect(asked.filter((url) => url.startsWith(files.scripts))).toEqual([`${files.scripts}/purchases.js`]);
  });

  test("exports what it hangs on the page", async () => {
    const { page } = await openPage();
    // In words, because the tests' own tools would rewrite an import.
    const same = await page.evaluate(
      `import("${files.scripts}/purchases.js").then(
        (module) => module.Purchases === HemlinePurchases.Purchases && module.ErrorCode === HemlinePurchases.ErrorCode,
      )`,
    );
    expect(same).toBe(true);
  });

  test("sells, from another origin, under a strict policy", async () => {
    const { page, consoleErrors } = await openPage();
    await buy(page);
    await pays(page);
    expect(await told(page)).toBe("pro");
    expect(await page.locator(".hpc-layer").count()).toBe(0);
    expect(consoleErrors).toEqual([]);
  });

  test("draws a paywall and the checkout that it opens under the same policy", async () => {
    const { page, consoleErrors } = await openPage();
    await page.evaluate(async (paywallComponents) => {
      const purchases = HemlinePurchases.Purchases.getSharedInstance();
      const { current } = await purchases.getOfferings();
      const offering = { ...current!, paywallComponents };
      purchases.presentPaywall({ offering, selectedLocale: "en" }).catch(() => {});
    }, fullPaywall);
    await page.locator(".hpp-page").waitFor();
    await page
      .locator(".hpp-root")
      .getByRole("button", { name: /^Continue with/ })
      .click();
    await page.getByTestId("PayButton").waitFor();
    expect(consoleErrors).toEqual([]);
  });

  test("is lettered in the brand's font under the same policy", async () => {
    const { page, consoleErrors } = await openPage();
    await page.route(/\/branding$/, async (route) => {
      const answer = await route.fetch();
      const letters = { font_weight: "500", font_size: "14px" };
      const brand_font_config = { font_url: "fonts/brand.woff2", mobile: letters, desktop: letters };
      await route.fulfill({ response: answer, json: { ...(await answer.json()), brand_font_config } });
    });
    const path = join(import.meta.dirname, "../../ui/fonts/figtree-latin-wght-normal.woff2");
    await page.route(/\/fonts\/brand\.woff2$/, (route) =>
      route.fulfill({ path, headers: { "access-control-allow-origin": "*" } }),
    );
    await buy(page);
    await page.getByTestId("PayButton").waitFor();
    const status = () =>
      page.evaluate(() => [...document.fonts].find(({ family }) => family.includes("hpc-brand"))?.status);
    await expect.poll(status).toMatch(/^(loaded|error)$/);
    expect([await status(), consoleErrors]).toEqual(["loaded", []]);
  });

  test("sells inside an element of the page", async () => {
    const { page, consoleErrors } = await openPage();
    await buy(page, { isEmbedded: true });
    await pays(page);
    expect(await told(page)).toBe("pro");
    expect(consoleErrors).toEqual([]);
  });

  test("fetches one language, from beside itself", async () => {
    const { page, asked } = await openPage();
    await buy(page, { selectedLocale: "ar" });
    await page.getByTestId("PayButton").waitFor();
    expect(await page.locator(".hpc-root").getAttribute("dir")).toBe("rtl");
    expect(asked.filter((url) => url.includes("/locales/"))).toEqual([`${files.scripts}/locales/ar.js`]);
  });

  describe("on a slow connection", () => {
    test.each([
      ["code", /open-checkout-[^/]*\.js$/, {}],
      ["language", /locales\/de\.js$/, { selectedLocale: "de" }],
    ])("shows that a checkout comes while its %s is on the way, and lets the customer go", async (_, file, params) => {
      const { page, consoleErrors } = await openPage();
      await page.route(file, () => {});
      await buy(page, params);
      const coming = page.locator('[role="dialog"][aria-label="Loading"]');
      await coming.waitFor();
      expect(defined(await coming.boundingBox()).height).toBeGreaterThan(400);
      await page.keyboard.press("Escape");
      expect(await told(page)).toContain("cancelled");
      await coming.waitFor({ state: "detached" });
      expect(await page.locator(".hpc-layer, [inert]").count()).toBe(0);
      expect(consoleErrors).toEqual([]);
    });

    test("shows it in the element that the checkout will be drawn in", async () => {
      const { page } = await openPage();
      let release = () => {};
      const until = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/open-checkout-[^/]*\.js$/, async (route) => {
        await until;
        await route.continue();
      });
      await buy(page, { isEmbedded: true });
      await page.locator("#target > [aria-busy]").waitFor();
      release();
      await page.getByTestId("PayButton").waitFor();
      expect(await page.locator("#target > [aria-busy]").count()).toBe(0);
    });
  });

  test("fetches the provider's script while the purchase is being started", async () => {
    const { page, asked } = await openPage();
    await page.route(/checkout\/start$/, () => {});
    await buy(page);
    await expect.poll(() => asked.filter((url) => url.endsWith("/gateway/stripe.js")).length).toBeGreaterThan(0);
  });

  test("asks a test store's customer for an outcome", async () => {
    const { page } = await openPage();
    await page.evaluate((proxyURL) => {
      HemlinePurchases.Purchases.configure({ apiKey: "test_boutique", appUserId: "tester", httpConfig: { proxyURL } });
    }, `${billing.address}/pay`);
    await buy(page);
    await page.getByRole("button", { name: "Test valid purchase" }).click();
    expect(await told(page)).toBe("pro");
  });
});
