import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { launchChromium } from "../../e2e/chromium.ts";
import { ChromiumCustomer } from "./chromium-customer.ts";
import { openShopServer, type ShopServer } from "./shop-server.ts";

/** Set before the first test of a file. */
export let shop: ShopServer;
export let browser: Browser;
let arrivals = 0;

/** Opens a shop and a browser for the tests of a file. */
export function openShopInChromium(): void {
  beforeAll(async () => {
    shop = await openShopServer();
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await shop?.close();
  });
}

/** An unused app user ID. */
export const newAppUserId = (): string => `customer-${++arrivals}`;

/** Sizes are in CSS pixels. */
export const newCustomer = (size?: { width: number; height: number }): Promise<ChromiumCustomer> =>
  ChromiumCustomer.open(browser, shop, newAppUserId(), size);
