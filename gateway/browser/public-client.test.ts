import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { launchChromium } from "../../e2e/chromium.ts";
import { slowTest } from "../../vitest/slow-test.ts";
import { type MerchantSite, openMerchantSite } from "../testing/merchant-site.ts";

let site: MerchantSite;
let browser: Browser;
let page: Page;

interface Client {
  Purchases: {
    Purchases: {
      configure(options: object): {
        getOfferings(): Promise<{ current: { monthly: object } }>;
        purchase(options: object): Promise<{ storeTransaction: { storeTransactionId: string } }>;
      };
    };
  };
}

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser?.close());
beforeEach(async () => {
  site = await openMerchantSite();
  page = await browser.newPage();
  await page.goto(site.address);
  await page.addScriptTag({ url: "/client.js" });
});
afterEach(async () => {
  await page.close();
  await site.close();
});

/** Opens the unmodified client's checkout. @returns an object, so that the purchase inside is not awaited */
const buy = (): Promise<{ storeTransaction: { storeTransactionId: string } }> =>
  page.evaluate(async (address) => {
    const { Purchases } = (window as unknown as Client).Purchases;
    const purchases = Purchases.configure({
      apiKey: "rcb_sb_test",
      appUserId: "ada",
      httpConfig: { proxyURL: `${address}/pay` },
      flags: { collectAnalyticsEvents: false },
    });
    const { current } = await purchases.getOfferings();
    return purchases.purchase({ rcPackage: current.monthly, customerEmail: "ada@example.org" });
  }, site.address);

const card = () => page.frameLocator("#payment-element iframe");

async function type(number: string): Promise<void> {
  // The click waits until the form is visible: keys for a hidden field are lost.
  await card().getByLabel("Card number").click();
  await card().getByLabel("Card number").pressSequentially(number);
  await card().getByLabel("Expiry").fill("1240");
  await card().getByLabel("Security code").fill("123");
  await card().getByLabel("ZIP code").fill("10001");
}

test("the public web client, unmodified, buys with this script", async () => {
  const bought = buy();
  await type("4242424242424242");
  await page.getByRole("button", { name: /^pay/i }).click();
  await page.getByRole("button", { name: /continue|close|done/i }).click();
  expect((await bought).storeTransaction).toMatchObject({ storeTransactionId: "txn_1" });
});

slowTest("its form shows a decline and accepts another card", async () => {
  const bought = buy();
  await type("4000000000000002");
  await page.getByRole("button", { name: /^pay/i }).click();
  await card().getByText("Your card was declined.").waitFor();
  await card().getByLabel("Card number").fill("4000002760003184");
  await page.getByRole("button", { name: /^pay/i }).click();
  await page.frameLocator("dialog iframe").getByRole("button", { name: "Complete" }).click();
  await page.getByRole("button", { name: /continue|close|done/i }).click();
  expect((await bought).storeTransaction).toMatchObject({ storeTransactionId: "txn_1" });
});
