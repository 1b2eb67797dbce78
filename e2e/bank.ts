import type { Page } from "playwright-core";

const frame = 'iframe[title="Your bank"]';

/** The bank's question, as the provider shows it. */
export const bank = (page: Page) => page.frameLocator(frame);

/**
 * Answers the bank's question, and waits until it is gone, since the next one looks the same. The frame is another
 * process of the browser's, and a press that comes while it is still put in its place goes nowhere: it is made until the
 * bank has heard it.
 */
export async function answersBank(page: Page, word: "Complete" | "Fail"): Promise<void> {
  const question = await page.waitForSelector(frame);
  let isHeard = false;
  page.on("request", (request) => {
    isHeard ||= request.method() === "POST" && /\/acs\/[^/]+\/\w+$/.test(request.url());
  });
  while (!isHeard) {
    await bank(page).getByRole("button", { name: word }).click();
    for (let waits = 0; waits < 10 && !isHeard; waits += 1) await page.waitForTimeout(100);
  }
  await question.waitForElementState("hidden");
}
