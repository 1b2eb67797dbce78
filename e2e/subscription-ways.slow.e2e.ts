import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cardForm, cards, givesCard } from "./testing/card.ts";
import { type Hemline, hydrated, openHemline } from "./testing/hemline.ts";
import { isSubscribed, joinButton, monthly, openPaywallAs, payButton, paywall } from "./testing/paywall-page.ts";
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

  test("begins with a trial for a visitor who makes an account on the way, and ends when it is cancelled", async () => {
    const page = await hemline.visit("/paid-subscription");
    await joinButton(page).click();
    await fill(page, { "First name": "Carla", Email: "carla@example.org" });
    await page.getByRole("textbox", { name: "Password" }).fill(password);
    await page.getByRole("button", { name: "Create an account" }).last().click();
    await givesCard(page, cards.good);
    expect(await payButton(page).innerText()).toBe("Start trial");
    await payButton(page).click();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.waitForURL("**/billing/success");
    await page.goto("/paid-subscription");
    await hydrated(page);
    await page.getByRole("button", { name: "Cancel renewal" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel renewal" }).click();
    await page.getByRole("button", { name: /Keep/ }).first().waitFor();
    expect(await isSubscribed(page)).toBe(true);
  });

  test("is not charged when the checkout is left", async () => {
    const page = await openPaywallAs(hemline, "Edda");
    await joinButton(page).click();
    await cardForm(page).locator("#number").waitFor();
    await page.goBack();
    await page.waitForURL("**/billing/cancel");
    await page.getByRole("heading", { level: 1, name: /^You haven’t been charged/ }).waitFor();
    expect(await isSubscribed(page)).toBe(false);
  });

  test("is bought on a phone by keys alone", async () => {
    const page = await openPaywallAs(hemline, "Fanny", { viewport: { width: 390, height: 844 } });
    await paywall(page).waitFor();
    await tabTo(page, () => focusIs(page, "radio"));
    await page.keyboard.press("ArrowDown");
    expect(await monthly(page).getAttribute("aria-checked")).toBe("true");
    await tabTo(page, () => focusIs(page, "Subscribe"));
    await page.keyboard.press("Enter");
    const focused = cardForm(page).locator(":focus");
    await cardForm(page).locator("#number").waitFor();
    await tabTo(page, async () => (await focused.count()) === 1 && (await focused.getAttribute("id")) === "number");
    // A full number hands on to the expiry by itself, and that to the security code.
    await page.keyboard.type("42424242424242421240123");
    for (const words of ["Germany", "04109"]) {
      await page.keyboard.press("Tab");
      await page.keyboard.type(words);
    }
    await page.locator('[data-testid="PayButton"]:enabled').waitFor();
    await tabTo(page, () => focusIs(page, "PayButton"));
    await page.keyboard.press("Enter");
    await page.getByText("Payment complete").waitFor();
    await tabTo(page, () => focusIs(page, "Continue"));
    await page.keyboard.press("Enter");
    await page.waitForURL("**/billing/success");
    expect(await isSubscribed(page)).toBe(true);
  });
});

/** Whether what has the focus is called so, or is of this role. */
const focusIs = (page: Page, name: string) =>
  page.evaluate((wanted) => {
    const it = document.activeElement as HTMLElement | null;
    const named = it?.getAttribute("aria-labelledby");
    const text = named ? document.getElementById(named)?.innerText : it?.innerText;
    return [it?.getAttribute("role"), it?.dataset.testid, text?.trim()].includes(wanted);
  }, name);

async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if (await isThere()) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("The Tab key does not lead there.");
}
