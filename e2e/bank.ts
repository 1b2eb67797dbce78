import type { Page } from "playwright-core";

const frame = 'iframe[title="Your bank"]';

export const bank = (page: Page) => page.frameLocator(frame);

/**
 * Answers the bank's dialog and waits until it is gone. Clicks are repeated until a request is sent, because a click into a
 * frame that is still being laid out is lost.
 */
export async function answersBank(page: Page, word: "Complete" | "Fail"): Promise<void> {
  const question = await page.waitForSelector(frame);
  let isSent = false;
  page.on("request", (request) => {
    isSent ||= request.method() === "POST" && /\/acs\/[^/]+\/\w+$/.test(request.url());
  });
  while (!isSent) {
    await bank(page).getByRole("button", { name: word }).click();
    for (let waits = 0; waits < 10 && !isSent; waits += 1) await page.waitForTimeout(100);
  }
  await question.waitForElementState("hidden");
}
