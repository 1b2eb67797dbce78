import { describe, expect, test } from "vitest";
import { ErrorCode } from "../purchases.ts";
import { nothingLeft } from "../testing/chromium-customer.ts";
import { newAppUserId, newCustomer, openShopInChromium } from "../testing/chromium-shop.ts";

openShopInChromium();

describe("a test store", () => {
  const shopper = async () => {
    const ada = await newCustomer();
    await ada.configures("test_boutique", newAppUserId());
    return ada;
  };

  test("sells without a card", async () => {
    const ada = await shopper();
    await ada.startsPurchase("$rc_monthly");
    await ada.page.getByText("you won’t be charged").waitFor();
    await ada.clicks("Test valid purchase");
    const told = await ada.purchaseReport();
    expect(told).toMatchObject({ paid: { entitlements: ["pro"], transaction: expect.stringMatching(/^test_\d+_/) } });
    expect(await ada.leftovers()).toEqual(nothingLeft);
    expect(ada.requestedUrls.filter((url) => /branding|gateway|checkout\/start/.test(url))).toEqual([]);
  });

  test("is left by the browser's back button", async () => {
    const ada = await shopper();
    await ada.startsPurchase("$rc_monthly");
    await ada.page.getByText("you won’t be charged").waitFor();
    await ada.page.goBack();
    expect(await ada.purchaseReport()).toMatchObject({ refused: { code: ErrorCode.UserCancelledError } });
    expect(await ada.leftovers()).toEqual(nothingLeft);
  });

  test.each([
    ["Test failed purchase", ErrorCode.ProductNotAvailableForPurchaseError],
    ["Cancel", ErrorCode.UserCancelledError],
  ])("%s", async (button, code) => {
    const ada = await shopper();
    await ada.startsPurchase("$rc_monthly");
    await ada.clicks(button);
    expect(await ada.purchaseReport()).toMatchObject({ refused: { code } });
    expect(await ada.leftovers()).toEqual(nothingLeft);
  });
});
