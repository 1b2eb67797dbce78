// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from "vitest";
import { ErrorCode, Purchases } from "../purchases.ts";
import { openHappyDomCheckout, pay, until } from "../testing/happy-dom-checkout.ts";
import { buys, started } from "../testing/happy-dom-purchase.ts";

afterEach(() => {
  if (Purchases.isConfigured()) Purchases.getSharedInstance().close();
  history.replaceState(null, "", "/");
});

describe("a test store", () => {
  const press = async (name: string) => {
    const button = () => [...document.querySelectorAll("button")].find((one) => one.textContent === name);
    await until(() => button() !== undefined);
    button()?.click();
  };

  const buysAndPresses = async (button: string) => {
    const shop = await openHappyDomCheckout({}, { apiKey: "test_x" });
    const { ended } = await buys(shop);
    await press(button);
    return { shop, ended };
  };

  test("ends with a transaction that is made up here", async () => {
    const { shop, ended } = await buysAndPresses("Test valid purchase");
    expect(await ended).toMatchObject({
      value: {
        operationSessionId: expect.stringMatching(/^test_store_operation_session_/),
        storeTransaction: { storeTransactionId: expect.stringMatching(/^test_\d+_[0-9a-f-]{36}$/) },
      },
    });
    expect(shop.calls()).not.toContain("GET /rcbilling/v1/branding");
  });

  test("sends a receipt with the product and where it was offered", async () => {
    const { shop, ended } = await buysAndPresses("Test valid purchase");
    await ended;
    expect(shop.wire.seen.find((one) => one.call === "POST /v1/receipts")?.body).toEqual({
      fetch_token: expect.stringMatching(/^test_\d+_[0-9a-f-]{36}$/),
      product_id: "atelier_monthly",
      app_user_id: "ada",
      presented_offering_identifier: "default",
      presented_placement_identifier: null,
      applied_targeting_rule: { rule_id: "rule_a", revision: 3 },
      initiation_source: "purchase",
    });
  });

  test.each([
    ["Test failed purchase", ErrorCode.ProductNotAvailableForPurchaseError],
    ["Cancel", ErrorCode.UserCancelledError],
  ])("%s", async (button, code) => {
    const { shop, ended } = await buysAndPresses(button);
    expect(await ended).toMatchObject({ refusal: { code } });
    expect(shop.calls()).not.toContain("POST /v1/receipts");
  });
});

describe("preload", () => {
  test("reads the branding once for all who ask, and nothing of the card provider's", async () => {
    const shop = await openHappyDomCheckout();
    await Promise.all([shop.purchases.preload(), shop.purchases.preload()]);
    await started(shop);
    expect(shop.calls().filter((call) => call === "GET /rcbilling/v1/branding")).toHaveLength(1);
    expect(document.querySelectorAll("script")).toHaveLength(0);
  });

  test("asks again after a failure, and never rejects", async () => {
    const shop = await openHappyDomCheckout({ "GET /rcbilling/v1/branding": { status: 200, text: "<html>" } });
    await shop.purchases.preload();
    await shop.purchases.preload();
    expect(shop.calls().filter((call) => call === "GET /rcbilling/v1/branding")).toHaveLength(2);
  });

  test("a checkout goes on without the branding", async () => {
    const shop = await openHappyDomCheckout({ "GET /rcbilling/v1/branding": { status: 200, text: "<html>" } });
    const { ended } = await buys(shop);
    await pay(shop.provider);
    expect(await ended).toHaveProperty("value");
  });
});
