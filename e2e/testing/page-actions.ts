import type { Locator, Page } from "playwright-core";
import { hydrated } from "./hemline.ts";

/** Moves the focus to a control, and presses it as a keyboard does. */
export async function press(control: Locator, key = "Enter"): Promise<void> {
  await control.focus();
  await control.press(key);
}

/** Opens a page of the site, which then answers presses. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export const toast = (page: Page, text: string): Locator =>
  page.locator(".Toastify__toast").filter({ hasText: text }).first();
