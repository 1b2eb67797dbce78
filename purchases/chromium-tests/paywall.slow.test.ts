import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { accessibilityFaults } from "../../e2e/accessibility-faults.ts";
import {
  browser,
  desktop,
  openPaywall,
  openPaywallsInChromium,
  overflowPx,
  paywallServer,
  phone,
} from "../paywall/testing/chromium-paywall.ts";
import type { ShowParams } from "../paywall/testing/test-page.ts";

openPaywallsInChromium();

/** A customer whose connection brings everything but the labels of their language. */
async function waitForGerman(params: ShowParams): Promise<Page> {
  const { page } = await paywallServer.open(browser, { viewport: desktop });
  onTestFinished(() => page.context().close());
  await page.route(/\/de-[^/]*\.js$/, () => {});
  await page.evaluate((given) => window.paywall.show(given), { selectedLocale: "de", ...params });
  return page;
}

const done = (page: Page) => page.evaluate(() => window.paywall.done);

describe("while its language is on the way", () => {
  const close = {
    button: (page: Page) => page.getByRole("button", { name: "Close" }).click(),
    Escape: (page: Page) => page.keyboard.press("Escape"),
    code: (page: Page) => page.evaluate(() => window.paywall.close()),
  };

  test.each(["button", "Escape", "code"] as const)("what covers the page is closed at once, by %s", async (way) => {
    const page = await waitForGerman({ isOverPage: true });
    await page.getByRole("dialog").waitFor();
    expect(await page.locator(".hpp-page").count()).toBe(0);
    await close[way](page);
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await page.locator(".hpp-layer, [inert]").count()).toBe(0);
    expect(await page.evaluate(() => document.body.style.overflow)).toBe("");
  });

  test("there is no button to close it where the page does that itself", async () => {
    const page = await waitForGerman({ isOverPage: true, hideBackButtons: true });
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    expect(await dialog.getByRole("button").count()).toBe(0);
  });
});

describe("the paywall that docs/paywalls.md writes out", () => {
  const docs = readFileSync(join(import.meta.dirname, "../../docs/paywalls.md"), "utf8");
  const paywall = JSON.parse(/```json\n([\s\S]+?)```/.exec(docs)?.[1] ?? "") as Record<string, unknown>;

  test.each([
    ["a phone, light", { viewport: phone, colorScheme: "light" }],
    ["a desktop, dark", { viewport: desktop, colorScheme: "dark" }],
  ] as [string, BrowserContextOptions][])(
    "%s: drawn without an error, and it buys what is chosen",
    async (_, options) => {
      const { page, consoleErrors } = await openPaywall({ isOverPage: true, paywall }, options);
      await page.getByRole("heading", { name: "A wardrobe that remembers" }).waitFor();
      expect(await accessibilityFaults(page, { within: ".hpp-root" })).toEqual([]);
      expect(await overflowPx(page)).toBeLessThan(1);
      await page.getByRole("button", { name: "Start the free trial" }).click();
      await page.getByRole("radio", { name: "Monthly €4.00 a month" }).click();
      await page.getByRole("button", { name: "Subscribe" }).click();
      await page.getByRole("button", { name: "Restore purchases" }).click();
      await page.getByRole("button", { name: "Not now" }).click();
      const expected = ["purchase $rc_annual", "select $rc_monthly", "purchase $rc_monthly", "restore-purchases"];
      expect(await done(page)).toEqual([...expected, "navigate-back"]);
      expect(consoleErrors).toEqual([]);
    },
  );
});

