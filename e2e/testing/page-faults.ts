import type { BrowserContext } from "playwright-core";
import { accessibilityFaults } from "../accessibility-faults.ts";
import { hydrated } from "./hemline.ts";
import { desktop, phone } from "./screens.ts";

/** Phone and desktop, light and dark. */
export const themedScreens = [phone, desktop].flatMap((screen) =>
  (["light", "dark"] as const).map((colorScheme) => ({ ...screen, colorScheme })),
);

/** What is wrong with a page that is open to everybody who looks at it: its status, what axe finds, its width. */
export async function pageFaults(context: BrowserContext, path: string, status = 200): Promise<string[]> {
  const page = await context.newPage();
  const answer = await page.goto(path);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const faults = await accessibilityFaults(page);
  const scrolls = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  await page.close();
  return [
    ...faults,
    ...(answer?.status() === status ? [] : [`the status is ${answer?.status()}`]),
    ...(scrolls ? ["the page scrolls sideways"] : []),
  ];
}

/** Several pages at once: a page is mostly waited for. */
export async function lookAtOnce<One>(pages: readonly One[], look: (page: One) => Promise<void>): Promise<void> {
  const waiting = [...pages];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await look(next);
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
}
