import type { Browser, Page } from "playwright-core";

export interface Machine {
  cpuRate: number;
  /** The network's latency and bandwidth. */
  line: { latencyMs: number; kBPerSecond: number } | null;
}

export interface PurchaseTiming {
  /** From opening the page until its script has run. */
  pageMs: number;
  /** From calling `purchase` until the form is visible. */
  formMs: number;
  /** Transferred before `purchase`, and from then until the form. */
  bytesBefore: number;
  bytesAfter: number;
}

export interface Customer {
  apiKey: string;
  appUserId: string;
  proxyURL: string;
  /** The page has fetched the checkout's code before the purchase. */
  isPreloaded: boolean;
}

interface Sdk {
  configure(config: object): {
    getOfferings(): Promise<{ current: { monthly: object } }>;
    preload(): Promise<void>;
    purchase(params: object): Promise<unknown>;
  };
  getSharedInstance(): ReturnType<Sdk["configure"]>;
}

interface ShopWindow {
  Purchases: Sdk;
  loadedAt: number;
  rcPackage: object;
}

/** Starts one purchase in a fresh browser, up to the form. */
export async function timedPurchase(
  browser: Browser,
  address: string,
  customer: Customer,
  machine: Machine,
): Promise<PurchaseTiming> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "en-US" });
  try {
    const page = await context.newPage();
    page.on("pageerror", (error) => process.stderr.write(`${address}: ${error.message}\n`));
    const bytes = await setUp(page, machine);
    return await timeOn(page, address, customer, bytes);
  } finally {
    await context.close();
  }
}

async function timeOn(page: Page, address: string, customer: Customer, bytes: () => number): Promise<PurchaseTiming> {
  await page.goto(address);
  await page.waitForFunction(() => "loadedAt" in window);
  const pageMs = await page.evaluate(prepare, customer);
  await page.waitForLoadState("networkidle");
  const bytesBefore = bytes();
  const formMs = await page.evaluate(untilFormIsThere);
  await page.waitForTimeout(100);
  return { pageMs, formMs, bytesBefore, bytesAfter: bytes() - bytesBefore };
}

/** @returns the number of bytes transferred so far */
async function setUp(page: Page, { cpuRate, line }: Machine): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  let total = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    total += encodedDataLength;
  });
  await session.send("Network.enable");
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuRate });
  if (line) {
    const throughput = line.kBPerSecond * 1_000;
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: line.latencyMs,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  }
  return () => total;
}

/** Runs in the page: everything before the purchase. */
async function prepare({ apiKey, appUserId, proxyURL, isPreloaded }: Customer): Promise<number> {
  const shop = window as unknown as ShopWindow;
  const flags = { collectAnalyticsEvents: false };
  const purchases = shop.Purchases.configure({ apiKey, appUserId, httpConfig: { proxyURL }, flags });
  shop.rcPackage = (await purchases.getOfferings()).current.monthly;
  if (isPreloaded) await purchases.preload();
  return shop.loadedAt;
}

/** Runs in the page. The form is visible when the card's frame and the pay button are. */
async function untilFormIsThere(): Promise<number> {
  const { Purchases, rcPackage } = window as unknown as ShopWindow;
  const isSeen = (selector: string) => {
    const one = document.querySelector(selector);
    const isDrawn = (one?.getBoundingClientRect().height ?? 0) > 20;
    return isDrawn && one?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const startedAt = performance.now();
  let fault: unknown;
  Purchases.getSharedInstance()
    .purchase({ rcPackage })
    .catch((error: unknown) => {
      fault = error;
    });
  while (!(isSeen('iframe[title="Secure card form"]') && isSeen('[data-testid="PayButton"]'))) {
    if (fault) throw fault;
    if (performance.now() - startedAt > 30_000) throw new Error("No form was seen in 30 seconds.");
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return performance.now() - startedAt;
}
