import type { Browser, Page, Route } from "playwright-core";
import { onTestFinished } from "vitest";
import type { BuyParams, PurchaseReport, TestPage } from "./shop-page/test-page.ts";
import type { ShopKey, ShopServer } from "./shop-server.ts";

declare global {
  interface Window {
    shop: TestPage;
  }
}

export const cards = {
  good: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  bankAsks: "4000 0027 6000 3184",
  broken: "4000 0000 0000 0119",
};

export type PackageId = "$rc_monthly" | "$rc_annual" | "$rc_three_month" | "pattern";

/** A customer with a browser of their own, on a page that sells. */
export class ChromiumCustomer {
  readonly page: Page;
  readonly name: string;
  readonly consoleErrors: string[] = [];
  /** Every address that the browser requested. */
  readonly requestedUrls: string[] = [];

  private constructor(page: Page, name: string) {
    this.page = page;
    this.name = name;
  }

  /** @param atEnd a test that runs beside others gives its own `onTestFinished` */
  static async open(
    browser: Browser,
    shop: ShopServer,
    name: string,
    size = { width: 1280, height: 900 },
    atEnd: (clean: () => Promise<void>) => void = onTestFinished,
  ) {
    const context = await browser.newContext({ viewport: size, locale: "en-US" });
    atEnd(() => context.close());
    const customer = new ChromiumCustomer(await context.newPage(), name);
    customer.#recordPage();
    await customer.page.goto(shop.address);
    await customer.configures("rcb_sb_boutique", name);
    return customer;
  }

  #recordPage(): void {
    this.page.on("pageerror", (error) => this.consoleErrors.push(String(error)));
    this.page.on("console", (message) => {
      // Browsers log every failed call, and React advertises its developer tools.
      if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
        this.consoleErrors.push(message.text());
    });
    this.page.on("request", (request) => this.requestedUrls.push(request.url()));
  }

  async configures(key: ShopKey, appUserId: string): Promise<void> {
    await this.page.evaluate(([apiKey, id]) => window.shop.configure(apiKey, id), [key, appUserId] as const);
  }

  async startsPurchase(packageId: PackageId, params: BuyParams = {}): Promise<void> {
    await this.page.evaluate(([id, more]) => window.shop.buy(id, more), [packageId, params] as const);
  }

  /** Drops the connection of the next matching calls: before or after the server received them. */
  async losesConnection(
    pattern: RegExp,
    { times = 1, side = "before" }: { times?: number; side?: "before" | "after" } = {},
  ) {
    await this.page.route(
      pattern,
      async (route) => {
        if (side === "after") await route.fetch();
        await route.abort("connectionreset");
      },
      { times },
    );
  }

  /** Delays matching calls, on their way to the server or back. @returns lets them pass */
  async delaysCalls(pattern: RegExp, { side = "before" }: { side?: "before" | "after" } = {}): Promise<() => void> {
    let isHeld = true;
    let release = () => {};
    const until = new Promise<void>((resolve) => {
      release = () => {
        isHeld = false;
        resolve();
      };
    });
    const pass = async (route: Route) => {
      const answer = isHeld && side === "after" ? await route.fetch() : null;
      await until;
      await (answer ? route.fulfill({ response: answer }) : route.fallback());
    };
    // The page may be closed by then.
    await this.page.route(pattern, (route) => pass(route).catch(() => {}));
    return release;
  }

  /** Answers the next matching calls in the server's place. */
  async getsAnswer(pattern: RegExp, answer: { status: number; body: string; contentType?: string }, times = 1) {
    await this.page.route(pattern, (route) => route.fulfill(answer), { times });
  }

  get card() {
    return this.page.frameLocator('iframe[title="Secure card form"]');
  }

  get email() {
    return this.page.frameLocator('iframe[title="Secure email form"]').locator("input");
  }

  get pay() {
    return this.page.getByTestId("PayButton");
  }

  async entersCard(number = cards.good): Promise<void> {
    await this.card.locator("#number").fill(number);
    await this.card.locator("#expiry").fill("12 / 40");
    await this.card.locator("#cvc").fill("123");
    await this.card.locator("#country").selectOption("DE");
    const postalCode = this.card.locator("#postal-code");
    if (await postalCode.isVisible()) await postalCode.fill("04109");
  }

  async fillsForm(number = cards.good): Promise<void> {
    await this.email.fill("ada@example.org");
    await this.entersCard(number);
    await this.page.locator('[data-testid="PayButton"]:enabled').waitFor();
  }

  sees(text: string): Promise<void> {
    return this.page.getByText(text, { exact: true }).first().waitFor();
  }

  clicks(name: string): Promise<void> {
    return this.page.getByRole("button", { name, exact: true }).click();
  }

  /** Waits for a purchase to end. */
  async purchaseReport(at = 0): Promise<PurchaseReport> {
    const report = await this.page.waitForFunction((index) => window.shop.reports[index], at);
    return (await report.jsonValue()) as PurchaseReport;
  }

  /** What a checkout left on the page. */
  leftovers() {
    return this.page.evaluate(() => ({
      layers: document.querySelectorAll(".hpc-layer, .hpc-inline").length,
      inert: document.querySelectorAll("[inert]").length,
      bodyStyle: document.body.getAttribute("style") ?? "",
      historyState: history.state as unknown,
    }));
  }
}

export const nothingLeft = { layers: 0, inert: 0, bodyStyle: "", historyState: null };
