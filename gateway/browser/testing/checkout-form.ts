import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser, FrameLocator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { launchChromium } from "../../../e2e/chromium.ts";
import { type MerchantSite, openMerchantSite } from "../../testing/merchant-site.ts";

/** Set for each test by `openMerchantPage`. */
export let site: MerchantSite;
export let page: Page;
let browser: Browser;
let complaints: string[];

const below = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Opens a merchant's page before each of this file's tests; an error or warning in its console fails the test. */
export function openMerchantPage(): void {
  beforeAll(async () => {
    if (!existsSync(below("../../dist/stripe.js"))) {
      const { build } = await import("vite");
      await build({ configFile: below("../../vite.config.ts"), root: below("../.."), logLevel: "error" });
    }
    site = await openMerchantSite();
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });
  beforeEach(async () => {
    complaints = [];
    page = await (await browser.newContext({ locale: "de-DE" })).newPage();
    page.on("console", (line) => {
      // The browser itself logs a refused card's 402.
      if (["error", "warning"].includes(line.type()) && !line.text().includes("402")) complaints.push(line.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.goto(site.address);
  });
  afterEach(async () => {
    await page.context().close();
    expect(complaints).toEqual([]);
  });
}

interface StripeJs {
  elements(options: object): Group;
  confirmPayment(options: object): Promise<Outcome>;
  confirmSetup(options: object): Promise<Outcome>;
  createConfirmationToken(
    options: object,
  ): Promise<{ confirmationToken: { id: string; payment_method_preview: object } }>;
  retrievePaymentIntent(secret: string): Promise<Outcome>;
  handleNextAction(options: object): Promise<Outcome>;
}
interface Group {
  create(
    type: string,
    options?: object,
  ): { mount(at: string): void; on(name: string, receive: (event: ElementEvent) => void): void };
  update(options: object): void;
  submit(): Promise<{ error?: { code: string } }>;
}
interface ElementEvent {
  elementType: string;
  complete?: boolean;
  availablePaymentMethods?: object;
  value?: { type?: string; email?: string };
}
export interface Outcome {
  error?: { type: string; code: string; decline_code?: string };
  paymentIntent?: { id: string; status: string };
  setupIntent?: { id: string; status: string };
}
export interface MerchantWindow {
  Stripe: ((key: string, options: object) => StripeJs) & { version: string };
  stripeJs: StripeJs;
  group: Group;
  events: [string, ElementEvent][];
}

export const card = (): FrameLocator => page.frameLocator("#card iframe");

/** As a checkout does it: all three kinds of elements, handlers after mounting, an update at once. */
export async function openForm(options: object = {}): Promise<void> {
  await page.evaluate(
    ([more, publishableKey, stripeAccount]) => {
      const merchantWindow = window as unknown as MerchantWindow;
      merchantWindow.events = [];
      merchantWindow.stripeJs = merchantWindow.Stripe(publishableKey as string, { stripeAccount });
      const money = { mode: "payment", amount: 999, currency: "eur", setupFutureUsage: "off_session" };
      merchantWindow.group = merchantWindow.stripeJs.elements({ ...money, locale: "en", ...(more as object) });
      for (const [type, at] of [
        ["expressCheckout", "#wallets"],
        ["linkAuthentication", "#email"],
        ["payment", "#card"],
      ] as const) {
        const element = merchantWindow.group.create(type);
        element.mount(at);
        for (const name of ["ready", "change", "loaderror"])
          element.on(name, (event) => merchantWindow.events.push([name, { ...event }]));
      }
      merchantWindow.group.update({ ...money, ...(more as object) });
    },
    [options, "pk_test_atelier_111111111111", "acct_atelier"] as const,
  );
  await card().getByLabel("Card number").waitFor();
  await page.frameLocator("#email iframe").getByLabel("Email").fill("ada@example.org");
}

export async function type(number: string): Promise<void> {
  // The click waits until the form is visible: keys for a hidden field are lost.
  await card().getByLabel("Card number").click();
  await card().getByLabel("Card number").pressSequentially(number);
  await card().getByLabel("Expiry").fill("1240");
  await card().getByLabel("Security code").fill("123");
  await card().getByLabel("Postal code").fill("04109");
}

export const confirm = (secret: string): Promise<Outcome> =>
  page.evaluate(async (clientSecret) => {
    const { stripeJs, group } = window as unknown as MerchantWindow;
    const checked = await group.submit();
    if (checked.error) return checked as Outcome;
    const confirming = { elements: group, clientSecret, redirect: "if_required" };
    return clientSecret.startsWith("seti_") ? stripeJs.confirmSetup(confirming) : stripeJs.confirmPayment(confirming);
  }, secret);

/** A new payment intent of €9.99. */
export const intentOf = async (): Promise<{ id: string; secret: string }> => {
  const { stripe } = site.simulator;
  const ada = await stripe.customers.create({});
  const intent = await stripe.paymentIntents.create({
    amount: 999,
    currency: "eur",
    customer: ada.id,
    setup_future_usage: "off_session",
  });
  return { id: intent.id, secret: intent.client_secret ?? "" };
};
