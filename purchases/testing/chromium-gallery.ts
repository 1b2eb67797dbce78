import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { launchChromium } from "../../e2e/chromium.ts";
import { openGalleryServer } from "./gallery-server.ts";

let gallery: Awaited<ReturnType<typeof openGalleryServer>>;
let browser: Browser;

/** Opens the gallery for the tests of a file. */
export function openGalleryInChromium(): void {
  beforeAll(async () => {
    gallery = await openGalleryServer();
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await gallery?.close();
  });
}

export async function openGalleryPage(width: number): Promise<{
  page: Page;
  at(search: string): Promise<void>;
  consoleErrors: string[];
  address: string;
}> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const consoleErrors: string[] = [];
  page.on("pageerror", (error) => consoleErrors.push(String(error)));
  page.on("console", (message) => message.type() === "error" && consoleErrors.push(message.text()));
  const at = async (search: string) => {
    await page.goto(`${gallery.address}/?bar=off&${search}`);
    await page.locator("figure").first().waitFor();
  };
  return { page, at, consoleErrors, address: gallery.address };
}

export const css = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property);
