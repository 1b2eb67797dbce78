// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { defined } from "../../vitest/defined.ts";
import { ErrorCode, type PurchaseParams, Purchases } from "../purchases.ts";
import { openHappyDomCheckout, pay, until, waitForPaymentForm } from "../testing/happy-dom-checkout.ts";
import * as recorded from "../testing/recorded-answers.ts";
import type { RecordedAnswer } from "../testing/recorded-server.ts";

const branded: RecordedAnswer = {
  body: {
    ...recorded.branding,
    gateway_tax_collection_enabled: false,
    appearance: { color_buttons_primary: "#AA0011", shapes: "pill" },
  },
};
const calls = {
  branding: "GET /rcbilling/v1/branding",
  start: "POST /rcbilling/v1/checkout/start",
  taxes: "POST /rcbilling/v1/checkout/op_1/calculate_taxes",
  offerings: "GET /v1/subscribers/ada/offerings",
  status: "GET /rcbilling/v1/checkout/op_1",
} as const;

/** How long the SDK's own patience takes here. */
const later = globalThis.setTimeout;
beforeEach(() => {
  vi.stubGlobal("setTimeout", (work: () => void, ms = 0) => later(work, ms === 2000 ? 5 : ms));
});
afterEach(() => {
  vi.unstubAllGlobals();
  if (Purchases.isConfigured()) Purchases.getSharedInstance().close();
  history.replaceState(null, "", "/");
});

/** A shop in which one call is answered when `answer` is called, at the latest after the test. */
async function shopThatHolds(call: keyof typeof calls, more: Record<string, RecordedAnswer> = {}) {
  const { promise, resolve: answer } = Promise.withResolvers<RecordedAnswer>();
  const shop = await openHappyDomCheckout({ ...more, [calls[call]]: promise });
  onTestFinished(() => answer(branded));
  return { shop, answer };
}

type HappyDomCheckout = Awaited<ReturnType<typeof openHappyDomCheckout>>;

async function buys({ purchases }: HappyDomCheckout, params: Partial<PurchaseParams> = {}) {
  const rcPackage = defined(defined((await purchases.getOfferings()).current).monthly);
  const ended = purchases.purchase({ rcPackage, skipSuccessPage: true, ...params }).catch((cause: unknown) => cause);
  return { ended };
}

const cancelled = { errorCode: ErrorCode.UserCancelledError };
const layers = () => document.querySelectorAll(".hpc-layer, .hpc-inline, .hpp-layer").length;
const isAsked = (shop: HappyDomCheckout, call: keyof typeof calls) => until(() => shop.calls().includes(calls[call]));

describe("a branding that takes too long", () => {
  test("does not keep the form away", async () => {
    const { shop } = await shopThatHolds("branding", { [calls.taxes]: { body: recorded.taxed } });
    const { ended } = await buys(shop);
    await pay(shop.provider);
    expect(await ended).toMatchObject({ storeTransaction: { storeTransactionId: "txn_1" } });
  });

  test("leaves it to the billing service whether there is tax", async () => {
    const { shop } = await shopThatHolds("branding", { [calls.taxes]: { body: recorded.taxed } });
    const { ended } = await buys(shop);
    await isAsked(shop, "taxes");
    await until(() => document.body.textContent.includes("$10.79"));
    shop.purchases.closeCheckout();
    await ended;
  });

  test("paints the page and the provider's fields when it comes", async () => {
    const { shop, answer } = await shopThatHolds("branding", { [calls.taxes]: { body: recorded.taxed } });
    const { ended } = await buys(shop);
    await waitForPaymentForm(shop.provider);
    expect(shop.provider.made.elements).toMatchObject({ appearance: { variables: { borderRadius: "4px" } } });
    answer(branded);
    const root = () => document.querySelector(".hpc-root")?.getAttribute("style") ?? "";
    await until(() => /--hpc-primary: ?#aa0011/i.test(root()));
    await until(() => "appearance" in (shop.provider.made.update ?? {}));
    expect(shop.provider.made.update).toMatchObject({ appearance: { variables: { borderRadius: "12px" } } });
    shop.purchases.closeCheckout();
    await ended;
  });
});

describe("a status that hangs after the payment", () => {
  const inMs: Record<number, number> = { 1000: 5, 5000: 300 };
  async function paid() {
    vi.stubGlobal("setTimeout", (work: () => void, ms = 0) => later(work, inMs[ms] ?? ms));
    const { shop, answer } = await shopThatHolds("status");
    const { ended } = await buys(shop);
    await pay(shop.provider);
    await until(() => document.querySelector('[data-step="error"]') !== null);
    return { shop, answer, ended };
  }

  test("is reported as a lost connection, and 'Try again' repeats the call", async () => {
    const { shop, answer, ended } = await paid();
    expect(document.querySelector('[data-step="error"]')?.textContent).toContain("Network error.");
    answer({ body: recorded.statusOf({ store_transaction_identifier: "txn_1" }) });
    document.querySelector<HTMLElement>('[data-step="error"] button')?.click();
    expect(await ended).toMatchObject({ operationSessionId: "op_1" });
    expect(shop.calls().filter((call) => call === calls.start)).toHaveLength(1);
  });

  test("lets go of the page, and does not call the purchase cancelled", async () => {
    const { shop, ended } = await paid();
    shop.purchases.closeCheckout();
    expect(await ended).toMatchObject({ errorCode: ErrorCode.NetworkError });
    expect(layers()).toBe(0);
  });
});

describe("closing from code settles at once", () => {
  test("while the branding hangs", async () => {
    const { shop } = await shopThatHolds("branding");
    const { ended } = await buys(shop);
    await until(() => layers() === 1);
    shop.purchases.closeCheckout();
    expect(await ended).toMatchObject(cancelled);
    expect(layers()).toBe(0);
  });

  test("while the start hangs, and its late answer is ignored", async () => {
    const { shop, answer } = await shopThatHolds("start");
    const { ended } = await buys(shop);
    await isAsked(shop, "start");
    shop.purchases.closeCheckout();
    expect(await ended).toMatchObject(cancelled);
    answer({ status: 500, text: "oops" });
    expect([layers(), shop.provider.received]).toEqual([0, []]);
  });

  test("before anything is there", async () => {
    const { shop, answer } = await shopThatHolds("start");
    const { ended } = await buys(shop);
    shop.purchases.closeCheckout();
    expect(await ended).toMatchObject(cancelled);
    answer("hang up");
    expect([layers(), history.state]).toEqual([0, null]);
  });

  test("while a paywall waits for what is offered", async () => {
    const { shop } = await shopThatHolds("offerings");
    const ended = shop.purchases.presentPaywall().catch((cause: unknown) => cause);
    await isAsked(shop, "offerings");
    shop.purchases.closeCheckout();
    expect(await ended).toMatchObject(cancelled);
    expect(layers()).toBe(0);
  });
});
