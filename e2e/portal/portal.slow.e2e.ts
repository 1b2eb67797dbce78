import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accessibilityFaults } from "../accessibility-faults.ts";
import { cards, givesCard } from "../testing/card.ts";
import { type Hemline, hydrated, openHemline } from "../testing/hemline.ts";
import { mailedLink } from "../testing/mailbox.ts";
import { registerMember } from "../testing/registration.ts";

let hemline: Hemline;

beforeAll(async () => {
  hemline = await openHemline();
});
afterAll(() => hemline.close());

/** A member with the monthly subscription. */
async function subscriber(name: string): Promise<{ context: BrowserContext; page: Page; email: string }> {
  const context = await hemline.person();
  const { email } = await registerMember(context, name, hemline.address);
  const page = await context.newPage();
  await page.goto("/paid-subscription");
  await hydrated(page);
  await page.getByRole("radio", { name: /^Monthly/ }).click();
  await page.getByRole("button", { name: "Subscribe", exact: true }).click();
  await givesCard(page, cards.good);
  await page.getByTestId("PayButton").click();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("**/billing/success");
  return { context, page, email };
}

/** The sign-in link in the newest email to an address. */
const linkIn = (email: string) => mailedLink(hemline, email, /https?:\/\/[^\s"<]+\/pay\/portal\/[^\s"<]+#[\w-]+/);

describe("the customer's portal", () => {
  test("is reached from the subscription page at once and by email, and everything in it works", async () => {
    const { page, email } = await subscriber("Frida");
    await page.goto("/paid-subscription");
    await hydrated(page);
    await page.getByRole("link", { name: "Manage payment" }).click();
    // The site's link is signed in; without it, people get an email.
    await page.getByRole("heading", { name: "Hemline monthly" }).waitFor();
    await page.getByRole("button", { name: "Log out" }).click();
    await page.getByLabel("Email address").fill(email);
    await page.getByRole("button", { name: "Send link" }).click();
    await page.getByRole("heading", { name: "Check your inbox" }).waitFor();
    await page.goto(await linkIn(email));
    await page.getByRole("heading", { name: "Hemline monthly" }).waitFor();
    expect(new URL(page.url()).hash).toBe("");
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.getByRole("button", { name: "Update card" }).click();
    await givesCard(page, cards.mastercard);
    await page.getByRole("button", { name: "Save card" }).click();
    await page.getByText("Mastercard •••• 4444").waitFor();

    await page.getByRole("button", { name: "Change plan" }).click();
    await page.getByText(/^Total due today/).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("button", { name: /^Pay/ }).click();
    await page.getByText(/^Your plan is now Hemline yearly/).waitFor();

    await page.getByRole("button", { name: "Cancel subscription" }).first().click();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel subscription" }).click();
    await page.getByText(/You won’t be charged again/).waitFor();
    await page.getByRole("button", { name: "Keep subscription" }).click();
    await page.getByText(/will renew again/).waitFor();

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page
        .getByRole("link", { name: /^Receipt/ })
        .first()
        .click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);

    await page.getByRole("button", { name: "Log out" }).click();
    await page.reload();
    await page.getByLabel("Email address").waitFor();
  });

  test("is reached by email, and says so when its link was used already", async () => {
    const { page, email } = await subscriber("Gerda");
    await page.goto("/pay/portal/hemline/hemline_web");
    await page.getByLabel("Email address").fill(email);
    await page.keyboard.press("Enter");
    const link = await linkIn(email);
    await page.goto(link);
    await page.getByRole("heading", { name: "Hemline monthly" }).waitFor();
    const other = await hemline.visit("/", { expected: [/status of 410/] });
    await other.goto(link);
    await other.getByText("This link no longer works. Request a new one.").waitFor();
  });
});
