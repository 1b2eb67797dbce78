// @vitest-environment happy-dom
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { ErrorCode, type PurchaseParams, Purchases } from "../purchases.ts";
import { openHappyDomCheckout, pay, until } from "../testing/happy-dom-checkout.ts";
import {
  buys,
  cancelled,
  type HappyDomCheckout,
  layers,
  monthly,
  settled,
  startOf,
} from "../testing/happy-dom-purchase.ts";
import type { RecordedAnswer } from "../testing/recorded-server.ts";

afterEach(() => {
  if (Purchases.isConfigured()) Purchases.getSharedInstance().close();
  history.replaceState(null, "", "/");
});

describe("a purchase", () => {
  test("resolves with what was bought, and leaves nothing on the page", async () => {
    const shop = await openHappyDomCheckout();
    const { ended } = await buys(shop);
    await pay(shop.provider);
    expect(await ended).toMatchObject({
      value: {
        operationSessionId: "op_1",
        redemptionInfo: { redeemUrl: "app://redeem_web_purchase?redemption_token=x" },
        customerInfo: { entitlements: { active: { pro: { willRenew: true } } } },
        storeTransaction: {
          storeTransactionId: "txn_1",
          productIdentifier: "atelier_monthly",
          purchaseDate: new Date("2026-02-01T10:00:00Z"),
        },
      },
    });
    expect(layers()).toBe(0);
  });

  describe("whose customer cannot be read at once", () => {
    const reading = "GET /v1/subscribers/ada";
    /** How long the SDK's own patience takes here. */
    const inMs: Record<number, number> = { 1000: 50, 5000: 300 };
    const readsOf = (shop: HappyDomCheckout) => shop.calls().filter((call) => call === reading).length;
    async function paid(params: Partial<PurchaseParams>, answer: RecordedAnswer | Promise<RecordedAnswer>) {
      const later = globalThis.setTimeout;
      vi.stubGlobal("setTimeout", (work: () => void, ms = 0) => later(work, inMs[ms] ?? ms));
      onTestFinished(() => void vi.unstubAllGlobals());
      const more: Record<string, RecordedAnswer | Promise<RecordedAnswer>> = {};
      const shop = await openHappyDomCheckout(more);
      const rcPackage = await monthly(shop);
      const ended = shop.purchases.purchase({ rcPackage, skipSuccessPage: true, ...params }).catch((cause) => cause);
      more[reading] = answer;
      await pay(shop.provider);
      return { shop, ended, recover: () => delete more[reading] };
    }
    const known = { customerInfo: { entitlements: { active: { pro: {} } } } };

    test("is reported all the same, after the success page too", async () => {
      const { shop, ended, recover } = await paid({ skipSuccessPage: false }, { status: 200, text: "<html>" });
      await until(() => readsOf(shop) >= 3);
      recover();
      document.querySelector<HTMLElement>('[data-step="success"] button.hpc-button')?.click();
      expect(await ended).toMatchObject(known);
    });

    test("is reported all the same when a call hangs", async () => {
      const { promise: hanging, resolve: answer } = Promise.withResolvers<RecordedAnswer>();
      const { shop, ended, recover } = await paid({}, hanging);
      await until(() => readsOf(shop) === 1);
      recover();
      expect(await ended).toMatchObject(known);
      answer("hang up");
    });

    test.each([true, false])("is named in the error after ten readings; success page skipped: %s", async (skipped) => {
      const { shop, ended } = await paid({ skipSuccessPage: skipped }, { status: 500, text: "no" });
      await until(() => readsOf(shop) === 10);
      document.querySelector<HTMLElement>('[data-step="success"] button.hpc-button')?.click();
      expect(await ended).toMatchObject({
        errorCode: ErrorCode.CustomerInfoError,
        extra: { operationSessionId: "op_1" },
      });
      expect(readsOf(shop)).toBe(10);
    });
  });

  test("by its older name", async () => {
    const shop = await openHappyDomCheckout();
    const target = document.body.appendChild(document.createElement("div"));
    const ended = shop.purchases.purchasePackage(await monthly(shop), "ada@example.org", target);
    await until(() => startOf(shop) !== undefined);
    expect(startOf(shop)?.email).toBe("ada@example.org");
    expect(target.querySelector(".hpc-inline")).not.toBeNull();
    shop.purchases.closeCheckout();
    expect(await settled(ended)).toEqual(cancelled);
    target.remove();
  });

  test("is refused while another is open, and possible after it", async () => {
    const shop = await openHappyDomCheckout();
    const { ended } = await buys(shop);
    const another = await buys(shop);
    expect(await another.ended).toMatchObject({ refusal: { code: ErrorCode.OperationAlreadyInProgressError } });
    shop.purchases.closeCheckout();
    expect(await ended).toEqual(cancelled);
    const third = await buys(shop);
    await pay(shop.provider);
    expect(await third.ended).toHaveProperty("value");
  });

  test("needs a package", async () => {
    const { purchases } = await openHappyDomCheckout();
    const rcPackage = undefined as never;
    expect(await settled(purchases.purchase({ rcPackage }))).toEqual({
      refusal: { code: ErrorCode.PurchaseInvalidError, message: "Product ID was not set before purchase." },
    });
  });

  test("needs a product with an identifier", async () => {
    const shop = await openHappyDomCheckout();
    const rcPackage = await monthly(shop);
    const nameless = { ...rcPackage, webBillingProduct: { ...rcPackage.webBillingProduct, identifier: "" } };
    expect(await settled(shop.purchases.purchase({ rcPackage: nameless }))).toEqual({
      refusal: { code: ErrorCode.PurchaseInvalidError, message: "Product ID was not set before purchase." },
    });
  });
});

