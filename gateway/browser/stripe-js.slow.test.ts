import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchChromium } from "../../e2e/chromium.ts";
import { type MerchantSite, openMerchantSite } from "../testing/merchant-site.ts";
import { buildStripeJs, MerchantPage } from "./testing/merchant-page.ts";

const cards = { good: "4242 4242 4242 4242", declined: "4000 0000 0000 0002", bankAsks: "4000 0027 6000 3184" };

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

const opens = (o?: Parameters<typeof MerchantPage.opens>[2]) => MerchantPage.opens(browser, site, o);

async function intentOf(more: object = {}): Promise<{ id: string; secret: string }> {
  const made = await site.simulator.stripe.paymentIntents.create({
    amount: 999,
    currency: "eur",
    setup_future_usage: "off_session",
    ...more,
  });
  return { id: made.id, secret: made.client_secret ?? "" };
}

describe("a page that misuses the script", () => {
  test("gets an error at once", async () => {
    const merchantPage = await opens();
    for (const [name, wrong] of [
      ["amount", { amount: 0 }],
      ["currency", { currency: "EUR" }],
      ["mode", { mode: "buy" }],
      ["paymentMethodTypes", { paymentMethodTypes: ["ideal"] }],
    ] as const) {
      const said = await merchantPage.page.evaluate((options) => {
        try {
          return (
            window.merchantPage.stripeJs.elements({ mode: "payment", amount: 999, currency: "eur", ...options }) && ""
          );
        } catch (error) {
          return String(error);
        }
      }, wrong);
      expect(said).toContain(`IntegrationError: Invalid value for elements(): ${name}`);
    }
  });

  test("that confirms before it submits gets an error at once", async () => {
    const merchantPage = await opens();
    const said = await merchantPage.complaint(({ stripeJs, group }) =>
      stripeJs.confirmPayment({ elements: group, clientSecret: "pi_1_secret_2", redirect: "if_required" }),
    );
    expect(said).toBe("IntegrationError: elements.submit() has to be called before confirmPayment().");
  });

  test("that shows another amount than the intent's charges nothing", async () => {
    const merchantPage = await opens();
    const { secret } = await intentOf({ amount: 1079 });
    await merchantPage.givesCard(cards.good);
    expect(await merchantPage.confirms(secret)).toMatchObject({
      error: { type: "invalid_request_error", message: expect.stringContaining("amount (999 and 1079)") },
    });
    await merchantPage.page.evaluate(() => window.merchantPage.group.update({ amount: 1079 }));
    expect(await merchantPage.confirms(secret)).toMatchObject({ paymentIntent: { status: "succeeded" } });
  });
});

describe("a saved card", () => {
  async function savedCard(token: string): Promise<{ customer: string; method: string }> {
    const { stripe } = site.simulator;
    const customer = await stripe.customers.create({});
    const method = await stripe.paymentMethods.attach(token, { customer: customer.id });
    return { customer: customer.id, method: method.id };
  }

  test("confirms an intent without a form", async () => {
    const merchantPage = await opens();
    const { customer, method } = await savedCard("pm_card_visa");
    const { secret } = await intentOf({ customer, payment_method: method });
    const paid = merchantPage.page.evaluate(
      (clientSecret) => window.merchantPage.stripeJs.confirmPayment({ clientSecret, redirect: "if_required" }),
      secret,
    );
    expect(await paid).toMatchObject({ paymentIntent: { status: "succeeded" } });
  });

  test("whose renewal needs authentication is challenged, and pays the same intent", async () => {
    const merchantPage = await opens();
    const { customer, method } = await savedCard("pm_card_authenticationRequired");
    const { id, secret } = await intentOf({ customer });
    const stripeErrorOf = site.simulator.stripe.paymentIntents.confirm(id, {
      payment_method: method,
      off_session: true,
    });
    await expect(stripeErrorOf).rejects.toMatchObject({ code: "authentication_required" });
    const paid = merchantPage.page.evaluate(
      ([clientSecret, payment_method]) =>
        window.merchantPage.stripeJs.confirmCardPayment(clientSecret, { payment_method }),
      [secret, method] as const,
    );
    await merchantPage.above.getByRole("button", { name: "Complete" }).click();
    expect(await paid).toMatchObject({ paymentIntent: { id, status: "succeeded" } });
  });

  test("is missing: the provider refuses, the page does not throw", async () => {
    const merchantPage = await opens();
    const { secret } = await intentOf();
    const answer = await merchantPage.page.evaluate(
      (clientSecret) => window.merchantPage.stripeJs.confirmCardPayment(clientSecret),
      secret,
    );
    expect(answer).toMatchObject({ error: { type: "invalid_request_error" } });
  });
});
