import type { Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defined } from "../vitest/defined.ts";
import { type Hemline, hydrated, openHemline } from "./testing/hemline.ts";
import { joinButton, openPaywallAs, payButton, paywall } from "./testing/paywall-page.ts";

let hemline: Hemline;

beforeAll(async () => {
  hemline = await openHemline();
});
afterAll(() => hemline.close());

const changed = (change: (body: string) => string) => async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.text()) });
};

describe("the paywall", () => {
  test.each([
    ["en", "Subscribe", "€36.00 a year", "You pay €36.00 again, and every year until you cancel"],
    ["de", "Abonnieren", "36,00 € im Jahr", "Sie zahlen wieder 36,00 €, und so jedes Jahr, bis Sie kündigen"],
  ])("promises nothing free to who had their free week already: %s", async (locale, button, terms, renewal) => {
    const context = await hemline.person({ locale });
    const page = await context.newPage();
    await page.route(
      "**/products?*",
      changed((body) => body.replace(/"trial":\{[^}]*\}/g, '"trial":null')),
    );
    await page.goto("/paid-subscription");
    await page.getByRole("button", { name: button, exact: true }).waitFor();
    const said = (await page.locator("section[data-mode]").innerText()).replaceAll("\u00a0", " ");
    expect(said).toContain(terms);
    expect(said).toContain(renewal);
    expect(said).not.toMatch(/N\/A|free,|gratis/);
  });

  test.each([
    ["de-AT", "ltr", "Keine Werbung, nur Kleidung", /€\s?3,00\s*im Monat/],
    ["ar", "rtl", "بلا إعلانات، الملابس فقط", /3.00\s€\s*في الشهر/],
    ["fi-FI", "ltr", "No ads, just clothes", /€3.00\s*a month/],
  ])("speaks the language of the browser: %s", async (locale, dir, title, price) => {
    const page = await hemline.visit("/paid-subscription", { locale });
    const region = page.getByRole("region", { name: title });
    expect(await region.getAttribute("dir")).toBe(dir);
    const yearly = region.getByRole("radio").first();
    expect(await yearly.evaluate((it) => it.parentElement?.innerText)).toMatch(price);
  });

  test("is followed by a checkout in the same language and the same light", async () => {
    const page = await openPaywallAs(hemline, "Greta", { locale: "de-DE", colorScheme: "dark" });
    await page.getByRole("button", { name: "Kostenlos testen", exact: true }).click();
    await payButton(page).waitFor();
    expect(await payButton(page).innerText()).toBe("Probeabo starten");
    expect(await page.getByRole("dialog").evaluate((it) => getComputedStyle(it).colorScheme)).toBe("dark");
  });

  test("follows the reader's choice of light, not the system's", async () => {
    const page = await hemline.visit("/paid-subscription", { colorScheme: "light" });
    await paywall(page).waitFor();
    const mode = () => paywall(page).getAttribute("data-mode");
    expect(await mode()).toBe("light");
    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
      document.cookie = "theme=%22dark%22; Path=/";
    });
    await page.reload();
    await paywall(page).waitFor();
    expect(await mode()).toBe("dark");
  });

  test.each([
    ["a phone", { width: 390, height: 844 }],
    ["a desk", { width: 1440, height: 900 }],
  ])("takes the place of the page's own words on %s, and nothing moves", async (_where, viewport) => {
    const context = await hemline.person({ viewport });
    const page = await context.newPage();
    await page.addInitScript(() => {
      const seen = { shifted: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shifted += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    const place = () => page.getByText("Because subscribers fund it.").boundingBox();
    // Prices are delayed until the text before them was measured.
    let finish = () => {};
    const seenBefore = new Promise<void>((resolve) => {
      finish = resolve;
    });
    await page.route("**/products?*", async (route) => {
      await seenBefore;
      await route.continue();
    });
    await page.goto("/paid-subscription");
    await hydrated(page);
    const before = await place();
    finish();
    await paywall(page).waitFor();
    expect(await place()).toEqual(before);
    const shifted = await page.evaluate(() => (window as unknown as { seen: { shifted: number } }).seen.shifted);
    expect(shifted).toBeLessThan(0.02);
  });

  test("asks for its pictures where the page came from", async () => {
    const context = await hemline.person({ expected: [/404/] });
    const page = await context.newPage();
    await page.route("**/offerings", async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      const original = `${hemline.address}/pay/assets/${"0".repeat(64)}.webp`;
      const picture = { type: "image", source: { light: { width: 3, height: 2, original } } };
      for (const { paywall_components } of answer.offerings)
        paywall_components.components_config.base.stack.components.unshift(picture);
      await route.fulfill({ response, json: answer });
    });
    const mapped = hemline.address.replace("localhost", "127.0.0.1");
    await page.goto(`${mapped}/paid-subscription`);
    const picture = paywall(page).locator("img").first();
    expect(await picture.getAttribute("src")).toBe(`${mapped}/pay/assets/${"0".repeat(64)}.webp`);
  });

  test("leads to the terms without leaving the site, and back", async () => {
    const page = await hemline.visit("/paid-subscription");
    await paywall(page).getByRole("button", { name: "Terms" }).click();
    await page.waitForURL("**/terms-and-conditions");
    await page.goBack();
    await joinButton(page).waitFor();
  });

  test("looks for a subscription that a member says they have", async () => {
    const page = await openPaywallAs(hemline, "Hanna");
    await paywall(page).getByRole("button", { name: "Restore purchases" }).click();
    await page.getByText("We found no subscription for this account.").waitFor();
    const visitor = await hemline.visit("/paid-subscription");
    await paywall(visitor).getByRole("button", { name: "Restore purchases" }).click();
    await visitor.getByRole("dialog", { name: "Log in to find your subscription" }).waitFor();
  });

  test("keeps its button above a phone's own bar", async () => {
    const page = await hemline.visit("/paid-subscription", { viewport: { width: 390, height: 844 } });
    const button = await joinButton(page).boundingBox();
    const bar = await page.getByRole("navigation", { name: "Sections" }).boundingBox();
    expect(defined(button).y + defined(button).height).toBeLessThan(defined(bar).y);
    expect(defined(button).y).toBeGreaterThan(600);
  });

  test.each(["ltr", "rtl"])("fits a screen of 320 px, read from %s", async (direction) => {
    const page = await hemline.visit("/paid-subscription", {
      viewport: { width: 320, height: 640 },
      locale: direction === "rtl" ? "ar" : "de",
    });
    await page.locator(`section[dir=${direction}]`).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

describe("where no paywall can be shown, the page says the same in its own words", () => {
  test("without JavaScript", async () => {
    const page = await hemline.visit("/paid-subscription", { javaScriptEnabled: false });
    await page.getByRole("heading", { level: 1, name: "No ads, just clothes" }).waitFor();
    expect(await page.locator("noscript").innerText()).toBe("You need JavaScript to see prices and subscribe.");
  });

  test.each([
    [
      "of an offering that has none",
      "**/offerings",
      changed((body) => {
        const answer = JSON.parse(body);
        for (const offering of answer.offerings) offering.paywall_components = null;
        return JSON.stringify(answer);
      }),
      "Start 7-day free trial",
    ],
  ])("%s", async (_why, url, answer, button) => {
    const context = await hemline.person();
    const page = await context.newPage();
    await page.route(url, answer);
    await page.goto("/paid-subscription");
    await page.getByRole("button", { name: button, exact: true }).waitFor();
  });
});
