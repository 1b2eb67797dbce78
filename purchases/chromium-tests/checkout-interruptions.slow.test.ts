import { describe, expect, test } from "vitest";
import { ErrorCode } from "../purchases.ts";
import { nothingLeft } from "../testing/chromium-customer.ts";
import { newCustomer, openShopInChromium, shop } from "../testing/chromium-shop.ts";

openShopInChromium();
const callsOf = (pattern: RegExp) => shop.calls.filter((call) => pattern.test(call)).length;

describe("a lost connection", () => {
  test("at the start is reported, and trying again really tries again", async () => {
    const ada = await newCustomer();
    await ada.losesConnection(/start$/);
    await ada.startsPurchase("$rc_monthly");
    await ada.sees("Network error. Please check your internet connection.");
    await ada.clicks("Try again");
    await ada.sees("Secure checkout");
    await ada.clicks("Back");
    expect(await ada.purchaseReport()).toMatchObject({ refused: { code: ErrorCode.UserCancelledError } });
  });

  test("while completing is shown in the form, which can be sent again", async () => {
    const ada = await newCustomer();
    const before = await shop.charges();
    await ada.startsPurchase("$rc_monthly", { skipSuccessPage: true });
    await ada.fillsForm();
    await ada.losesConnection(/complete$/, { side: "after" });
    await ada.pay.click();
    await ada.page.getByTestId("form-notice").waitFor();
    await ada.clicks("Try again");
    expect(await ada.purchaseReport()).toHaveProperty("paid");
    expect(await shop.charges()).toBe(before + 1);
  });

  test("after the card was charged never charges it again", async () => {
    const ada = await newCustomer();
    const before = await shop.charges();
    await ada.startsPurchase("$rc_monthly", { skipSuccessPage: true });
    await ada.fillsForm();
    await ada.losesConnection(/payment_intents\/.*\/confirm$/, { side: "after" });
    await ada.pay.click();
    await ada.page.getByTestId("form-notice").waitFor();
    expect(await shop.charges()).toBe(before + 1);
    await ada.pay.click();
    expect(await ada.purchaseReport()).toHaveProperty("paid");
    expect(await shop.charges()).toBe(before + 1);
  });

  test("while asking for the outcome is survived; a longer one can be tried again without paying", async () => {
    const ada = await newCustomer();
    const before = await shop.charges();
    await ada.startsPurchase("$rc_monthly", { skipSuccessPage: true });
    await ada.fillsForm();
    await ada.losesConnection(/\/checkout\/op_[^/]+$/, { times: 2 });
    await ada.pay.click();
    await ada.sees("Network error. Please check your internet connection.");
    const completions = callsOf(/complete$/);
    await ada.clicks("Try again");
    expect(await ada.purchaseReport()).toHaveProperty("paid");
    expect([await shop.charges(), callsOf(/complete$/)]).toEqual([before + 1, completions]);
  });
});

describe("leaving", () => {
  test("by the browser's back button cancels, and the next one leaves the page", async () => {
    const ada = await newCustomer();
    await ada.page.evaluate(() => history.pushState({ idx: 1 }, "", "/#two"));
    await ada.startsPurchase("$rc_monthly");
    await ada.sees("Secure checkout");
    await ada.page.goBack();
    expect(await ada.purchaseReport()).toMatchObject({ refused: { code: ErrorCode.UserCancelledError } });
    expect(await ada.leftovers()).toEqual({ ...nothingLeft, historyState: { idx: 1 } });
    expect(ada.page.url()).toMatch(/#two$/);
    await ada.page.goBack();
    expect(ada.page.url()).not.toMatch(/#two$/);
  });

  test("is not what a page does that goes to a fragment of itself, or back from it", async () => {
    const ada = await newCustomer();
    await ada.startsPurchase("$rc_monthly");
    await ada.pay.waitFor();
    const heard = () => ada.page.evaluate(() => (window as { heard?: string[] }).heard);
    await ada.page.evaluate(() => {
      const heard: string[] = Object.assign(window, { heard: [] as string[] }).heard;
      window.addEventListener("popstate", () => heard.push(location.hash));
      location.hash = "#three";
    });
    await expect.poll(heard).toEqual(["#three"]);
    await ada.page.goBack();
    await expect.poll(heard).toEqual(["#three", ""]);
    expect(await ada.pay.isVisible()).toBe(true);
    await ada.page.goBack();
    expect(await ada.purchaseReport()).toMatchObject({ refused: { code: ErrorCode.UserCancelledError } });
    expect([await heard(), await ada.leftovers()]).toEqual([["#three", ""], nothingLeft]);
  });

  test("while the purchase is still being started", async () => {
    const ada = await newCustomer();
    const release = shop.hold(/start$/);
    await ada.startsPurchase("$rc_monthly");
    await ada.page.locator(".hpc-layer").waitFor();
    await ada.page.goBack();
    expect(await ada.purchaseReport()).toMatchObject({ refused: { code: ErrorCode.UserCancelledError } });
    release();
    expect(await ada.leftovers()).toEqual(nothingLeft);
  });

  test("while the money moves waits for what comes of it", async () => {
    const ada = await newCustomer();
    await ada.startsPurchase("$rc_monthly");
    await ada.fillsForm();
    const release = shop.hold(/payment_intents\/.*\/confirm$/);
    await ada.pay.click();
    await ada.page.waitForRequest(/confirm$/);
    await ada.page.goBack();
    release();
    await ada.sees("Payment complete");
    await ada.page.goBack();
    expect(await ada.purchaseReport()).toHaveProperty("paid");
    expect(await ada.leftovers()).toEqual(nothingLeft);
  });

  test.each(["Escape", "code"])("by %s", async (way) => {
    const ada = await newCustomer();
    await ada.page.locator("#buy").focus();
    await ada.startsPurchase("$rc_monthly");
    await ada.sees("Secure checkout");
    if (way === "Escape") await ada.page.keyboard.press("Escape");
    else await ada.page.evaluate(() => window.shop.close());
    expect(await ada.purchaseReport()).toMatchObject({ refused: { code: ErrorCode.UserCancelledError } });
    expect(await ada.leftovers()).toEqual(nothingLeft);
    expect(await ada.page.evaluate(() => document.activeElement?.id)).toBe("buy");
  });
});
