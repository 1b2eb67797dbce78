import type * as client from "@revenuecat/purchases-js";
import type { BrowserContext, Page } from "playwright-core";
import type { ExampleWebsite } from "./example-website.ts";
import { testCards } from "./test-cards.ts";
import { type ShopKey, shopKeys } from "./website-catalogue.ts";

declare global {
  interface Window {
    Purchases: typeof client.Purchases;
    /** One for each purchase, in order; undefined while it goes on. */
    told: (Told | undefined)[];
    tells(purchase: Promise<client.PurchaseResult>): void;
  }
}

/** The client has it, its authors' types do not yet. */
interface WithPaywalls {
  renderPaywall(o: { offering: client.Offering; htmlTarget: HTMLElement }): Promise<client.PurchaseResult>;
}

/** How a purchase ended, in a form that can leave the page. */
export type Told =
  | { paid: { transaction: string; product: string; entitlements: string[]; redeemUrl: string | null } }
  | { refused: { code: number; message: string; underlying: string | null } };

/** What of a purchase can be said from outside the page. */
export interface Wishes {
  offering?: string;
  customerEmail?: string;
  skipSuccessPage?: boolean;
  selectedLocale?: string;
  isEmbedded?: boolean;
}

/** Where the client sends its events, wherever its proxy is. */
const eventsHost = "https://e.revenue.cat/";

/** What the client itself says on every page that uses it so. */
const clientsOwnWords = /^This method is @experimental, Paywalls are not generally available/;

const openToAll = { "access-control-allow-origin": "*" };

export interface Arrival {
  key?: ShopKey;
  /** The simulated wallet of her device; none when left out. */
  wallet?: "apple_pay" | "google_pay";
  /** The customer's id; a new customer when left out. */
  id?: string;
  /** The first answer to her client's events is lost on the way. */
  losesFirstEvents?: boolean;
}

export class PublicClientCustomer {
  readonly page: Page;
  readonly id: string;
  readonly #shop: ExampleWebsite;
  /** What the page's console said as a warning or an error, and what was thrown in it. */
  readonly said: string[] = [];
  /** How often the client sent events. */
  eventCalls = 0;
  /** Addresses of others that the browser asked for. */
  readonly strangers: string[] = [];

  private constructor(page: Page, shop: ExampleWebsite, id: string) {
    this.page = page;
    this.#shop = shop;
    this.id = id;
  }

  static async arrives(
    browser: BrowserContext,
    shop: ExampleWebsite,
    o: Arrival & { id: string },
  ): Promise<PublicClientCustomer> {
    const customer = new PublicClientCustomer(await browser.newPage(), shop, o.id);
    // What never comes is named by Playwright, before the test's own time is over.
    customer.page.setDefaultTimeout(60_000);
    await customer.#listens(o.losesFirstEvents ?? false);
    await customer.page.goto(o.wallet ? `${shop.address}/?wallet=${o.wallet}` : shop.address);
    await customer.comesWith(o.key ?? shopKeys.sandbox);
    return customer;
  }

  async #listens(losesFirstEvents: boolean): Promise<void> {
    const { page, said, strangers } = this;
    page.on("pageerror", (error) => said.push(String(error)));
    page.on("console", (message) => {
      // The browser itself writes down every refused call.
      const isExpected = message.text().startsWith("Failed to load resource") || clientsOwnWords.test(message.text());
      if (["error", "warning"].includes(message.type()) && !isExpected) said.push(message.text());
    });
    page.on("request", (request) => {
      const at = request.url();
      if (!at.startsWith(this.#shop.address) && !at.startsWith(eventsHost) && !at.startsWith("data:"))
        strangers.push(at);
    });
    await page.route(`${eventsHost}**`, async (route) => {
      const response = await this.#shop.pay(
        new Request(`${this.#shop.address}/v1/events`, {
          method: "POST",
          headers: await route.request().allHeaders(),
          body: route.request().postData() ?? "",
        }),
      );
      this.eventCalls += 1;
      if (losesFirstEvents && this.eventCalls === 1) return route.fulfill({ status: 503, headers: openToAll });
      await route.fulfill({
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: await response.text(),
      });
    });
  }

  async comesWith(apiKey: ShopKey): Promise<void> {
    await this.page.waitForFunction(() => window.Purchases !== undefined);
    await this.#keepsOutcomes();
    await this.page.evaluate(
      ([key, id, proxyURL]) => window.Purchases.configure({ apiKey: key, appUserId: id, httpConfig: { proxyURL } }),
      [apiKey, this.id, `${this.#shop.address}/pay`] as const,
    );
  }

