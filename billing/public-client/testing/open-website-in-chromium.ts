import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished } from "vitest";
import { launchChromium } from "../../../e2e/chromium.ts";
import { type ExampleWebsite, openExampleWebsite } from "./example-website.ts";
import { type Arrival, PublicClientCustomer } from "./public-client-customer.ts";

const gateway = (path: string) => fileURLToPath(new URL(`../../../gateway/${path}`, import.meta.url));

/** The shop's clock, which is also the one of every customer's browser. */
const now = new Date("2026-03-10T10:00:00Z");

export interface OpenWebsite {
  readonly shop: ExampleWebsite;
  /**
   * A new customer at a browser of her own, or `id` once more. When the test is over her page has said nothing, nobody
   * but the shop was asked for anything, and every invariant holds.
   */
  comes(o?: Arrival): Promise<PublicClientCustomer>;
}

/** One shop and one browser for all tests of a file. */
export function openWebsiteInChromium(): OpenWebsite {
  let shop: ExampleWebsite | undefined;
  let browser: Browser | undefined;
  // One for all, so that the client's code is read once.
  let context: BrowserContext | undefined;
  let arrivals = 0;

  beforeAll(async () => {
    if (!existsSync(gateway("dist/stripe.js"))) {
      const { build } = await import("vite");
      await build({ configFile: gateway("vite.config.ts"), root: gateway("."), logLevel: "error" });
    }
    [shop, browser] = await Promise.all([openExampleWebsite(() => now), launchChromium()]);
    context = await browser.newContext({ viewport: { width: 1280, height: 1000 }, locale: "en-US" });
    await context.clock.setSystemTime(now);
  });
  afterAll(async () => {
    await browser?.close();
    await shop?.close();
  });

  return {
    get shop() {
      return shop!;
    },
    async comes({ id = `ada-${++arrivals}`, ...more } = {}) {
      const customer = await PublicClientCustomer.arrives(context!, shop!, { id, ...more });
      onTestFinished(async () => {
        await customer.page.close();
        expect(customer.said).toEqual([]);
        expect(customer.strangers).toEqual([]);
        expect(await shop!.failures()).toEqual([]);
      });
      return customer;
    },
  };
}
