import { describe, expect, test } from "vitest";
import { problem } from "../checkout/machine/purchase-problem.ts";
import type { TaxStatus } from "../checkout/machine/state.ts";
import { loadLanguage } from "../i18n/load-language.ts";
import { entryFor, priceFor, shopFor, shopForLookbook } from "../testing/sample-views.ts";
import type { Shop } from "./checkout-view.ts";
import { offerWords } from "./offer/offer-texts.ts";
import { dueToday, priceRows } from "./offer/price-rows.ts";
import { errorWords } from "./outcome/error-texts.ts";
import { noticeWords } from "./payment/notice-texts.ts";
import { payButtonWords, termsWords, whyNotPayWords } from "./payment/pay-form-texts.ts";

describe("the offer", () => {
  test.each<[string, Shop, string, string[]]>([
    ["something bought once", shopForLookbook(), "$25.00", []],
    ["a subscription", shopFor(), "$9.99", ["per month"]],
    ["a longer period", shopFor({ period: "P3M" }), "$9.99", ["every 3 months"]],
    ["a trial", shopFor({ trial: "P1W" }), "1 week free", ["Then $9.99 per month from November\u00a027"]],
    [
      "an introductory price paid once",
      shopFor({ intro: ["P3M", 1] }),
      "First 3 months for $4.99, paid once",
      ["Then $9.99 per month from February\u00a020,\u00a02027"],
    ],
    [
      "an introductory price paid in each of its months",
      shopFor({ intro: ["P1M", 3] }),
      "First 3 months for $4.99 per month",
      ["Then $9.99 per month from February\u00a020,\u00a02027"],
    ],
    [
      "a trial before an introductory price",
      shopFor({ trial: "P7D", intro: ["P1M", 1] }),
      "7 days free",
      ["Then 1 month for $4.99, paid once", "Then $9.99 per month from December\u00a027"],
    ],
  ])("%s", (_, shop, headline, lines) => {
    expect(offerWords(shop, null)).toEqual({ headline, lines });
  });

  test("tax is part of what is named", () => {
    const shop = shopFor({ trial: "P1W" });
    const price = priceFor(shop, "calculated", { totalAmountInMicros: 10_790_000 });
    expect(offerWords(shop, price).lines).toEqual(["Then $10.79 per month from November\u00a027"]);
  });
});

