import type { Page } from "playwright-core";
import { expect } from "vitest";
import { accessibilityFaults, colourFaults } from "../accessibility-faults.ts";

/** Checks a page as it stands with axe, in both themes, and that it does not scroll sideways. */
export async function isSound(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await colourFaults(page), "in the dark").toEqual([]);
  await isNarrow(page);
}

/** Checks that a page does not scroll sideways. */
export async function isNarrow(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(excess, page.url()).toBe(0);
}
