// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { ErrorCode, type PurchaseParams, Purchases } from "./purchases.ts";
import { formIsShown, openDomShop, pay, until } from "./testing/dom-shop.ts";
import * as recorded from "./testing/recorded.ts";
import type { WireAnswer } from "./testing/wire.ts";

const branded: WireAnswer = {
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
async function shopThatHolds(call: keyof typeof calls, more: Record<string, WireAnswer> = {}) {
  const { promise, resolve: answer } = Promise.withResolvers<WireAnswer>();
  const shop = await openDomShop({ ...more, [calls[call]]: promise });
  onTestFinished(() => answer(branded));
  return { shop, answer };
}

type Shop = Awaited<ReturnType<typeof openDomShop>>;

async function buys({ purchases }: Shop, params: Partial<PurchaseParams> = {}) {
  const rcPackage = (await purchases.getOfferings()).current!.monthly!;
  const ended = purchases.purchase({ rcPackage, skipSuccessPage: true, ...params }).catch((cause: unknown) => cause);
  return { ended };
}

const cancelled = { errorCode: ErrorCode.UserCancelledError };
const layers = () => document.querySelectorAll(".hpc-layer, .hpc-inline, .hpp-layer").length;
const isAsked = (shop: Shop, call: keyof typeof calls) => until(() => shop.calls().includes(calls[call]));

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
    await formIsShown(shop.provider);
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

describe("closing from code settles at once", () => {
  test("while the branding hangs", async () => {
    const { shop } = await shopThatHolds("branding");
    const { ended } = await buys(shop);
    await until(() => layers() === 1);
    shop.purchases.closeCheckout();
    expect(await ended).toMatchObject(cancelled);
    expect(layers()).toBe(0);
  });

  test("while the start hangs, and what it says later is nobody's business", async () => {
    const { shop, answer } = await shopThatHolds("start");
    const { ended } = await buys(shop);
    await isAsked(shop, "start");
    shop.purchases.closeCheckout();
    expect(await ended).toMatchObject(cancelled);
    answer({ status: 500, text: "oops" });
    expect([layers(), shop.provider.heard]).toEqual([0, []]);
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
