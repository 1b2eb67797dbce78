import { describe, expect, test } from "vitest";
import { accessibilityFaults } from "../../e2e/accessibility-faults.ts";
import {
  card,
  confirm,
  intentOf,
  type MerchantWindow,
  openForm,
  openMerchantPage,
  page,
  site,
  type,
} from "./testing/checkout-form.ts";

openMerchantPage();

describe("the card form", () => {
  test("goes to the page the merchant names when it asks for that", async () => {
    await openForm();
    const { id, secret } = await intentOf();
    await type("4242424242424242");
    await page.evaluate(async (clientSecret) => {
      const { stripeJs, group } = window as unknown as MerchantWindow;
      await group.submit();
      void stripeJs.confirmPayment({
        elements: group,
        clientSecret,
        confirmParams: { return_url: `${location.origin}/thanks` },
      });
    }, secret);
    await page.waitForURL(
      `**/thanks?payment_intent=${id}&payment_intent_client_secret=${secret}&redirect_status=succeeded`,
    );
  });

  test("passes axe, and so does the bank's page", async () => {
    await openForm();
    await confirm((await intentOf()).secret);
    expect(await accessibilityFaults(page)).toEqual([]);
    await type("4000002760003184");
    const outcome = confirm((await intentOf()).secret);
    const bank = page.frameLocator("dialog iframe");
    await expect.poll(() => bank.getByRole("button", { name: "Complete" }).isEnabled()).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    await bank.getByRole("button", { name: "Complete" }).click();
    await outcome;
  });

  test("saves a card", async () => {
    await openForm({ mode: "setup" });
    const intent = await site.simulator.stripe.setupIntents.create({});
    await type("4242424242424242");
    expect(await confirm(intent.client_secret ?? "")).toMatchObject({ setupIntent: { status: "succeeded" } });
  });

  test("gives a token with country and postal code, before anything is paid", async () => {
    await openForm();
    await type("4242424242424242");
    await card().getByLabel("Country").selectOption("FR");
    await card().getByLabel("Postal code").fill("75011");
    const { confirmationToken } = await page.evaluate(async () => {
      const { stripeJs, group } = window as unknown as MerchantWindow;
      await group.submit();
      return stripeJs.createConfirmationToken({ elements: group });
    });
    expect(confirmationToken).toMatchObject({
      payment_method_preview: { billing_details: { address: { country: "FR", postal_code: "75011" } } },
    });
  });

  test.each([
    ["4000000000000069", "Expiry", "expired_card", "Your card has expired."],
    ["4000000000000127", "Security code", "incorrect_cvc", "Your card's security code is incorrect."],
  ])("shows %s's refusal at its field (%s)", async (number, label, code, sentence) => {
    await openForm();
    await type(number);
    expect(await confirm((await intentOf()).secret)).toMatchObject({ error: { code } });
    await card().getByText(sentence).waitFor();
    expect(await card().getByLabel(label).getAttribute("aria-invalid")).toBe("true");
    expect(
      await card()
        .getByLabel(label)
        .evaluate((field) => field === document.activeElement),
    ).toBe(true);
  });

  test("shows missing fields and sends nothing", async () => {
    await openForm();
    const before = site.requests.length;
    expect(await confirm((await intentOf()).secret)).toMatchObject({
      error: { type: "validation_error", code: "incomplete_number" },
    });
    for (const sentence of ["Enter the full card number.", "Enter the expiry date shown on your card."])
      await card().getByText(sentence).waitFor();
    expect(site.requests.slice(before).filter(({ line }) => line.includes("/v1/"))).toEqual([]);
  });

  test("refuses a mistyped number and an expired card when the field is left", async () => {
    await openForm();
    await card().getByLabel("Card number").fill("4242424242424241");
    await card().getByLabel("Expiry").fill("0120");
    await card().getByLabel("Security code").focus();
    await card().getByText("Check your card number. A digit may be missing or mistyped.").waitFor();
    await card().getByText("This card has expired. Use another card.").waitFor();
  });

  test("goes from field to field as a person types, and by keys in reading order", async () => {
    await openForm();
    await card().getByLabel("Card number").focus();
    await page.keyboard.type("42424242424242421240123");
    expect(await card().getByLabel("Security code").inputValue()).toBe("123");
    for (const label of ["Country", "Postal code"]) {
      await page.keyboard.press("Tab");
      expect(
        await card()
          .getByLabel(label)
          .evaluate((field) => field === document.activeElement),
      ).toBe(true);
    }
  });

  test("keeps the caret in place when a digit in the middle is corrected", async () => {
    await openForm();
    const number = card().getByLabel("Card number");
    await number.fill("4242424242424242");
    await number.focus();
    await number.evaluate((field: HTMLInputElement) => field.setSelectionRange(6, 6));
    await page.keyboard.press("Backspace");
    await page.keyboard.press("9");
    await expect.poll(() => number.inputValue()).toBe("4242 9242 4242 4242");
    expect(await number.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(6);
  });

  test("asks for no postal code where there are none", async () => {
    await openForm();
    await card().getByLabel("Country").selectOption("HK");
    expect(await card().getByLabel("Postal code").isHidden()).toBe(true);
  });

  const hostileAppearance = {
    theme: "stripe",
    variables: { colorText: "#112233", borderRadius: "9px", colorBackground: "url(https://evil.example/x)" },
    rules: {
      ".Input": { backgroundColor: "rgb(1, 2, 3)" },
      "#number": { color: "red" },
      ".Input:focus": { outline: "none" },
    },
  };

  test("applies the page's colours and nothing else of it", async () => {
    await openForm({ appearance: hostileAppearance });
    const number = card().getByLabel("Card number");
    const looks = await number.evaluate((field) => {
      const { backgroundColor, borderRadius, color } = getComputedStyle(field);
      return { backgroundColor, borderRadius, color };
    });
    expect(looks).toEqual({ backgroundColor: "rgb(1, 2, 3)", borderRadius: "9px", color: "rgb(17, 34, 51)" });
  });

  test("grows with its content", async () => {
    await openForm();
    const before = await page.locator("#card iframe").evaluate((frame) => frame.clientHeight);
    await confirm((await intentOf()).secret);
    await page.waitForFunction((low) => document.querySelector("#card iframe")!.clientHeight > low, before);
  });
});
