import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { launchChromium } from "../../e2e/chromium.ts";
import type { ShowParams } from "./testing/page.ts";
import { buildPaywallPages } from "./testing/paywall-pages.ts";

let pages: Awaited<ReturnType<typeof buildPaywallPages>>;
let browser: Browser;

beforeAll(async () => {
  pages = await buildPaywallPages();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await pages?.close();
});

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

/** Somebody looks at the atelier's paywall. */
async function look(params: ShowParams, options: BrowserContextOptions = {}): Promise<{ page: Page; said: string[] }> {
  const { page, said } = await pages.open(browser, {
    viewport: phone,
    locale: "en-US",
    reducedMotion: "reduce",
    ...options,
  });
  onTestFinished(() => page.context().close());
  await page.evaluate((given) => window.paywall.show(given), params);
  await page.locator(".hpp-page").waitFor();
  return { page, said };
}

/** Somebody whose line brings everything but the labels of their language. */
async function waitForGerman(params: ShowParams): Promise<Page> {
  const { page } = await pages.open(browser, { viewport: desk });
  onTestFinished(() => page.context().close());
  await page.route(/\/de-[^/]*\.js$/, () => {});
  await page.evaluate((given) => window.paywall.show(given), { selectedLocale: "de", ...params });
  return page;
}

/** Red, green and blue of one pixel, as somebody sees it. */
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

const done = (page: Page) => page.evaluate(() => window.paywall.done);
const overflowPx = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector(".hpp-root")!;
    const { left, right } = root.getBoundingClientRect();
    const parts = [...root.querySelectorAll(".hpp-text, .hpp-stack, .hpp-figure, .hpp-hit, .hpp-badge")];
    return Math.max(
      0,
      ...parts.map((part) => {
        const box = part.getBoundingClientRect();
        return box.width > 0 ? Math.max(left - box.left, box.right - right) : 0;
      }),
    );
  });

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
    ["a desk, dark", { viewport: desk, colorScheme: "dark" }],
  ] as [string, BrowserContextOptions][])(
    "%s: drawn without a fault, and it buys what is chosen",
    async (_, options) => {
      const { page, said } = await look({ isOverPage: true, paywall }, options);
      await page.getByRole("heading", { name: "A wardrobe that remembers" }).waitFor();
      const { violations } = await new AxeBuilder({ page }).include(".hpp-root").analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      expect(await overflowPx(page)).toBeLessThan(1);
      await page.getByRole("button", { name: "Start the free trial" }).click();
      await page.getByRole("radio", { name: "Monthly €4.00 a month" }).click();
      await page.getByRole("button", { name: "Subscribe" }).click();
      await page.getByRole("button", { name: "Restore purchases" }).click();
      await page.getByRole("button", { name: "Not now" }).click();
      const expected = ["purchase $rc_annual", "select $rc_monthly", "purchase $rc_monthly", "restore-purchases"];
      expect(await done(page)).toEqual([...expected, "navigate-back"]);
      expect(said).toEqual([]);
    },
  );
});

