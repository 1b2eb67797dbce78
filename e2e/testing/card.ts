import type { Page } from "playwright-core";

export const cards = {
  good: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  /** Can be saved, and then fails whenever it is charged. */
  failsLater: "4000 0000 0000 0341",
  mastercard: "5555 5555 5555 4444",
};

/** The provider's own form, in its frame. */
export const cardForm = (page: Page) => page.frameLocator('iframe[title="Secure card form"]');

/** Types a card into the provider's form. */
export async function givesCard(page: Page, number: string): Promise<void> {
  const form = cardForm(page);
  await form.locator("#number").fill(number);
  await form.locator("#expiry").fill("12 / 40");
  await form.locator("#cvc").fill("123");
  await form.locator("#country").selectOption("DE");
  await form.locator("#postal-code").fill("04109");
}
