import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cards, givesCard } from "./testing/card.ts";
import { type Hemline, openHemline } from "./testing/hemline.ts";
import { isSubscribed, joinButton, monthly, openPaywallAs, payButton } from "./testing/paywall-page.ts";

let hemline: Hemline;

beforeAll(async () => {
  hemline = await openHemline();
});
afterAll(() => hemline.close());

/** As a visitor sees it. */
async function hasBadge(slug: string): Promise<boolean> {
  const { page } = await (await fetch(`${hemline.address}/members/${slug}/profile/_payload.json`)).json();
  return page.data.member.isSubscribed;
}

describe("the subscription", () => {
  test("is bought with 4242 4242 4242 4242, and the member is subscribed on the next page", async () => {
    const page = await openPaywallAs(hemline, "Berta");
    await monthly(page).click();
    await joinButton(page).click();
    await givesCard(page, cards.good);
    await payButton(page).click();
    await page.getByText("Payment complete").waitFor();
    // Billing's webhook tells the site, before the member opens another page.
    await expect.poll(() => hasBadge("berta")).toBe(true);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.waitForURL("**/billing/success");
    await page.getByRole("heading", { level: 1, name: /subscriber|thank you/i }).waitFor();
    expect(await isSubscribed(page)).toBe(true);
    await page.goto("/paid-subscription");
    await page.getByRole("button", { name: "Cancel renewal" }).waitFor();
    // The badge that was paid for, beside the name in the list of all members.
    await page.goto("/members");
    const card = page.getByRole("article").filter({ hasText: "Berta" });
    await card.getByRole("img", { name: "Subscriber" }).waitFor();
  });
});
