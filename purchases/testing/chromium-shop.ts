import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { launchChromium } from "../../e2e/chromium.ts";
import { openShop, type ShopServer } from "./shop-server.ts";
import { TestCustomer } from "./test-customer.ts";

/** The shop and the browser of this file's tests, from the first test on. */
export let shop: ShopServer;
export let browser: Browser;
let arrivals = 0;

/** Opens a shop and a browser before this file's tests, and closes both after them. */
export function openShopInChromium(): void {
  beforeAll(async () => {
    shop = await openShop();
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await shop?.close();
  });
}

/** An app user ID that no customer of this file has had. */
export const newAppUserId = (): string => `customer-${++arrivals}`;

/** A new customer on the shop's page. Sizes are in CSS pixels. */
export const newCustomer = (size?: { width: number; height: number }): Promise<TestCustomer> =>
  TestCustomer.open(browser, shop, newAppUserId(), size);