describe("the atelier's paywall", () => {
  test("keyboard alone: in, through the packages, to the purchase, and back out", async () => {
    const { page } = await openPaywall({ isOverPage: true });
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-checked"))).toBe("true");
    await page.keyboard.press("ArrowDown");
    expect(await page.getByRole("radio", { name: "Monthly" }).getAttribute("aria-checked")).toBe("true");
    for (let at = 0; at < 10; at += 1) {
      await page.keyboard.press("Tab");
      if (await page.evaluate(() => document.activeElement?.matches(".hpp-footer .hpp-hit"))) break;
    }
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    expect(await done(page)).toEqual(["select $rc_monthly", "purchase $rc_monthly", "navigate-back"]);
  });

  test("from right to left the arrow to the left goes on", async () => {
    const { page } = await openPaywall({ selectedLocale: "ar" });
    await page.getByRole("radio", { checked: true }).focus();
    await page.keyboard.press("ArrowLeft");
    expect(await done(page)).toEqual(["select $rc_monthly"]);
  });

  test("by pointer: packages, their links' buttons, and every action", async () => {
    const { page } = await openPaywall({ isOverPage: true });
    await page.getByRole("radio", { name: "For life" }).click();
    await page.getByRole("button", { name: "Restore" }).click();
    await page.getByRole("button", { name: "Terms" }).click();
    await page.getByRole("button", { name: "Manage" }).click();
    await page.getByRole("button", { name: "Continue with For life" }).click();
    await page.getByRole("button", { name: "Not now" }).click();
    expect(await done(page)).toEqual([
      "select $rc_lifetime",
      "restore-purchases",
      "navigate-to-url https://hemline.example/terms",
      "visit-customer-center",
      "purchase $rc_lifetime",
      "navigate-back",
    ]);
  });

  test("follows the system's colours while it is open", async () => {
    const { page } = await openPaywall({}, { colorScheme: "light" });
    const paper = () =>
      page.locator(".hpp-root > .hpp-backdrop").evaluate((one) => getComputedStyle(one).backgroundColor);
    await expect.poll(paper).toBe("rgb(250, 248, 244)");
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(paper).toBe("rgb(21, 20, 18)");
  });

  const hostStyles = (page: Page) =>
    page.evaluate(() => ({
      button: getComputedStyle(document.querySelector("#host")!).border,
      title: getComputedStyle(document.querySelector("h1")!).font,
      styles: document.querySelectorAll("head style, head link").length,
    }));

  test.each([[true], [false]])("leaves the host's page as it was, over the page: %s", async (isOverPage) => {
    const { page } = await openPaywall({ isOverPage });
    const open = await hostStyles(page);
    const button = page.locator(".hpp-close, .hpp-hit").first();
    expect(await button.evaluate((one) => getComputedStyle(one).borderStyle)).toBe("none");
    await page.evaluate(() => window.paywall.close());
    await page.evaluate(() => window.paywall.close());
    expect(await hostStyles(page)).toEqual(open);
    expect(
      await page.evaluate(() => [
        document.querySelectorAll("[class*=hpp], [inert]").length,
        document.body.getAttribute("style") ?? "",
      ]),
    ).toEqual([0, ""]);
  });

  test("waits while a purchase opens, and keeps the focus", async () => {
    const { page } = await openPaywall({ isOverPage: true });
    const buy = page.getByRole("button", { name: "Continue with A year" });
    await buy.focus();
    await page.evaluate(() => window.paywall.setBusy(true));
    await page.locator(".hpp-press[data-busy]").waitFor();
    const words = page.locator(".hpp-press[data-busy] .hpp-text").first();
    expect(await words.evaluate((one) => getComputedStyle(one).opacity)).toBe("0");
    await page.keyboard.press("Enter");
    expect([await done(page), await buy.evaluate((one) => one === document.activeElement)]).toEqual([[], true]);
  });
});

test("a paywall that cannot be drawn fails before anything is on the page", async () => {
  const { page } = await paywallServer.open(browser);
  onTestFinished(() => page.context().close());
  const failure = await page.evaluate(() => {
    const stack = { type: "stack", components: [{ type: "hologram" }] };
    try {
      window.paywall.show({ paywall: { components_config: { base: { stack } } }, isOverPage: true });
    } catch (cause) {
      return String(cause);
    }
  });
  expect(failure).toBe("Error: Invalid component type: hologram");
  expect(await page.locator("[class*=hpp], [inert]").count()).toBe(0);
});
