import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { slowTest } from "../../vitest/slow-test.ts";
import { ErrorCode } from "../purchases.ts";
import { cards, nothingLeft } from "../testing/chromium-customer.ts";
import { newCustomer, openShopInChromium, shop } from "../testing/chromium-shop.ts";

openShopInChromium();
const callsOf = (pattern: RegExp) => shop.calls.filter((call) => pattern.test(call)).length;

describe("a purchase", () => {
  test("from the first click to what was bought, with nothing fetched before it and nothing left behind", async () => {
    const ada = await newCustomer();
    await ada.page.waitForLoadState("networkidle");
    expect(ada.requestedUrls.filter((url) => url.includes("/gateway/") || url.includes("stripe.com"))).toEqual([]);
    await ada.startsPurchase("$rc_monthly");
    await ada.sees("Secure checkout");
    await ada.fillsForm();
    expect(await ada.pay.innerText()).toBe("Pay €4.00");
    await ada.pay.click();
    await ada.sees("Payment complete");
    await ada.clicks("Continue");
    expect(await ada.purchaseReport()).toMatchObject({ paid: { entitlements: ["pro"] } });
    expect(await ada.leftovers()).toEqual(nothingLeft);
    expect(ada.consoleErrors).toEqual([]);
  });

  test("a declined card stays on the form, and a good one pays once", async () => {
    const ada = await newCustomer();
    const before = await shop.charges();
    await ada.startsPurchase("$rc_monthly", { skipSuccessPage: true });
    await ada.fillsForm(cards.declined);
    await ada.pay.click();
    await ada.card.getByText("Your card was declined.").waitFor();
    await ada.page.locator('[data-testid="PayButton"]:enabled').waitFor();
    expect(await ada.page.getByTestId("form-notice").count()).toBe(0);
    await ada.entersCard();
    await ada.pay.click();
    expect(await ada.purchaseReport()).toHaveProperty("paid");
    expect(await shop.charges()).toBe(before + 1);
  });

  test("works by keys alone", async () => {
    const ada = await newCustomer();
    await ada.startsPurchase("$rc_monthly");
    await ada.pay.waitFor();
    await ada.email.waitFor();
    const { keyboard } = ada.page;
    const tabTo = async (place: Locator) => {
      await keyboard.press("Tab");
      await expect.poll(() => place.evaluate((one) => one === document.activeElement)).toBe(true);
    };
    const button = (name: string) => ada.page.getByRole("button", { name, exact: true });
    await tabTo(ada.page.getByRole("link", { name: "Send feedback" }));
    for (const name of ["Back", "Details", "Hide details"]) await tabTo(button(name));
    await tabTo(ada.email);
    await keyboard.type("ada@example.org");
    await tabTo(ada.card.locator("#number"));
    // A full number hands on to the expiry by itself, and that to the security code.
    await keyboard.type(`${cards.good}1240123`);
    await tabTo(ada.card.locator("#country"));
    await keyboard.type("Germany");
    await tabTo(ada.card.locator("#postal-code"));
    await keyboard.type("04109");
    await ada.page.locator('[data-testid="PayButton"]:enabled').waitFor();
    await tabTo(ada.pay);
    await keyboard.press("Enter");
    await ada.sees("Payment complete");
    await tabTo(button("Continue"));
    await keyboard.press("Enter");
    expect(await ada.purchaseReport()).toHaveProperty("paid");
  });
});

slowTest("a double click pays once", async () => {
  const ada = await newCustomer();
  const [charges, completions] = [await shop.charges(), callsOf(/complete$/)];
  await ada.startsPurchase("$rc_monthly", { skipSuccessPage: true });
  await ada.fillsForm();
  await ada.pay.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  expect(await ada.purchaseReport()).toHaveProperty("paid");
  expect([await shop.charges(), callsOf(/complete$/)]).toEqual([charges + 1, completions + 1]);
});

slowTest("what is subscribed to already is reported, and leads back to the app", async () => {
  const ada = await newCustomer();
  await ada.startsPurchase("$rc_monthly", { skipSuccessPage: true });
  await ada.fillsForm();
  await ada.pay.click();
  await ada.purchaseReport();
  await ada.startsPurchase("$rc_monthly");
  await ada.sees("You already subscribed to Boutique, month by month");
  await ada.clicks("Go to Boutique");
  expect(await ada.purchaseReport(1)).toMatchObject({
    refused: { code: ErrorCode.ProductAlreadyPurchasedError, backendCode: 7772 },
  });
  expect(await ada.leftovers()).toEqual(nothingLeft);
});