describe("the atelier's paywall", () => {
  test.each([
    ["a phone, light, English", { isOverPage: true }, { viewport: phone, colorScheme: "light" }],
    ["a desk, dark, German", { isOverPage: true, selectedLocale: "de" }, { viewport: desk, colorScheme: "dark" }],
    ["a phone, dark, Arabic, inside the page", { selectedLocale: "ar" }, { viewport: phone, colorScheme: "dark" }],
    ["a desk, light, Japanese, inside the page", { selectedLocale: "ja" }, { viewport: desk, colorScheme: "light" }],
    ["320 px, German", { selectedLocale: "de" }, { viewport: { width: 320, height: 700 } }],
    ["320 px, Arabic", { isOverPage: true, selectedLocale: "ar" }, { viewport: { width: 320, height: 700 } }],
  ] as [string, ShowParams, BrowserContextOptions][])(
    "%s: no fault, nothing sticks out, nothing is said",
    async (_, params, options) => {
      const { page, said } = await look(params, options);
      const { violations } = await new AxeBuilder({ page }).include(".hpp-root").analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      expect(await overflowPx(page)).toBeLessThan(1);
      expect(said).toEqual([]);
    },
  );

  test("keyboard alone: in, through the packages, to the purchase, and back out", async () => {
    const { page } = await look({ isOverPage: true });
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
    const { page } = await look({ selectedLocale: "ar" });
    await page.getByRole("radio", { checked: true }).focus();
    await page.keyboard.press("ArrowLeft");
    expect(await done(page)).toEqual(["select $rc_monthly"]);
  });

  test.each([
    ["stays at the lower edge", { width: 390, height: 844 }, "sticky"],
    ["leaves a low screen to what is read", { width: 844, height: 390 }, "relative"],
  ])("its footer %s", async (_, viewport, position) => {
    const { page } = await look({ isOverPage: true }, { viewport });
    expect(await page.locator(".hpp-footer").evaluate((one) => getComputedStyle(one).position)).toBe(position);
  });

  test("by pointer: packages, their links' buttons, and every action", async () => {
    const { page } = await look({ isOverPage: true });
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
    const { page } = await look({}, { colorScheme: "light" });
    const paper = () =>
      page.locator(".hpp-root > .hpp-backdrop").evaluate((one) => getComputedStyle(one).backgroundColor);
    await expect.poll(paper).toBe("rgb(250, 248, 244)");
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(paper).toBe("rgb(21, 20, 18)");
  });

  test("keeps the purchase button in sight, 544 px wide at most on a desk", async () => {
    const { page } = await look({}, { viewport: desk });
    const box = await page.getByRole("button", { name: "Continue with A year" }).boundingBox();
    expect(box!.y + box!.height).toBeLessThanOrEqual(desk.height);
    expect((await page.locator(".hpp-page").boundingBox())?.width).toBe(544);
  });

  test("over the page on a desk it is a card in the middle, and the page shines through beside it", async () => {
    const { page } = await look({ isOverPage: true }, { viewport: desk });
    const card = (await page.getByRole("dialog").boundingBox())!;
    expect(card.width).toBe(544);
    expect(card.x).toBe((desk.width - 544) / 2);
    expect(card.y).toBeGreaterThan(0);
    expect(card.y + card.height).toBeLessThan(desk.height);
    await page.addStyleTag({ content: "main { background: rgb(255 0 0); min-block-size: 100vh }" });
    expect(await colorAt(page, 20, 450)).toEqual([132, 9, 8]);
    expect(await colorAt(page, card.x + 4, 450)).toEqual([250, 248, 244]);
  });

  test("over the page of a phone it is the whole screen", async () => {
    const { page } = await look({ isOverPage: true });
    expect(await page.getByRole("dialog").boundingBox()).toEqual({ x: 0, y: 0, ...phone });
  });

  test("fills a place of up to 767 px, also one that takes its width from what is in it", async () => {
    const { page } = await look({}, { viewport: { width: 767, height: 900 } });
    await page.addStyleTag({ content: "main { display: flex; flex-direction: column; align-items: start }" });
    expect((await page.locator(".hpp-page").boundingBox())?.width).toBeGreaterThan(500);
    await page.addStyleTag({ content: "main { display: block }" });
    expect((await page.locator(".hpp-page").boundingBox())?.width).toBe(767);
  });

  test("never pushes a narrow page open", async () => {
    const { page } = await look({}, { viewport: { width: 320, height: 700 } });
    await page.addStyleTag({ content: "main { display: grid } #host { display: none }" });
    expect((await page.locator(".hpp-page").boundingBox())?.width).toBe(320);
  });

  test.each([[true], [false]])("leaves the host's page as it was, over the page: %s", async (isOverPage) => {
    const { page } = await look({ isOverPage });
    const host = () =>
      page.evaluate(() => ({
        button: getComputedStyle(document.querySelector("#host")!).border,
        title: getComputedStyle(document.querySelector("h1")!).font,
        styles: document.querySelectorAll("head style, head link").length,
      }));
    const open = await host();
    expect(
      await page
        .locator(".hpp-close, .hpp-hit")
        .first()
        .evaluate((one) => getComputedStyle(one).borderStyle),
    ).toBe("none");
    await page.evaluate(() => window.paywall.close());
    await page.evaluate(() => window.paywall.close());
    expect(await host()).toEqual(open);
    expect(
      await page.evaluate(() => [
        document.querySelectorAll("[class*=hpp], [inert]").length,
        document.body.getAttribute("style") ?? "",
      ]),
    ).toEqual([0, ""]);
  });

  test("waits while a purchase opens, and keeps the focus", async () => {
    const { page } = await look({ isOverPage: true });
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

test.each([
  "transform: translateX(4px); filter: grayscale(1)",
  "will-change: transform; scale: 0.96",
  "contain: paint",
  "animation: 1ms come both",
])("covers the window where the page's body is under `%s`, and so does what a bank adds", async (declarations) => {
  const { page } = await pages.open(browser, { viewport: phone });
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

test("a paywall that cannot be drawn fails before anything is on the page", async () => {
  const { page } = await pages.open(browser);
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
