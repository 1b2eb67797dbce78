import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import type { MerchantSite } from "../../testing/merchant-site.ts";
import { publishable } from "../../testing/test-simulator.ts";

/** The part of an element's event that tests read. */
export interface ElementEvent {
  name: string;
  elementType: string;
  complete?: boolean;
  value?: { type?: string; email?: string };
  availablePaymentMethods?: object;
  expressPaymentType?: string;
  billingDetails?: { email: string; address: { country: string; postal_code: string } };
}

export interface Outcome {
  error?: { type: string; code?: string; message?: string };
  paymentIntent?: { id: string; status: string };
  setupIntent?: { id: string; status: string };
  selectedPaymentMethod?: string;
}

/** Loosely typed, because these tests also misuse the script. */
interface PageSide {
  // biome-ignore lint/suspicious/noExplicitAny: what a page does wrong has no type.
  Stripe: any;
  // biome-ignore lint/suspicious/noExplicitAny: the same.
  stripeJs: any;
  // biome-ignore lint/suspicious/noExplicitAny: the same.
  group: any;
  events: ElementEvent[];
}

declare global {
  interface Window {
    merchantPage: PageSide;
  }
}

const below = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export async function buildStripeJs(): Promise<void> {
  if (existsSync(below("../../dist/stripe.js"))) return;
  const { build } = await import("vite");
  await build({ configFile: below("../../vite.config.ts"), root: below("../.."), logLevel: "error" });
}

const names = ["ready", "change", "loaderror", "focus", "blur", "escape", "click", "confirm", "cancel"];
const places = { expressCheckout: "#wallets", linkAuthentication: "#email", payment: "#card" };
export type Kind = keyof typeof places;

/** A page with the provider's fields on it. Its console must stay empty. */
export class MerchantPage {
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  /** Mounts elements with these options, and adds handlers afterwards, as a checkout does. */
  static async opens(
    browser: Browser,
    site: MerchantSite,
    o: { options?: object; elements?: Partial<Record<Kind, object>>; wallet?: string } = {},
  ): Promise<MerchantPage> {
    const context = await browser.newContext({ locale: "en-US" });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const said: string[] = [];
    page.on("console", (line) => {
      // The browser itself logs every refused call.
      const isRefusal = line.text().startsWith("Failed to load resource");
      if (["error", "warning"].includes(line.type()) && !isRefusal) said.push(line.text());
    });
    page.on("pageerror", (error) => said.push(error.message));
    onTestFinished(async () => {
      await context.close();
      expect(said).toEqual([]);
    });
    await page.goto(o.wallet ? `${site.address}/?wallet=${o.wallet}` : site.address);
    const merchantPage = new MerchantPage(page);
    const money = { mode: "payment", amount: 999, currency: "eur", setupFutureUsage: "off_session" };
    const elements = o.elements ?? { payment: {} };
    await page.evaluate(
      ([options, made, where, events, key]) => {
        const stripeJs = (window as unknown as PageSide).Stripe(key, { stripeAccount: "acct_atelier" });
        const group = stripeJs.elements(options);
        window.merchantPage = { Stripe: (window as unknown as PageSide).Stripe, stripeJs, group, events: [] };
        for (const [type, more] of Object.entries(made)) {
          const element = group.create(type, more);
          element.mount((where as Record<string, string>)[type]);
          for (const name of events)
            element.on(name, (event: { resolve?: (options: object) => void }) => {
              window.merchantPage.events.push({ ...JSON.parse(JSON.stringify(event)), name });
              event.resolve?.({});
            });
        }
      },
      [{ ...money, locale: "en", ...o.options }, elements, places, names, publishable] as const,
    );
    for (const type of Object.keys(elements)) await merchantPage.onMessage("ready", type as Kind);
    return merchantPage;
  }

  get card() {
    return this.page.frameLocator("#card iframe");
  }

  get email() {
    return this.page.frameLocator("#email iframe").locator("input");
  }

  /** The dialog above the page: the bank's challenge or the wallet's sheet. */
  get above() {
    return this.page.frameLocator("dialog iframe");
  }

  async givesCard(number: string): Promise<void> {
    await this.card.locator("#number").fill(number);
    await this.card.locator("#expiry").fill("12 / 40");
    await this.card.locator("#cvc").fill("123");
    await this.card.locator("#country").selectOption("DE");
    await this.card.locator("#postal-code").fill("04109");
  }

  async onMessage(name: string, type: Kind, after = 0): Promise<ElementEvent> {
    const events = await this.page.waitForFunction(
      ([event, element, from]) =>
        window.merchantPage.events.slice(from).find((one) => one.name === event && one.elementType === element),
      [name, type, after] as const,
    );
    return (await events.jsonValue()) as ElementEvent;
  }

  confirms(clientSecret: string): Promise<Outcome> {
    return this.page.evaluate(async (secret) => {
      const { stripeJs, group } = window.merchantPage;
      const checked = await group.submit();
      if (checked.error) return checked;
      const how = { elements: group, clientSecret: secret, redirect: "if_required" };
      return secret.startsWith("seti_") ? stripeJs.confirmSetup(how) : stripeJs.confirmPayment(how);
    }, clientSecret);
  }

  /** @returns the error that a misuse of the script throws */
  complaint(act: (merchantPage: PageSide) => unknown): Promise<string> {
    return this.page.evaluate(async (code) => {
      try {
        await new Function("merchantPage", `return (${code})(merchantPage)`)(window.merchantPage);
        return "";
      } catch (error) {
        return `${(error as Error).name}: ${(error as Error).message}`;
      }
    }, act.toString());
  }
}