describe("a purchase that cannot be opened", () => {
  const sleeping = () => [layers(), document.querySelectorAll("[inert]").length, document.body.style.overflow];
  const awake = [0, 0, ""];

  test.each<[string, object | null]>([
    ["without a base price", { base: { price: null, period: { unit: "month", number: 1 } } }],
    ["without a length", { base: { price: { amountMicros: 1, currency: "EUR" }, period: null } }],
    ["of something sold once, without a price", {}],
  ])("is refused for an option %s, and nothing is started or covered", async (_, prices) => {
    document.body.append(document.createElement("main"));
    const shop = await openHappyDomCheckout();
    const purchaseOption = { id: "offer_x", priceId: "prc_x", ...prices };
    const { ended } = await buys(shop, { purchaseOption });
    const message = "The purchase option offer_x has no price.";
    expect(await ended).toEqual({ refusal: { code: ErrorCode.PurchaseInvalidError, message } });
    expect([startOf(shop), ...sleeping()]).toEqual([undefined, ...awake]);
    document.body.replaceChildren();
  });

  test("gives the page back where the page itself breaks it", async () => {
    const main = document.body.appendChild(document.createElement("main"));
    const listen = vi.spyOn(window, "addEventListener").mockImplementation((name) => {
      if (name === "popstate") throw new Error("Not here.");
    });
    const shop = await openHappyDomCheckout();
    const { ended } = await buys(shop);
    expect(await ended).toMatchObject({ refusal: { code: ErrorCode.UnknownError } });
    expect(sleeping()).toEqual(awake);
    listen.mockRestore();
    main.remove();
  });
});

test("a purchase invalidates the virtual currencies", async () => {
  const currencies = "GET /v1/subscribers/ada/virtual_currencies";
  const shop = await openHappyDomCheckout({ [currencies]: { body: { virtual_currencies: {} } } });
  await shop.purchases.getVirtualCurrencies();
  const { ended } = await buys(shop);
  await pay(shop.provider);
  await ended;
  expect(shop.purchases.getCachedVirtualCurrencies()).toBeNull();
  await shop.purchases.getVirtualCurrencies();
  expect(shop.calls().filter((call) => call === currencies)).toHaveLength(2);
});

describe("customer info listeners", () => {
  test("are called after a purchase, and with null for another user", async () => {
    const shop = await openHappyDomCheckout();
    const heard: (string[] | null)[] = [];
    const stop = shop.purchases.onCustomerInfo((info) => heard.push(info && Object.keys(info.entitlements.active)));
    await shop.purchases.getCustomerInfo();
    const { ended } = await buys(shop);
    await pay(shop.provider);
    await ended;
    await shop.purchases.changeUser("bert");
    stop();
    await shop.purchases.getCustomerInfo();
    expect(heard).toEqual([[], ["pro", "lookbook"], null, ["pro", "lookbook"]]);
  });

  test("cannot spoil what is read", async () => {
    const { purchases } = await openHappyDomCheckout();
    purchases.onCustomerInfo(() => {
      throw new Error("Not my day.");
    });
    expect(Object.keys((await purchases.getCustomerInfo()).entitlements.active)).toEqual([]);
  });

  test("are not called for a user who was changed in between", async () => {
    const shop = await openHappyDomCheckout();
    const heard: unknown[] = [];
    const late = shop.purchases.getCustomerInfo();
    await shop.purchases.changeUser("bert");
    shop.purchases.onCustomerInfo((info) => heard.push(info));
    await late;
    expect(heard).toEqual([]);
  });
});
