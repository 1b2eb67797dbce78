import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ErrorCode } from "../purchases.ts";
import { newAppUserId, newCustomer, openShopInChromium, shop } from "../testing/chromium-shop.ts";

openShopInChromium();

describe("what is sold", () => {
  test.each([
    ["$rc_three_month", "First 3 months for €2.00 per month", "Pay €2.00", 2],
    ["pattern", "€25.00", "Pay €25.00", 1],
  ] as const)("%s says %j, and is paid by %j", async (packageId, headline, button, sentences) => {
    const ada = await newCustomer();
    await ada.startsPurchase(packageId, { skipSuccessPage: true });
    await ada.sees(headline);
    await ada.fillsForm();
    expect(await ada.pay.innerText()).toBe(button);
    expect(await ada.page.locator(".hpc-terms p").count()).toBe(sentences);
    await ada.pay.click();
    expect(await ada.purchaseReport()).toMatchObject({ paid: { entitlements: ["pro"] } });
  });

  test("with tax: calculated for the address, shown in the table, and paid", async () => {
    const ada = await newCustomer();
    await ada.configures("rcb_sb_taxed", newAppUserId());
    await ada.startsPurchase("$rc_monthly", { skipSuccessPage: true });
    await ada.sees("Enter billing address to calculate");
    await ada.pay.waitFor();
    expect(await ada.pay.innerText()).toBe("Pay");
    await ada.fillsForm();
    expect(await ada.page.locator(".hpc-table").innerText()).toMatch(
      /Total excluding tax\s*€4\.00\s*VAT[^€]*€0\.76\s*Total due today\s*€4\.76/,
    );
    expect(await ada.pay.innerText()).toBe("Pay €4.76");
    await ada.pay.click();
    expect(await ada.purchaseReport()).toHaveProperty("paid");
  });

  test("in German, Arabic and Japanese too, in the direction of the language", async () => {
    for (const [selectedLocale, direction, title] of [
      ["de", "ltr", "Sicher bezahlen"],
      ["ar", "rtl", "دفع آمن"],
      ["ja", "ltr", null],
    ] as const) {
      const ada = await newCustomer({ width: 390, height: 844 });
      await ada.startsPurchase("$rc_annual", { selectedLocale });
      await ada.page.frameLocator(".hpc-field-payment iframe").locator("#number").waitFor();
      const root = ada.page.locator(".hpc-root");
      expect(await root.getAttribute("dir")).toBe(direction);
      expect(await root.getAttribute("lang")).toBe(selectedLocale);
      if (title) await ada.sees(title);
      expect(ada.consoleErrors).toEqual([]);
    }
  });
});

