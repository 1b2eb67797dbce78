import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { launchChromium } from "../../../e2e/chromium.ts";
import { openPaywallServer } from "./paywall-server.ts";
import type { ShowParams } from "./test-page.ts";

/** Set before the first test of a file. */
export let paywallServer: Awaited<ReturnType<typeof openPaywallServer>>;
export let browser: Browser;

/** Opens the server and launches a browser for the tests of a file. */
export function openPaywallsInChromium(): void {
  beforeAll(async () => {
    paywallServer = await openPaywallServer();
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await paywallServer?.close();
  });
}

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

/** Shows the full paywall, on a phone by default. */
export async function openPaywall(
  params: ShowParams,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; consoleErrors: string[] }> {
  const { page, consoleErrors } = await paywallServer.open(browser, {
    viewport: phone,
    locale: "en-US",
    reducedMotion: "reduce",
    ...options,
  });
  onTestFinished(() => page.context().close());
  await page.evaluate((given) => window.paywall.show(given), params);
  await page.locator(".hpp-page").waitFor();
  return { page, consoleErrors };
}

/** The largest horizontal overflow of a component, in CSS pixels. */
export const overflowPx = (page: Page): Promise<number> =>
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
