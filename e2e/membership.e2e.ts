import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cardForm, cards, givesCard } from "./card.ts";
import { type Hemline, hydrated, openHemline } from "./hemline.ts";
import { fill, joins, password } from "./people.ts";

let hemline: Hemline;

beforeAll(async () => {
  hemline = await openHemline();
});
afterAll(() => hemline.close());

const payButton = (page: Page) => page.getByTestId("PayButton");

async function isSubscribed(page: Page): Promise<boolean> {
  const { data } = await (await page.request.get("/api/user")).json();
  return data.isSubscribed;
}

/** A browser reports every refused call by itself; the card form says what was refused. */
const refusedCard = /status of 402/;

describe("the membership", () => {
  test("is bought with 4242 4242 4242 4242, and the member is subscribed on the next page", async () => {
    const context = await hemline.person();
    await joins(context, "Berta", hemline.address);
    const page = await context.newPage();
    await page.goto("/paid-subscription");
    await hydrated(page);
    await page.getByRole("radio", { name: /Monthly/ }).check();
    await page.getByRole("button", { name: /^Subscribe/ }).click();
    await givesCard(page, cards.good);
    await payButton(page).click();
    await page.getByText("Payment complete").waitFor();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.waitForURL("**/billing/success");
    await page.getByRole("heading", { level: 1, name: /subscriber|thank you/i }).waitFor();
    expect(await isSubscribed(page)).toBe(true);
    await page.goto("/paid-subscription");
    await page.getByRole("button", { name: "Cancel renewal" }).waitFor();
  });

  test("begins with a trial for a visitor who makes an account on the way, and ends when it is cancelled", async () => {
    const page = await hemline.visit("/paid-subscription");
    await hydrated(page);
    await page.getByRole("button", { name: "Start 7 days free" }).click();
    await fill(page, { "First name": "Carla", Email: "carla@example.org" });
    await page.getByRole("textbox", { name: "Password" }).fill(password);
    await page.getByRole("button", { name: "Make an account" }).last().click();
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

  test("stays on the form with a declined card, and goes on with another", async () => {
    const context = await hemline.person({ expected: [refusedCard] });
    await joins(context, "Dora", hemline.address);
    const page = await context.newPage();
    await page.goto("/paid-subscription");
    await hydrated(page);
    await page.getByRole("radio", { name: /Monthly/ }).check();
    await page.getByRole("button", { name: /^Subscribe/ }).click();
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

  test("is not charged when the checkout is left", async () => {
    const context = await hemline.person();
    await joins(context, "Edda", hemline.address);
    const page = await context.newPage();
    await page.goto("/paid-subscription");
    await hydrated(page);
    await page.getByRole("button", { name: "Start 7 days free" }).click();
    await cardForm(page).locator("#number").waitFor();
    await page.goBack();
    await page.waitForURL("**/billing/cancel");
    await page.getByRole("heading", { level: 1, name: /^Nothing was/ }).waitFor();
    expect(await isSubscribed(page)).toBe(false);
  });
});
