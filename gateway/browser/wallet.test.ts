import { AxeBuilder } from "@axe-core/playwright";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchChromium } from "../../e2e/chromium.ts";
import { openSite, type TestSite } from "../testing/page.ts";
import { builtTwin, Till } from "./testing/till.ts";

let site: TestSite;
let browser: Browser;

beforeAll(async () => {
  await builtTwin();
  [site, browser] = await Promise.all([openSite(), launchChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const recurringPaymentRequest = {
  paymentDescription: "Atelier monthly",
  managementURL: "https://shop.example/manage",
  trialBilling: { label: "Free trial", amount: 0 },
  regularBilling: {
    label: "Atelier monthly",
    amount: 999,
    recurringPaymentIntervalUnit: "month",
    recurringPaymentIntervalCount: 1,
  },
};

const opens = (wallet: string, options: object = {}) =>
  Till.opens(browser, site, {
    wallet,
    options,
    elements: { expressCheckout: { emailRequired: true, applePay: { recurringPaymentRequest } }, payment: {} },
  });

const button = (till: Till) => till.page.frameLocator("#wallets iframe").getByRole("button");

async function intentOf(): Promise<{ id: string; secret: string }> {
  const made = await site.house.stripe.paymentIntents.create({
    amount: 999,
    currency: "eur",
    setup_future_usage: "off_session",
  });
  return { id: made.id, secret: made.client_secret ?? "" };
}

test("is not there unless the script was asked for one", async () => {
  const till = await Till.opens(browser, site, { elements: { expressCheckout: {}, payment: {} } });
  expect(await till.hears("ready", "expressCheckout")).not.toHaveProperty("availablePaymentMethods");
  expect(await till.page.locator("#wallets iframe").count()).toBe(0);
});

test("says which one it is, shows what is paid now and later, and pays without the card's fields", async () => {
  const till = await opens("apple_pay");
  expect(await till.hears("ready", "expressCheckout")).toMatchObject({
    availablePaymentMethods: { applePay: true, googlePay: false },
  });
  expect(await button(till).innerText()).toBe("Pay with Apple Pay");
  await button(till).click();
  expect(await till.hears("click", "expressCheckout")).toMatchObject({ expressPaymentType: "apple_pay" });
  await till.above.getByText("€9.99 / 1 month").waitFor();
  await till.above.getByText("Free trial").waitFor();
  const { violations } = await new AxeBuilder({ page: till.page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  await till.above.getByLabel("Email").fill("ada@example.org");
  await till.above.getByRole("button", { name: "Pay €9.99" }).click();
  expect(await till.hears("confirm", "expressCheckout")).toMatchObject({
    expressPaymentType: "apple_pay",
    billingDetails: { email: "ada@example.org", address: { country: "US", postal_code: "10001" } },
  });
  const { id, secret } = await intentOf();
  expect(await till.page.evaluate(() => window.till.group.submit())).toEqual({ selectedPaymentMethod: "apple_pay" });
  expect(await till.confirms(secret)).toMatchObject({ paymentIntent: { id, status: "succeeded" } });
});

test("gives a token that carries the wallet's address and pays by itself", async () => {
  const till = await opens("google_pay");
  await button(till).click();
  await till.above.getByRole("button", { name: "Pay €9.99" }).click();
  await till.hears("confirm", "expressCheckout");
  const { secret } = await intentOf();
  const outcome = await till.page.evaluate(async (clientSecret) => {
    const { twin, group } = window.till;
    await group.submit();
    const { confirmationToken } = await twin.createConfirmationToken({ elements: group });
    const confirmParams = { confirmation_token: confirmationToken.id };
    const confirmed = await twin.confirmPayment({ clientSecret, redirect: "if_required", confirmParams });
    return { address: confirmationToken.payment_method_preview.billing_details.address, confirmed };
  }, secret);
  expect(outcome).toMatchObject({
    address: { country: "US", postal_code: "10001" },
    confirmed: { paymentIntent: { status: "succeeded" } },
  });
  // What was agreed to is used up: the card's fields are asked again.
  expect(await till.page.evaluate(() => window.till.group.submit())).toMatchObject({
    error: { code: "incomplete_number" },
  });
});

test("that is left tells so, and the card's fields are asked", async () => {
  const till = await opens("apple_pay");
  await button(till).click();
  await till.above.getByRole("button", { name: "Cancel" }).click();
  await till.hears("cancel", "expressCheckout");
  expect(await till.page.locator("dialog").count()).toBe(0);
  expect(await till.page.evaluate(() => window.till.group.submit())).toMatchObject({
    error: { code: "incomplete_number" },
  });
});

test("with a declined card leaves the form for another one", async () => {
  const till = await opens("apple_pay");
  await button(till).click();
  await till.above.getByLabel("Card number").selectOption("4000000000000002");
  await till.above.getByRole("button", { name: "Pay €9.99" }).click();
  await till.hears("confirm", "expressCheckout");
  const { secret } = await intentOf();
  expect(await till.confirms(secret)).toMatchObject({ error: { code: "card_declined" } });
  await till.givesCard("4242 4242 4242 4242");
  expect(await till.confirms(secret)).toMatchObject({ paymentIntent: { status: "succeeded" } });
});

test("saves a card for a trial without an amount", async () => {
  const till = await opens("apple_pay", { mode: "setup", amount: undefined, currency: undefined });
  await button(till).click();
  await till.above
    .getByRole("button", { name: "Pay €9.99" })
    .or(till.above.getByRole("button", { name: "OK" }))
    .click();
  await till.hears("confirm", "expressCheckout");
  const { client_secret } = await site.house.stripe.setupIntents.create({});
  expect(await till.confirms(client_secret ?? "")).toMatchObject({ setupIntent: { status: "succeeded" } });
});
