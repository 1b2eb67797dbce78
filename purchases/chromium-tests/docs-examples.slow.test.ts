import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { browser, newAppUserId, openShopInChromium, shop } from "../testing/chromium-shop.ts";
import { type DocsExamples, docsExamples } from "../testing/docs-examples.ts";
import { simplePaywall } from "../testing/simple-paywall.ts";

let examples: DocsExamples;

openShopInChromium();
beforeAll(async () => {
  examples = await docsExamples((code) =>
    code
      .replaceAll("rcb_sb_…", "rcb_sb_boutique")
      .replaceAll("https://your.address", shop.address)
      .replaceAll('"a-long-random-id-of-yours"', 'sessionStorage.getItem("customer")'),
  );
});

/** A customer opens a page of the shop that runs these scripts; the current offering has a paywall. */
async function open(
  html: string,
  scripts: string[] = [],
): Promise<{ page: Page; customer: string; consoleErrors: string[] }> {
  const customer = newAppUserId();
  const context = await browser.newContext({ locale: "en-US" });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const consoleErrors: string[] = [];
  page.on("pageerror", (error) => consoleErrors.push(String(error)));
  // The card's own frames may keep nothing.
  await page.addInitScript((id) => window === top && sessionStorage.setItem("customer", id), customer);
  await page.route(`${shop.address}/example`, (route) => route.fulfill({ contentType: "text/html", body: html }));
  for (const [at, body] of scripts.entries())
    await page.route(`${shop.address}/script-${at}.js`, (route) =>
      route.fulfill({ contentType: "text/javascript", body }),
    );
  await page.route(`${shop.address}/sdk/**`, async (route) => {
    const file = join(import.meta.dirname, "../dist/standalone", new URL(route.request().url()).pathname.slice(5));
    await route.fulfill({ contentType: "text/javascript", body: await readFile(file) });
  });
  await page.route(/\/offerings$/, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { offerings: object[] };
    const offerings = answer.offerings.map((one) => ({ ...one, paywall_components: simplePaywall }));
    await route.fulfill({ response, json: { ...answer, offerings } });
  });
  await page.goto(`${shop.address}/example`);
  return { page, customer, consoleErrors };
}

const empty = `<!doctype html><title>A page</title><div id="app"></div>`;
const running = (file: string) => `${empty}<script type="module" src="${file}"></script>`;

async function pays(page: Page): Promise<void> {
  const card = page.frameLocator('iframe[title="Secure card form"]');
  await page.frameLocator('iframe[title="Secure email form"]').locator("input").fill("ada@example.org");
  await card.locator("#number").fill("4242 4242 4242 4242");
  await card.locator("#expiry").fill("12 / 40");
  await card.locator("#cvc").fill("123");
  await card.locator("#country").selectOption("DE");
  await card.locator("#postal-code").fill("04109");
  await page.locator('[data-testid="PayButton"]:enabled').click();
}

test("the React app sells, leaves its success page to be read, and knows then what was bought", async () => {
  const { page, consoleErrors } = await open(running("script-0.js"), [examples.react]);
  await page.getByRole("button", { name: "Subscribe" }).click();
  const read = page.waitForResponse(
    (one) => one.request().method() === "GET" && /\/v1\/subscribers\/[^/]+$/.test(one.url()),
  );
  await pays(page);
  await page.getByText("Payment complete", { exact: true }).first().waitFor();
  await (await read).finished();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await page.getByText("Welcome").count()).toBe(0);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByText("Welcome").waitFor();
  expect(await page.locator(".hpc-layer").count()).toBe(0);
  expect(consoleErrors).toEqual([]);
});

test("the HTML page shows the paywall", async () => {
  const { page, consoleErrors } = await open(examples.html);
  await page.getByRole("button", { name: "Subscribe" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Subscribe" }).waitFor();
  expect(consoleErrors).toEqual([]);
});

test("every program runs, and what it opens is drawn", async () => {
  expect(examples.programs.length).toBeGreaterThan(4);
  for (const program of examples.programs) {
    const around = `
      import { Purchases } from "/sdk/purchases.js";
      const purchases = Purchases.configure({ apiKey: "rcb_sb_boutique", appUserId: sessionStorage.getItem("customer") });
      const offering = (await purchases.getOfferings()).current;
      Object.assign(globalThis, { purchases, offering, rcPackage: offering.monthly });
      import("/script-1.js");`;
    const { page, consoleErrors } = await open(running("script-0.js"), [around, program]);
    await page.locator('[data-testid="PayButton"], .hpp-page').first().waitFor({ state: "attached" });
    expect(consoleErrors).toEqual([]);
    await page.context().close();
  }
});
