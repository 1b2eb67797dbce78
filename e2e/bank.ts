import type { Page } from "playwright-core";

/** The bank's question, as the provider shows it. */
export const bank = (page: Page) => page.frameLocator('iframe[title="Your bank"]');

/**
 * Answers the bank's question. The frame is another process of the browser's, and a press that comes while it is still
 * put in its place goes nowhere: it is made until the bank has heard it.
 */
export async function answersBank(page: Page, word: "Complete" | "Fail"): Promise<void> {
  let isHeard = false;
  const heard = page
    .waitForRequest((request) => request.method() === "POST" && /\/acs\/[^/]+\/\w+$/.test(request.url()))
    .then(() => {
      isHeard = true;
    });
  while (!isHeard) {
    await bank(page).getByRole("button", { name: word }).click();
    await Promise.race([heard, page.waitForTimeout(1000)]);
  }
}
