import { describe, expect, test } from "vitest";
import { answersBank } from "../../e2e/bank.ts";
import { ErrorCode } from "../purchases.ts";
import { cards, nothingLeft } from "../testing/chromium-customer.ts";
import { newCustomer, openShopInChromium, shop } from "../testing/chromium-shop.ts";

openShopInChromium();
const callsOf = (pattern: RegExp) => shop.calls.filter((call) => pattern.test(call)).length;

describe("a purchase", () => {
  test("that was prepared has its code and its branding beforehand, and nothing of the card provider's", async () => {
    const ada = await newCustomer();
    const code = () => ada.requestedUrls.filter((url) => /open-checkout.*\.js$/.test(url)).length;
    await ada.page.waitForLoadState("networkidle");
    expect(code()).toBe(0);
    const brandings = callsOf(/branding$/);
    await ada.page.evaluate(() => window.shop.preload());
    expect([code(), callsOf(/branding$/) - brandings]).toEqual([1, 1]);
    expect(ada.requestedUrls.filter((url) => url.includes("/gateway/") || url.includes("stripe.com"))).toEqual([]);
    await ada.startsPurchase("$rc_monthly");
    await ada.sees("Secure checkout");
    expect([code(), callsOf(/branding$/) - brandings]).toEqual([1, 1]);
    await ada.clicks("Back");
  });

  test("a trial saves the card, takes nothing, and needs no email that is known", async () => {
    const ada = await newCustomer();
    const before = await shop.charges();
    await ada.startsPurchase("$rc_annual", { customerEmail: "ada@example.org", skipSuccessPage: true });
    await ada.entersCard();
    expect(await ada.page.locator(".hpc-field-email").count()).toBe(0);
    expect(await ada.pay.innerText()).toBe("Start trial");
    await ada.pay.click();
    expect(await ada.purchaseReport()).toMatchObject({ paid: { entitlements: ["pro"] } });
    expect(await shop.charges()).toBe(before);
  });

  test("an error that the fields do not show is shown by the page", async () => {
    const ada = await newCustomer();
    await ada.startsPurchase("$rc_monthly");
    await ada.fillsForm(cards.broken);
    await ada.pay.click();
    const notice = ada.page.getByTestId("form-notice");
    await notice.waitFor();
    expect(await notice.innerText()).toContain("An error occurred while processing your card.");
    await ada.clicks("Try again");
    await notice.waitFor({ state: "detached" });
  });

  test("the bank's question lies above the checkout", async () => {
    const ada = await newCustomer();
    await ada.startsPurchase("$rc_monthly", { skipSuccessPage: true });
    await ada.fillsForm(cards.bankAsks);
    await ada.pay.click();
    await answersBank(ada.page, "Complete");
    expect(await ada.purchaseReport()).toHaveProperty("paid");
  });

  test("a button that goes with what it was pressed on takes no focus with it, nor does a click beside", async () => {
    const ada = await newCustomer();
    await ada.losesConnection(/checkout\/start$/);
    await ada.startsPurchase("$rc_monthly");
    await ada.sees("Something went wrong");
    const press = (name: string) => ada.page.getByRole("button", { name, exact: true }).press("Enter");
    await press("Try again");
    await ada.fillsForm(cards.broken);
    await ada.pay.click();
    await ada.page.getByTestId("form-notice").waitFor();
    await press("Try again");
    await expect.poll(() => ada.pay.evaluate((one) => one === document.activeElement)).toBe(true);
    await ada.page.mouse.click(5, 5);
    await ada.page.keyboard.press("Escape");
    expect(await ada.purchaseReport()).toMatchObject({ refused: { code: ErrorCode.UserCancelledError } });
  });

  test("inside the page, what came of it is scrolled to", async () => {
    const ada = await newCustomer({ width: 600, height: 700 });
    await ada.page.locator("#target").evaluate((target: HTMLElement) => {
      target.style.marginBlock = "120vh";
    });
    await ada.losesConnection(/checkout\/start$/);
    await ada.startsPurchase("$rc_monthly", { isEmbedded: true });
    const again = ada.page.getByRole("button", { name: "Try again", exact: true });
    await again.waitFor();
    await expect.poll(() => again.evaluate((one) => one.getBoundingClientRect().bottom)).toBeLessThanOrEqual(700);
  });

  test("says to the ear what is waited for, what is due, and why it failed", async () => {
    const ada = await newCustomer();
    const release = await ada.delaysCalls(/\/gateway\/stripe\.js/);
    await ada.startsPurchase("$rc_annual");
    const says = (words: string | RegExp) => ada.page.getByRole("status").filter({ hasText: words }).waitFor();
    await says("Preparing the checkout");
    release();
    await says(/^Due on .+ €36\.00\. Total due today €0$/);
    await ada.clicks("Back");
    await ada.losesConnection(/checkout\/start$/);
    await ada.startsPurchase("$rc_annual");
    const title = ada.page.getByRole("heading", { name: "Something went wrong" });
    await title.waitFor();
    const reason = await title.evaluate((one) => [
      one === document.activeElement,
      document.getElementById(one.getAttribute("aria-describedby") ?? "")?.innerText,
    ]);
    expect(reason).toEqual([true, expect.stringContaining("Network error.")]);
  });

  test("inside an element of the page it makes no step in the history and has a way back", async () => {
    const ada = await newCustomer({ width: 600, height: 900 });
    const steps = () => ada.page.evaluate(() => history.length);
    const before = await steps();
    await ada.startsPurchase("$rc_monthly", { isEmbedded: true, customerEmail: "ada@example.org" });
    await ada.entersCard();
    expect(await steps()).toBe(before);
    expect(await ada.page.locator("#target .hpc-root[data-layout=mobile]").count()).toBe(1);
    await ada.clicks("Back");
    expect(await ada.purchaseReport()).toMatchObject({ refused: { code: 1 } });
    expect(await ada.leftovers()).toEqual(nothingLeft);
  });
});

describe("never twice", () => {
  test("a second purchase is refused while one is open", async () => {
    const ada = await newCustomer();
    await ada.startsPurchase("$rc_monthly");
    await ada.sees("Secure checkout");
    await ada.startsPurchase("$rc_monthly");
    expect(await ada.purchaseReport(1)).toMatchObject({ refused: { code: ErrorCode.OperationAlreadyInProgressError } });
    expect(await ada.page.locator(".hpc-layer").count()).toBe(1);
  });
});

test("a checkout that cannot be drawn gives the page back", async () => {
  const ada = await newCustomer();
  await ada.page.evaluate(() => {
    Object.defineProperty(Intl.DateTimeFormat.prototype, "format", {
      get: () => {
        throw new RangeError("No dates today.");
      },
    });
  });
  await ada.startsPurchase("$rc_annual");
  expect(await ada.purchaseReport()).toMatchObject({ refused: { underlying: "RangeError: No dates today." } });
  expect(await ada.leftovers()).toEqual(nothingLeft);
});