  /** The page keeps how each purchase ends, for `isTold`. */
  async #keepsOutcomes(): Promise<void> {
    await this.page.evaluate(() => {
      window.told = [];
      window.tells = (purchase) => {
        const at = window.told.push(undefined) - 1;
        purchase.then(
          ({ customerInfo, storeTransaction, redemptionInfo }) => {
            const transaction = storeTransaction.storeTransactionId;
            const product = storeTransaction.productIdentifier;
            const entitlements = Object.keys(customerInfo.entitlements.active);
            const redeemUrl = redemptionInfo?.redeemUrl ?? null;
            window.told[at] = { paid: { transaction, product, entitlements, redeemUrl } };
          },
          ({ errorCode, message, underlyingErrorMessage }: client.PurchasesError) => {
            window.told[at] = { refused: { code: errorCode, message, underlying: underlyingErrorMessage ?? null } };
          },
        );
      };
    });
  }

  /** Opens the checkout of a package; `isTold` says how it ends. */
  async buys(packageId: string, wishes: Wishes = {}): Promise<void> {
    await this.page.evaluate(
      async ([identifier, { offering = "default", isEmbedded, ...more }]) => {
        const purchases = window.Purchases.getSharedInstance();
        const { all } = await purchases.getOfferings();
        const rcPackage = all[offering]?.packagesById[identifier];
        if (!rcPackage) throw new Error(`There is no package ${identifier}.`);
        const target = isEmbedded ? { htmlTarget: document.querySelector<HTMLElement>("#target")! } : {};
        window.tells(purchases.purchase({ rcPackage, ...target, ...more }));
      },
      [packageId, wishes] as const,
    );
  }

  /** Puts an offering's paywall on the page; what is bought there ends as `isTold` says. */
  async opensPaywall(offering: string): Promise<void> {
    await this.page.evaluate(async (identifier) => {
      const purchases = window.Purchases.getSharedInstance() as client.Purchases & WithPaywalls;
      const { all } = await purchases.getOfferings();
      const htmlTarget = document.querySelector<HTMLElement>("#target")!;
      window.tells(purchases.renderPaywall({ offering: all[identifier]!, htmlTarget }));
    }, offering);
  }

  get card() {
    return this.page.frameLocator("#payment-element iframe");
  }

  get email() {
    return this.page.frameLocator("#link-authentication-element iframe").locator("input");
  }

  /** Whatever lies above the page: the bank's question, the wallet's sheet. */
  get above() {
    return this.page.frameLocator("dialog iframe");
  }

  get pay() {
    return this.page.getByTestId("PayButton");
  }

  async givesCard(number: string = testCards.good): Promise<void> {
    await this.card.locator("#number").fill(number);
    await this.card.locator("#expiry").fill("12 / 40");
    await this.card.locator("#cvc").fill("123");
    await this.livesIn("DE", "04109");
  }

  async livesIn(country: string, postalCode: string): Promise<void> {
    await this.card.locator("#country").selectOption(country);
    await this.card.locator("#postal-code").fill(postalCode);
  }

  async givesEmail(): Promise<void> {
    await this.email.fill(`${this.id}@example.org`);
  }

  /** Pays as soon as the client lets her. */
  async pays(): Promise<void> {
    await this.page.locator('[data-testid="PayButton"]:enabled').click();
  }

  sees(text: string | RegExp): Promise<void> {
    return this.page.getByText(text).first().waitFor();
  }

  presses(name: string): Promise<void> {
    return this.page.getByRole("button", { name, exact: true }).click();
  }

  /** How the purchase with this number ended, once it has. */
  async isTold(at = 0): Promise<Told> {
    const told = await this.page.waitForFunction((index) => window.told[index], at);
    return (await told.jsonValue()) as Told;
  }

  /** What she has, as the client reads it. */
  async has() {
    return this.page.evaluate(async () => {
      const info = await window.Purchases.getSharedInstance().getCustomerInfo();
      return {
        entitlements: Object.keys(info.entitlements.active),
        subscriptions: [...info.activeSubscriptions],
        purchases: info.nonSubscriptionTransactions.map((one) => one.productIdentifier),
        managementUrl: info.managementURL,
      };
    });
  }

  /** What kind of period an entitlement is in, and until when. */
  async periodOf(entitlement: string) {
    return this.page.evaluate(async (id) => {
      const { entitlements } = await window.Purchases.getSharedInstance().getCustomerInfo();
      const { periodType, expirationDate } = entitlements.all[id]!;
      return { type: periodType, endsAt: expirationDate?.toISOString() ?? null };
    }, entitlement);
  }
}
