import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cardForm, cards, givesCard } from "./testing/card.ts";
import { type Hemline, openHemline } from "./testing/hemline.ts";
import { isSubscribed, joinButton, monthly, openPaywallAs, payButton } from "./testing/paywall-page.ts";
import { fill, password } from "./testing/registration.ts";

let hemline: Hemline;

beforeAll(async () => {
  hemline = await openHemline();
});
afterAll(() => hemline.close());

/** A browser reports every refused call by itself; the card form says what was refused. */
const refusedCard = /status of 402/;

describe("the subscription", () => {
  test("is the plan that a visitor chose before they logged in", async () => {
    const page = await hemline.visit("/paid-subscription");
    await monthly(page).click();
    await joinButton(page).click();
    await fill(page, { "First name": "Clara", Email: "clara@example.org" });
    await page.getByRole("textbox", { name: "Password" }).fill(password);
    await page.getByRole("button", { name: "Create an account" }).last().click();
    await page.getByText("Hemline monthly").first().waitFor();
    expect(await monthly(page).getAttribute("aria-checked")).toBe("true");
  });

  test("stays on the form with a declined card, and goes on with another", async () => {
    const page = await openPaywallAs(hemline, "Dora", { expected: [refusedCard] });
    await monthly(page).click();
    await joinButton(page).click();
    await givesCard(page, cards.declined);
    await payButton(page).click();
    await cardForm(page)
      .getByText(/declined/i)
      .waitFor();
    expect(await isSubscribed(page)).toBe(false);
    await givesCard(page, cards.good);
    await payButton(page).click();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.waitForURL("**/billing/success");
    expect(await isSubscribed(page)).toBe(true);
  });
});
