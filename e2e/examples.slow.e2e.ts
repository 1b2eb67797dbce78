import { createServer } from "node:http";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { portOf } from "../vitest/port-of.ts";
import { accessibilityFaults } from "./accessibility-faults.ts";
import { cards } from "./testing/card.ts";
import { type Hemline, openHemline } from "./testing/hemline.ts";

let hemline: Hemline;
beforeAll(async () => {
  hemline = await openHemline({ EXAMPLES: "1" });
});
afterAll(() => hemline?.close());

async function visit(shop: string): Promise<Page> {
  const page = await hemline.visit(`/examples/${shop}/`, { locale: "en-US" });
  await page.getByText("none yet").first().waitFor();
  return page;
}

/** Fills the form, whatever language it is in. */
async function pays(page: Page): Promise<void> {
  const field = (name: string) => page.frameLocator(`[data-testid="${name}-field"] iframe`);
  await field("email").locator("input").fill("ada@example.org");
  const card = field("payment");
  await card.locator("#number").fill(cards.good);
  await card.locator("#expiry").fill("12 / 40");
  await card.locator("#cvc").fill("123");
  await card.locator("#country").selectOption("DE");
  await card.locator("#postal-code").fill("04109");
  await page.locator('[data-testid="PayButton"]:enabled').click();
}

const ownedProducts = (page: Page) => page.getByRole("region", { name: "Your purchases" }).locator("dl");
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true }).click();
const isThanked = (page: Page) => page.getByText("Thank you. You’ll find it in “Your purchases”.").waitFor();

test("a page leads to both shops", async () => {
  const page = await hemline.visit("/examples/");
  await page.getByRole("link", { name: "Open the plain shop" }).click();
  await page.getByRole("heading", { name: "Shoes that come back to us" }).waitFor();
  await page.getByRole("link", { name: "Welt & Last" }).click();
  await page.getByRole("link", { name: "Open the React shop" }).click();
  await page.getByRole("heading", { name: "Shoes that come back to us" }).waitFor();
});

test("the gallery shows every screen, and has no fault that the browser knows of", async () => {
  const page = await hemline.visit("/examples/");
  await page.getByRole("link", { name: "Open the gallery" }).click();
  await page.getByRole("heading", { name: "All screens" }).waitFor();
  await page.locator("figure").nth(3).waitFor();
});

const shopOfAnotherOrigin =
  () => `<!doctype html><html lang="en"><head><title>A shop</title><link rel="icon" href="data:,"></head><body>
    <script type="module">
      import { Purchases } from "${hemline.address}/sdk/purchases.js";
      const purchases = Purchases.configure({
        apiKey: "rcb_sb_welt_and_last",
        appUserId: "ada-of-another-origin",
        httpConfig: { proxyURL: "${hemline.address}/pay" },
      });
      const { current } = await purchases.getOfferings();
      const { customerInfo } = await purchases.purchase({ rcPackage: current.availablePackages[0] });
      document.body.append("owns " + Object.keys(customerInfo.entitlements.active));
    </script></body></html>`;

test("a page of another origin sells with the script that billing serves", async () => {
  const html = shopOfAnotherOrigin();
  const shop = createServer((_, answer) => answer.setHeader("content-type", "text/html").end(html));
  await new Promise<void>((open) => shop.listen(0, "127.0.0.1", open));
  onTestFinished(() => void shop.close());
  const page = await (await hemline.person({ locale: "en-US" })).newPage();
  await page.goto(`http://127.0.0.1:${portOf(shop)}/`);
  await pays(page);
  await press(page, "Continue");
  await page.getByText("owns club").waitFor();
});

describe.each(["html-shop", "react-shop"])("%s", (shop) => {
  test("sells a trial from its paywall, over the page", async () => {
    const page = await visit(shop);
    await press(page, "See the resoling club");
    await press(page, "Join the club");
    await pays(page);
    await press(page, "Continue");
    await isThanked(page);
    expect(await ownedProducts(page).innerText()).toMatch(/club, renews on/);
  });

  test("sells in the page, in German", async () => {
    const page = await visit(shop);
    await page.getByLabel("Checkout language").selectOption("de");
    await page.getByLabel("inside this page").check();
    await press(page, "Join: Resoling club monthly");
    await pays(page);
    await press(page, "Weiter");
    await isThanked(page);
    expect(await ownedProducts(page).innerText()).toContain("club_monthly");
  });

  test("sells a thing once, and hands it to nobody else", async () => {
    const page = await visit(shop);
    await press(page, "Buy: A pair of waxed laces");
    await pays(page);
    await press(page, "Continue");
    await isThanked(page);
    expect(await ownedProducts(page).innerText()).toContain("laces");
    await press(page, "Start as a new customer");
    await page.getByText("You’re a new customer without purchases.").waitFor();
    expect(await ownedProducts(page).innerText()).not.toContain("laces");
  });

  test.each(["light", "dark"] as const)("has no fault that axe finds, %s", async (colorScheme) => {
    const page = await hemline.visit(`/examples/${shop}/`, { colorScheme, viewport: { width: 320, height: 800 } });
    await page.getByText("none yet").first().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
