import type { BrowserContext } from "playwright-core";
import { accessibilityFaults, colourFaults, targetFaults } from "../accessibility-faults.ts";
import { hydrated } from "./hemline.ts";

/**
 * What is wrong with a page: its status, what axe finds, small targets, its width, and its colours in the dark. The theme is changed on
 * the page as it stands, since only colours depend on it.
 */
export async function pageFaults(context: BrowserContext, path: string, status = 200): Promise<string[]> {
  const page = await context.newPage();
  const answer = await page.goto(path);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const faults = [...(await accessibilityFaults(page)), ...(await targetFaults(page))];
  const scrolls = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  await page.emulateMedia({ colorScheme: "dark" });
  const inTheDark = await colourFaults(page);
  await page.close();
  return [
    ...faults,
    ...inTheDark.map((fault) => `in the dark: ${fault}`),
    ...(answer?.status() === status ? [] : [`the status is ${answer?.status()}`]),
    ...(scrolls ? ["the page scrolls sideways"] : []),
  ];
}

/** Two pages at once: one is drawn while the other waits for its network. */
export async function lookAtOnce<One>(pages: readonly One[], look: (page: One) => Promise<void>): Promise<void> {
  const waiting = [...pages];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await look(next);
  };
  await Promise.all([worker(), worker()]);
}
