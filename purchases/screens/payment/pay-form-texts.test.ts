import { describe, expect, test } from "vitest";
import type { TaxStatus } from "../../checkout/machine/price-breakdown.ts";
import { loadLanguage } from "../../i18n/load-language.ts";
import { entryFor, viewOfOneTimePurchase, viewOfSubscription } from "../../testing/sample-views.ts";
import type { CheckoutView } from "../checkout-context.ts";
import { offerTexts } from "../offer/offer-texts.ts";
import { noticeText } from "./notice-texts.ts";
import { missingForPaymentText, payButtonText, termsTexts } from "./pay-form-texts.ts";

describe("why the pay button is grey", () => {
  const why = (change: (entry: ReturnType<typeof entryFor>) => object, status: TaxStatus = "disabled") => {
    const entry = entryFor(viewOfSubscription(), status, "card");
    return missingForPaymentText(viewOfSubscription().language, { ...entry, ...change(entry) });
  };
  const email = "You need to provide your email address to continue.";
  const payment = "Complete your payment details to continue.";
  test.each<[string, string, string]>([
    ["nothing is missing", why(() => ({})), ""],
    ["the email", why(({ form }) => ({ form: { ...form, email: "" } })), email],
    ["the card", why(({ form }) => ({ form: { ...form, isPaymentComplete: false } })), payment],
    ["both", why(({ form }) => ({ form: { ...form, email: "", isPaymentComplete: false } })), `${email} ${payment}`],
    ["an address", why(() => ({}), "pending"), "Enter billing address to calculate"],
    ["a price that is still calculated", why(() => ({}), "loading"), "Preparing the checkout"],
  ])("%s", (_, said, expected) => {
    expect(said).toBe(expected);
  });
});

describe("the pay button", () => {
  test.each<[string, CheckoutView, TaxStatus, string | null, string]>([
    ["a card", viewOfSubscription(), "disabled", "card", "Pay $9.99"],
    ["no method yet", viewOfSubscription(), "calculated", null, "Pay $9.99"],
    ["a changed total", viewOfSubscription(), "miss-match", "card", "Pay $9.99"],
    ["another method", viewOfSubscription(), "disabled", "paypal", "Pay $9.99 with PayPal"],
    ["a method without a name", viewOfSubscription(), "disabled", "new_pay", "Pay $9.99 with new_pay"],
    ["tax to be asked for", viewOfSubscription(), "unavailable", "card", "Pay"],
    ["tax without an address", viewOfSubscription(), "pending", "card", "Pay"],
    ["tax on its way", viewOfSubscription(), "loading", "card", "Pay"],
    ["a trial", viewOfSubscription({ trial: "P1W" }), "disabled", "card", "Start trial"],
    ["a trial with tax on its way", viewOfSubscription({ trial: "P1W" }), "loading", "card", "Start trial"],
  ])("with %s", (_, view, status, method, words) => {
    expect(payButtonText(view, entryFor(view, status, method))).toBe(words);
  });
});

describe("the terms", () => {
  const renewal =
    "The subscription renews automatically until cancelled. You can cancel at any time before the renewal date.";
  test("of a trial name the day and the price", () => {
    expect(termsTexts(viewOfSubscription({ trial: "P1W" }), "$9.99")).toEqual([
      "You pay $9.99 per month from November\u00a027 unless you cancel before then.",
      renewal,
    ]);
  });
  test("of a subscription name who charges", () => {
    expect(termsTexts(viewOfSubscription(), "$9.99")).toEqual([
      "By paying, you allow Atelier to charge you now and at each renewal until you cancel.",
      renewal,
    ]);
  });
  test("of something bought once end with it", () => {
    expect(termsTexts(viewOfOneTimePurchase(), "$25")).toEqual(["By paying, you allow Atelier to charge you once."]);
  });
});

test.each([
  ["de", "27.\u00a0November"],
  ["ja", "11\u2060月\u206027\u2060日"],
])("a date in %s stays on one line", async (selected, date) => {
  const language = await loadLanguage({ selected, fallback: "en" });
  expect(offerTexts({ ...viewOfSubscription({ trial: "P1W" }), language }, null).lines[0]).toContain(date);
});

test("sentences of languages that write full-width marks follow each other without a space", async () => {
  const { t } = await loadLanguage({ selected: "ja", fallback: "en" });
  const said = noticeText(t, { about: "network", wasPaying: true });
  expect(said).toMatch(/。[^\s]+/);
  expect(said).not.toMatch(/\s/);
});

test("notices of the form", () => {
  const { t } = viewOfSubscription().language;
  expect(noticeText(t, { about: "email", error: "missing" })).toBe(
    "You need to provide your email address to continue.",
  );
  expect(noticeText(t, { about: "email", error: "unverified", email: "ada@x.example" })).toBe(
    "The email address ada@x.example couldn't be verified. Please provide a valid email address.",
  );
  expect(noticeText(t, { about: "network", wasPaying: true })).toMatch(
    /^Network error\. Please check your internet connection\./,
  );
  expect(noticeText(t, { about: "provider", message: "No." })).toBe("No.");
  expect(noticeText(t, { about: "email", error: "invalid" })).toBe(
    "Email is not valid. Please provide a valid email address.",
  );
  expect(noticeText(t, { about: "address" })).toBe(
    "We couldn't verify your billing address. Please double-check that the postal code and country are correct.",
  );
});