describe("why the pay button is grey", () => {
  const why = (change: (entry: ReturnType<typeof entryFor>) => object, status: TaxStatus = "disabled") => {
    const entry = entryFor(shopFor(), status, "card");
    return whyNotPayWords(shopFor().language, { ...entry, ...change(entry) });
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
  test.each<[string, Shop, TaxStatus, string | null, string]>([
    ["a card", shopFor(), "disabled", "card", "Pay $9.99"],
    ["no method yet", shopFor(), "calculated", null, "Pay $9.99"],
    ["a changed total", shopFor(), "miss-match", "card", "Pay $9.99"],
    ["another method", shopFor(), "disabled", "paypal", "Pay $9.99 with PayPal"],
    ["a method without a name", shopFor(), "disabled", "new_pay", "Pay $9.99 with new_pay"],
    ["tax to be asked for", shopFor(), "unavailable", "card", "Pay"],
    ["tax without an address", shopFor(), "pending", "card", "Pay"],
    ["tax on its way", shopFor(), "loading", "card", "Pay"],
    ["a trial", shopFor({ trial: "P1W" }), "disabled", "card", "Start trial"],
    ["a trial with tax on its way", shopFor({ trial: "P1W" }), "loading", "card", "Start trial"],
  ])("with %s", (_, shop, status, method, words) => {
    expect(payButtonWords(shop, entryFor(shop, status, method))).toBe(words);
  });
});

describe("the table of prices", () => {
  const rows = (shop: Shop, ...price: Parameters<typeof priceFor> extends [Shop, ...infer Rest] ? Rest : never) =>
    priceRows(shop, { price: priceFor(shop, ...price), pricedFor: null }).map(
      ({ label, value, look }) => `${label}: ${value} (${look})`,
    );

  test("without tax", () => {
    expect(rows(shopFor(), "disabled")).toEqual(["Total due today: $9.99 (strong)"]);
    expect(rows(shopFor(), "unavailable")).toEqual(["Total due today: $9.99 (strong)"]);
  });
  test("a trial costs nothing today", () => {
    const shop = shopFor({ trial: "P1W" });
    expect(rows(shop, "disabled")).toEqual(["Due on November\u00a027: $9.99 (strong)", "Total due today: $0 (strong)"]);
    expect(dueToday(shop, priceFor(shop, "disabled"))).toBe("$0");
  });
  test("with tax", () => {
    const price = {
      totalAmountInMicros: 10_790_000,
      totalExcludingTaxInMicros: 9_990_000,
      taxAmountInMicros: 800_000,
      taxBreakdown: [{ display_name: "Sales Tax - NY", tax_amount_in_micros: 800_000 }],
    };
    expect(rows(shopFor(), "calculated", price)).toEqual([
      "Total excluding tax: $9.99 (plain)",
      "Sales Tax - NY: $0.80 (plain)",
      "Total due today: $10.79 (strong)",
    ]);
  });
  test.each([[[]], [null]])("with tax that is made of %j", (taxBreakdown) => {
    const price = {
      totalAmountInMicros: 10_790_000,
      totalExcludingTaxInMicros: 9_990_000,
      taxAmountInMicros: 800_000,
      taxBreakdown,
    };
    expect(rows(shopFor(), "calculated", price)[1]).toBe("Tax: $0.80 (plain)");
    expect(rows(shopFor(), "calculated", { taxAmountInMicros: 0, taxBreakdown })).toHaveLength(2);
  });
  test("tax on its way is a blurred amount of the right size", () => {
    expect(rows(shopFor(), "loading")[1]).toBe("Tax: $12.34 (skeleton)");
  });
  test.each([
    [null, "Enter billing address to calculate"],
    [{ countryCode: null, postalCode: null }, "Enter billing address to calculate"],
    [{ countryCode: "US", postalCode: null }, "Enter postal code to calculate"],
    [{ countryCode: "CA", postalCode: null }, "Enter state or postal code to calculate"],
  ])("tax that waits for more than %j says what is missing", (pricedFor, prompt) => {
    const [, tax] = priceRows(shopFor(), { price: priceFor(shopFor(), "pending"), pricedFor });
    expect(tax).toMatchObject({ label: "Tax", value: prompt, look: "hint" });
  });
});

describe("the terms", () => {
  const renewal =
    "The subscription renews automatically until cancelled. You can cancel at any time before the renewal date.";
  test("of a trial name the day and the price", () => {
    expect(termsWords(shopFor({ trial: "P1W" }), "$9.99")).toEqual([
      "You pay $9.99 per month from November\u00a027 unless you cancel before then.",
      renewal,
    ]);
  });
  test("of a subscription name who charges", () => {
    expect(termsWords(shopFor(), "$9.99")).toEqual([
      "By paying you allow Atelier to charge you now and at each renewal, until you cancel.",
      renewal,
    ]);
  });
  test("of something bought once end with it", () => {
    expect(termsWords(shopForLookbook(), "$25")).toEqual(["By paying you allow Atelier to charge you once."]);
  });
});

describe("the error page", () => {
  const say = (kind: Parameters<typeof problem>[0], shop = shopFor()) => errorWords(shop, problem(kind, null), false);
  const sentences = (kind: Parameters<typeof problem>[0], shop?: Shop) => {
    const { title, message, note, tryAgain, close } = say(kind, shop);
    return [title, message, note, tryAgain, close];
  };

  test.each<[Parameters<typeof problem>[0], string]>([
    ["setting-up", "Purchase not started due to an error (error code: 0)."],
    ["unknown", "An unknown error occurred (error code: 2)."],
    ["charging", "Payment failed."],
    ["network", "Network error. Please check your internet connection."],
    ["missing-email", "An email is required to complete the purchase."],
  ])("%s can be tried again", (kind, message) => {
    expect(sentences(kind)).toEqual(["Something went wrong", message, null, "Try again", "Close"]);
    expect(say(kind).support).toBe("If the error persists, contact support at");
  });

  test("what is owned already leads back to the app", () => {
    expect(sentences("already-purchased").filter((_, at) => at !== 1)).toEqual([
      "You already subscribed to Atelier monthly",
      null,
      null,
      "Go to Atelier",
    ]);
    expect(say("already-purchased", shopForLookbook()).title).toBe("You already purchased Lookbook");
    expect(say("already-purchased")).toMatchObject({
      look: "owned",
      support: "If you have trouble accessing your purchase, contact support at",
    });
  });

  test.each<[Parameters<typeof problem>[0], string]>([
    ["tax-not-active", "Stripe Tax is not active"],
    ["invalid-tax-origin", "The tax origin address is not valid"],
    ["missing-permission", "A permission is missing"],
  ])(
    "%s is for developers in a sandbox, without a second try or support; a customer reads no word of it",
    (kind, title) => {
      const inSandbox = say(kind, { ...shopFor(), isSandbox: true });
      expect(inSandbox).toMatchObject({
        title,
        note: "This message only appears in the sandbox",
        tryAgain: null,
        close: "Close",
        support: null,
      });
      expect(inSandbox.message).toContain("In production, purchases work without tax.");
      const { code } = problem(kind, null);
      expect(sentences(kind)).toEqual([
        "Something went wrong",
        `Purchase not started due to an error (error code: ${code}).`,
        null,
        "Try again",
        "Close",
      ]);
      expect(say(kind).support).toBe("If the error persists, contact support at");
    },
  );

  test("tells developers in a sandbox what was missing, and customers nothing of it", () => {
    const missing = problem("setting-up", "Stripe configuration is missing");
    const told = (isSandbox: boolean) => errorWords({ ...shopFor(), isSandbox }, missing, false).forDevelopers;
    expect([told(true), told(false)]).toEqual(["Stripe configuration is missing", null]);
  });

  test("an app without a name is called App", () => {
    expect(errorWords({ ...shopFor(), branding: null }, problem("already-purchased", null), false).close).toBe(
      "Go to App",
    );
  });
});

test.each([
  ["de", "27.\u00a0November"],
  ["ja", "11\u2060月\u206027\u2060日"],
])("a date in %s stays on one line", async (selected, date) => {
  const language = await loadLanguage({ selected, fallback: "en" });
  expect(offerWords({ ...shopFor({ trial: "P1W" }), language }, null).lines[0]).toContain(date);
});

test("sentences of languages that write full-width marks follow each other without a space", async () => {
  const { t } = await loadLanguage({ selected: "ja", fallback: "en" });
  const said = noticeWords(t, { about: "network", wasPaying: true });
  expect(said).toMatch(/。[^\s]+/);
  expect(said).not.toMatch(/\s/);
});

test("notices of the form", () => {
  const { t } = shopFor().language;
  expect(noticeWords(t, { about: "email", fault: "missing" })).toBe(
    "You need to provide your email address to continue.",
  );
  expect(noticeWords(t, { about: "email", fault: "unverified", email: "ada@x.example" })).toBe(
    "The email address ada@x.example couldn't be verified. Please provide a valid email address.",
  );
  expect(noticeWords(t, { about: "network", wasPaying: true })).toMatch(
    /^Network error\. Please check your internet connection\./,
  );
  expect(noticeWords(t, { about: "provider", message: "No." })).toBe("No.");
  expect(noticeWords(t, { about: "email", fault: "invalid" })).toBe(
    "Email is not valid. Please provide a valid email address.",
  );
  expect(noticeWords(t, { about: "address" })).toBe(
    "We couldn't verify your billing address. Please double-check that the postal code and country are correct.",
  );
});