describe("a wallet", () => {
  /** A customer whose browser has Apple Pay. */
  const customerWithWallet = async () => {
    const ada = await newCustomer({ width: 390, height: 844 });
    // Both answers name the provider's script.
    await ada.page.route(/checkout\/start$|\/products\?/, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace("/gateway/stripe.js", "/gateway/stripe.js?wallet=apple_pay");
      await route.fulfill({ response: answer, body });
    });
    const sheet = ada.page.frameLocator("dialog iframe");
    const button = ada.page.frameLocator(".hpc-field-express iframe").getByRole("button");
    return { ada, sheet, button };
  };

  test("stands above the card, names what is paid again and again, and pays with its own email", async () => {
    const { ada, sheet, button } = await customerWithWallet();
    const before = await shop.charges();
    await ada.startsPurchase("$rc_monthly", { skipSuccessPage: true });
    await ada.sees("OR PAY WITH CARD");
    await button.click();
    await sheet.getByText("€4.00 / 1 month").waitFor();
    await sheet.getByLabel("Email").fill("ada@example.org");
    await sheet.getByRole("button", { name: "Pay €4.00" }).click();
    expect(await ada.purchaseReport()).toMatchObject({ paid: { entitlements: ["pro"] } });
    expect(await shop.charges()).toBe(before + 1);
    expect(ada.consoleErrors).toEqual([]);
  });

  test("begins a trial, which costs nothing", async () => {
    const { ada, sheet, button } = await customerWithWallet();
    const before = await shop.charges();
    await ada.startsPurchase("$rc_annual", { skipSuccessPage: true, customerEmail: "ada@example.org" });
    await button.click();
    await sheet.getByText("Free trial").waitFor();
    await sheet.getByRole("button", { name: "Save card" }).click();
    expect(await ada.purchaseReport()).toMatchObject({ paid: { entitlements: ["pro"] } });
    expect(await shop.charges()).toBe(before);
  });

  test("whose address changes the total is reviewed, and charged once", async () => {
    const { ada, sheet, button } = await customerWithWallet();
    await ada.configures("rcb_sb_taxed", newAppUserId());
    const before = await shop.charges();
    await ada.startsPurchase("$rc_monthly", { skipSuccessPage: true, customerEmail: "ada@example.org" });
    const pays = async () => {
      await button.click();
      await sheet.getByRole("button", { name: /^Pay/ }).click();
    };
    await pays();
    const notice = ada.page.getByTestId("price-update");
    const isInView = () =>
      notice.evaluate((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
    await expect.poll(isInView).toBe(true);
    expect(await notice.innerText()).toMatch(
      /^Price update\s+The total price has been updated with tax based on your billing address\. Please review and try again\. Your card will only be charged once\.$/,
    );
    expect(await shop.charges()).toBe(before);
    await pays();
    expect(await ada.purchaseReport()).toHaveProperty("paid");
    expect(await shop.charges()).toBe(before + 1);
  });
});

describe("a brand", () => {
  const fontFile = join(import.meta.dirname, "../../ui/fonts/figtree-latin-wght-normal.woff2");

  test("letters the checkout and the fields in its own font, and leaves none of it behind", async () => {
    const ada = await newCustomer({ width: 390, height: 844 });
    await ada.page.route(/\/branding$/, async (route) => {
      const answer = await route.fetch();
      const brand_font_config = {
        font_url: "fonts/brand.woff2",
        mobile: { font_weight: "500", font_size: "14px" },
        desktop: { font_weight: "400", font_size: "16px" },
      };
      await route.fulfill({ response: answer, json: { ...(await answer.json()), brand_font_config } });
    });
    const headers = { "access-control-allow-origin": "*" };
    await ada.page.route(/\/pay\/assets\/fonts\/brand\.woff2$/, (route) => route.fulfill({ path: fontFile, headers }));
    await ada.startsPurchase("$rc_monthly");
    await ada.card.locator("#number").waitFor();
    await ada.page.waitForFunction(() => [...document.fonts].some((one) => one.family.includes("hpc-brand")));
    const look = await ada.page.locator(".hpc-root").evaluate((one) => {
      const { fontFamily, fontSize, fontWeight } = getComputedStyle(one);
      return { family: fontFamily.split(",")[0], fontSize, fontWeight };
    });
    expect(look).toEqual({ family: "hpc-brand", fontSize: "14px", fontWeight: "500" });
    const inFields = await ada.card.locator("#number").evaluate((one) => getComputedStyle(one).fontFamily);
    expect(inFields).toContain("hpc-brand");
    expect(ada.requestedUrls.some((url) => url.endsWith("/pay/assets/fonts/brand.woff2"))).toBe(true);
    await ada.clicks("Back");
    await ada.purchaseReport();
    expect(await ada.page.evaluate(() => [...document.fonts].map((one) => one.family))).toEqual([]);
  });

  test("gives an embedded checkout its page colour", async () => {
    const ada = await newCustomer();
    await ada.startsPurchase("$rc_monthly", { isEmbedded: true });
    const root = ada.page.locator("#target .hpc-root");
    await expect.poll(() => root.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe("rgb(250, 248, 244)");
    expect(await root.evaluate((one) => Number.parseFloat(getComputedStyle(one).paddingTop))).toBeGreaterThan(0);
  });
});

test("an answer without the provider's settings is a missing configuration, shown to developers", async () => {
  const ada = await newCustomer();
  await ada.page.route(/checkout\/start$/, async (route) => {
    const answer = await route.fetch();
    const told = await answer.json();
    const { publishable_api_key: _, ...gateway_params } = told.gateway_params;
    await route.fulfill({ response: answer, json: { ...told, gateway_params } });
  });
  await ada.startsPurchase("$rc_monthly");
  await ada.sees("Stripe configuration is missing");
  await ada.clicks("Close");
  expect(await ada.purchaseReport()).toMatchObject({
    refused: { code: ErrorCode.StoreProblemError, underlying: "Stripe configuration is missing" },
  });
});
