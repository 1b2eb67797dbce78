import { inflateSync } from "node:zlib";
import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { accessibilityFaults } from "../../e2e/accessibility-faults.ts";
import { defined } from "../../vitest/defined.ts";
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

/** The red, green and blue of one pixel of a screenshot, each 0 to 255. */
async function colorAt(page: Page, x: number, y: number): Promise<number[]> {
  const png = await page.screenshot({ clip: { x, y, width: 1, height: 1 } });
  const parts: Buffer[] = [];
  // A PNG is a signature and chunks: a length, a name, the data and a checksum.
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    if (png.toString("latin1", at + 4, at + 8) === "IDAT")
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  // The first byte is the filter of the row, which has no neighbours to count from here.
  return [...inflateSync(Buffer.concat(parts)).subarray(1, 4)];
}

describe("the atelier's paywall", () => {
  test.each([
    ["a phone, light, English", { isOverPage: true }, { viewport: phone, colorScheme: "light" }],
    ["a desktop, dark, German", { isOverPage: true, selectedLocale: "de" }, { viewport: desktop, colorScheme: "dark" }],
    ["a phone, dark, Arabic, inside the page", { selectedLocale: "ar" }, { viewport: phone, colorScheme: "dark" }],
    [
      "a desktop, light, Japanese, inside the page",
      { selectedLocale: "ja" },
      { viewport: desktop, colorScheme: "light" },
    ],
    ["320 px, German", { selectedLocale: "de" }, { viewport: { width: 320, height: 700 } }],
    ["320 px, Arabic", { isOverPage: true, selectedLocale: "ar" }, { viewport: { width: 320, height: 700 } }],
  ] as [string, ShowParams, BrowserContextOptions][])(
    "%s: accessible, without overflow and without console errors",
    async (_, params, options) => {
      const { page, consoleErrors } = await openPaywall(params, options);
      expect(await accessibilityFaults(page, { within: ".hpp-root" })).toEqual([]);
      expect(await overflowPx(page)).toBeLessThan(1);
      expect(consoleErrors).toEqual([]);
    },
  );

  test.each([
    ["stays at the lower edge", { width: 390, height: 844 }, "sticky"],
    ["leaves a low screen to what is read", { width: 844, height: 390 }, "relative"],
  ])("its footer %s", async (_, viewport, position) => {
    const { page } = await openPaywall({ isOverPage: true }, { viewport });
    expect(await page.locator(".hpp-footer").evaluate((one) => getComputedStyle(one).position)).toBe(position);
  });

  test("keeps the purchase button in sight, 544 px wide at most on a desktop", async () => {
    const { page } = await openPaywall({}, { viewport: desktop });
    const box = await page.getByRole("button", { name: "Continue with A year" }).boundingBox();
    expect(defined(box).y + defined(box).height).toBeLessThanOrEqual(desktop.height);
    expect((await page.locator(".hpp-page").boundingBox())?.width).toBe(544);
  });

  test("over the page on a desktop it is a card in the middle, and the page shines through beside it", async () => {
    const { page } = await openPaywall({ isOverPage: true }, { viewport: desktop });
    const card = defined(await page.getByRole("dialog").boundingBox());
    expect(card.width).toBe(544);
    expect(card.x).toBe((desktop.width - 544) / 2);
    expect(card.y).toBeGreaterThan(0);
    expect(card.y + card.height).toBeLessThan(desktop.height);
    await page.addStyleTag({ content: "main { background: rgb(255 0 0); min-block-size: 100vh }" });
    expect(await colorAt(page, 20, 450)).toEqual([132, 9, 8]);
    expect(await colorAt(page, card.x + 4, 450)).toEqual([250, 248, 244]);
  });

  test("over the page of a phone it is the whole screen", async () => {
    const { page } = await openPaywall({ isOverPage: true });
    expect(await page.getByRole("dialog").boundingBox()).toEqual({ x: 0, y: 0, ...phone });
  });

  test("fills a place of up to 767 px, also one that takes its width from what is in it", async () => {
    const { page } = await openPaywall({}, { viewport: { width: 767, height: 900 } });
    await page.addStyleTag({ content: "main { display: flex; flex-direction: column; align-items: start }" });
    expect((await page.locator(".hpp-page").boundingBox())?.width).toBeGreaterThan(500);
    await page.addStyleTag({ content: "main { display: block }" });
    expect((await page.locator(".hpp-page").boundingBox())?.width).toBe(767);
  });

  test("never pushes a narrow page open", async () => {
    const { page } = await openPaywall({}, { viewport: { width: 320, height: 700 } });
    await page.addStyleTag({ content: "main { display: grid } #host { display: none }" });
    expect((await page.locator(".hpp-page").boundingBox())?.width).toBe(320);
  });
});

test.each([
  "transform: translateX(4px); filter: grayscale(1)",
  "will-change: transform; scale: 0.96",
  "contain: paint",
  "animation: 1ms come both",
])("covers the window where the page's body is under `%s`, and so does what a bank adds", async (declarations) => {
  const { page } = await paywallServer.open(browser, { viewport: phone });
  onTestFinished(() => page.context().close());
  const content = `@keyframes come { to { transform: translateY(1px) } } body { height: 3000px; ${declarations} }`;
  await page.addStyleTag({ content });
  await page.evaluate(async () => {
    window.scrollTo(0, 1000);
    await Promise.all(document.body.getAnimations().map((one) => one.finished));
  });
  await page.addStyleTag({ content: "body { transition: all 2s }" });
  const places = () =>
    page.evaluate(() => {
      const { x, y, width, height } = document.body.getBoundingClientRect();
      return [x, y, width, height, document.body.getAttribute("style") ?? ""];
    });
  const before = await places();
  await page.evaluate(() => window.paywall.show({ isOverPage: true }));
  await page.evaluate(() => {
    const question = Object.assign(document.createElement("div"), { id: "bank" });
    question.style.cssText = "position: fixed; inset: 0; z-index: 2147483647";
    document.body.append(question);
  });
  const whole = { x: 0, y: 0, ...phone };
  for (const layer of [".hpp-layer", "#bank"]) expect(await page.locator(layer).boundingBox()).toEqual(whole);
  expect(await page.evaluate(() => document.elementFromPoint(100, 100)?.id)).toBe("bank");
  await page.evaluate(() => {
    document.querySelector("#bank")!.remove();
    window.paywall.close();
  });
  expect(await places()).toEqual(before);
});
