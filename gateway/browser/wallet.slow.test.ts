import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accessibilityFaults } from "../../e2e/accessibility-faults.ts";
import { launchChromium } from "../../e2e/chromium.ts";
import { type MerchantSite, openMerchantSite } from "../testing/merchant-site.ts";
import { buildStripeJs, MerchantPage } from "./testing/merchant-page.ts";

let site: MerchantSite;
let browser: Browser;

beforeAll(async () => {
  await buildStripeJs();
  [site, browser] = await Promise.all([openMerchantSite(), launchChromium()]);
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
  MerchantPage.opens(browser, site, {
    wallet,
    options,
    elements: { expressCheckout: { emailRequired: true, applePay: { recurringPaymentRequest } }, payment: {} },
  });

const button = (merchantPage: MerchantPage) => merchantPage.page.frameLocator("#wallets iframe").getByRole("button");

async function intentOf(): Promise<{ id: string; secret: string }> {
  const made = await site.simulator.stripe.paymentIntents.create({
    amount: 999,
    currency: "eur",
    setup_future_usage: "off_session",
  });
  return { id: made.id, secret: made.client_secret ?? "" };
}

test("is absent unless the script's address asks for it", async () => {
  const merchantPage = await MerchantPage.opens(browser, site, { elements: { expressCheckout: {}, payment: {} } });
  expect(await merchantPage.onMessage("ready", "expressCheckout")).not.toHaveProperty("availablePaymentMethods");
  expect(await merchantPage.page.locator("#wallets iframe").count()).toBe(0);
});

test("is reported by name", async () => {
  const merchantPage = await opens("apple_pay");
  expect(await merchantPage.onMessage("ready", "expressCheckout")).toMatchObject({
    availablePaymentMethods: { applePay: true, googlePay: false },
  });
  expect(await button(merchantPage).innerText()).toBe("Pay with Apple Pay");
});

test("shows present and later payments, and pays without the card's fields", async () => {
  const merchantPage = await opens("apple_pay");
  await button(merchantPage).click();
  expect(await merchantPage.onMessage("click", "expressCheckout")).toMatchObject({ expressPaymentType: "apple_pay" });
  await merchantPage.above.getByText("€9.99 / 1 month").waitFor();
  await merchantPage.above.getByText("Free trial").waitFor();
  expect(await accessibilityFaults(merchantPage.page)).toEqual([]);
  await merchantPage.above.getByLabel("Email").fill("ada@example.org");
  await merchantPage.above.getByRole("button", { name: "Pay €9.99" }).click();
  expect(await merchantPage.onMessage("confirm", "expressCheckout")).toMatchObject({
    expressPaymentType: "apple_pay",
    billingDetails: { email: "ada@example.org", address: { country: "US", postal_code: "10001" } },
  });
  const { id, secret } = await intentOf();
  expect(await merchantPage.page.evaluate(() => window.merchantPage.group.submit())).toEqual({
    selectedPaymentMethod: "apple_pay",
  });
  expect(await merchantPage.confirms(secret)).toMatchObject({ paymentIntent: { id, status: "succeeded" } });
});

const payByToken = ({ page }: MerchantPage, secret: string) =>
  page.evaluate(async (clientSecret) => {
    const { stripeJs, group } = window.merchantPage;
    await group.submit();
    const { confirmationToken } = await stripeJs.createConfirmationToken({ elements: group });
    const confirmParams = { confirmation_token: confirmationToken.id };
    const confirmed = await stripeJs.confirmPayment({ clientSecret, redirect: "if_required", confirmParams });
    return { address: confirmationToken.payment_method_preview.billing_details.address, confirmed };
  }, secret);

test("gives a token that carries the wallet's address and pays by itself", async () => {
  const merchantPage = await opens("google_pay");
  await button(merchantPage).click();
  await merchantPage.above.getByRole("button", { name: "Pay €9.99" }).click();
  await merchantPage.onMessage("confirm", "expressCheckout");
  const { secret } = await intentOf();
  expect(await payByToken(merchantPage, secret)).toMatchObject({
    address: { country: "US", postal_code: "10001" },
    confirmed: { paymentIntent: { status: "succeeded" } },
  });
  // An agreement is valid once: the card's fields are required again.
  expect(await merchantPage.page.evaluate(() => window.merchantPage.group.submit())).toMatchObject({
    error: { code: "incomplete_number" },
  });
});

test("that is dismissed is reported, and the card's fields are used", async () => {
  const merchantPage = await opens("apple_pay");
  await button(merchantPage).click();
  await merchantPage.above.getByRole("button", { name: "Cancel" }).click();
  await merchantPage.onMessage("cancel", "expressCheckout");
  expect(await merchantPage.page.locator("dialog").count()).toBe(0);
  expect(await merchantPage.page.evaluate(() => window.merchantPage.group.submit())).toMatchObject({
    error: { code: "incomplete_number" },
  });
});

test("with a declined card leaves the form for another one", async () => {
  const merchantPage = await opens("apple_pay");
  await button(merchantPage).click();
  await merchantPage.above.getByLabel("Card number").selectOption("4000000000000002");
  await merchantPage.above.getByRole("button", { name: "Pay €9.99" }).click();
  await merchantPage.onMessage("confirm", "expressCheckout");
  const { secret } = await intentOf();
  expect(await merchantPage.confirms(secret)).toMatchObject({ error: { code: "card_declined" } });
  await merchantPage.givesCard("4242 4242 4242 4242");
  expect(await merchantPage.confirms(secret)).toMatchObject({ paymentIntent: { status: "succeeded" } });
});

test("saves a card for a trial without an amount", async () => {
  const merchantPage = await opens("apple_pay", { mode: "setup", amount: undefined, currency: undefined });
  await button(merchantPage).click();
  await merchantPage.above
    .getByRole("button", { name: "Pay €9.99" })
    .or(merchantPage.above.getByRole("button", { name: "Save card" }))
    .click();
  await merchantPage.onMessage("confirm", "expressCheckout");
  const { client_secret } = await site.simulator.stripe.setupIntents.create({});
  expect(await merchantPage.confirms(client_secret ?? "")).toMatchObject({ setupIntent: { status: "succeeded" } });
});
