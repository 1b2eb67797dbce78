import { describe, expect, test } from "vitest";
import { formatDate, formatShortDay } from "./dates.ts";
import { loadLanguage } from "./load-language.ts";
import { labels } from "./locales/en.ts";
import { durationLabel, frequencyLabel, perPeriodLabel } from "./period-labels.ts";
import { translator } from "./translate.ts";

const english = { tag: "en", labels };

describe("a label", () => {
  const german = { tag: "de", labels: { "success_page.button_close": "Weiter", "error_page.button_close": "" } };
  const t = translator(german, english);
  test("comes from the selected labels, then from the default ones, then it is empty", () => {
    expect(t("success_page.button_close")).toBe("Weiter");
    expect(t("error_page.button_try_again")).toBe("Try again");
    expect(translator()("error_page.button_try_again")).toBe("");
  });
  test("that is empty counts as missing", () => {
    expect(t("error_page.button_close")).toBe("Close");
  });
  test("takes its values as they are", () => {
    expect(t("error_page.error_title_already_subscribed", { productTitle: "$& {{productTitle}}" })).toBe(
      "You already subscribed to $& {{productTitle}}",
    );
  });
  test("keeps a placeholder without a value", () => {
    expect(t("error_page.close_button_title")).toBe("Go to {{appName}}");
  });
});

describe("the texts of the specification", () => {
  test.each([
    ["payment_entry_page.payment_step_title", "Secure checkout"],
    ["payment_entry_page.express_checkout_divider", "OR PAY WITH CARD"],
    ["payment_entry_page.button_pay", "Pay"],
    ["payment_entry_page.button_with_price", "Pay {{formattedPrice}}"],
    ["payment_entry_page.button_payment_method", "Pay {{formattedPrice}} with {{paymentMethod}}"],
    ["payment_entry_page.button_start_trial", "Start trial"],
    ["payment_entry_page.missing_email", "You need to provide your email address to continue."],
    ["payment_entry_page.invalid_email", "Email is not valid. Please provide a valid email address."],
    ["success_page.purchase_successful", "Payment complete"],
    ["success_page.button_close", "Continue"],
    ["navbar_header.details", "Details"],
    ["navbar_header.back_button", "Back"],
    ["pricing_dropdown.show_details", "Show details"],
    ["pricing_dropdown.hide_details", "Hide details"],
    ["pricing_table.enter_billing_address_to_calculate", "Enter billing address to calculate"],
    ["pricing_table.enter_state_or_postal_code_to_calculate", "Enter state or postal code to calculate"],
    ["pricing_table.enter_postal_code_to_calculate", "Enter postal code to calculate"],
    ["price_update.title", "Price update"],
    [
      "price_update.base_message",
      "The total price has been updated with tax based on your billing address. Please review and try again. Your card will only be charged once.",
    ],
    [
      "price_update.trial_message",
      "The subscription price now includes tax based on your billing address. Your free trial still applies. Please check the price and try again.",
    ],
    ["error_page.error_title_already_subscribed", "You already subscribed to {{productTitle}}"],
    ["error_page.error_title_already_purchased", "You already purchased {{productTitle}}"],
    ["error_page.error_title_other_errors", "Something went wrong"],
    ["error_page.error_title_stripe_tax_not_active", "Stripe Tax is not active"],
    ["error_page.error_message_error_charging_payment", "Payment failed."],
    ["error_page.error_message_network_error", "Network error. Please check your internet connection."],
    [
      "error_page.error_message_error_setting_up_purchase",
      "Purchase not started due to an error (error code: {{errorCode}}).",
    ],
    ["error_page.error_message_unknown_error", "An unknown error occurred (error code: {{errorCode}})."],
    ["error_page.error_message_missing_email_error", "An email is required to complete the purchase."],
    [
      "error_page.error_message_invalid_email_error",
      "The email address {{email}} couldn't be verified. Please provide a valid email address.",
    ],
    [
      "error_page.error_message_invalid_tax_location",
      "We couldn't verify your billing address. Please double-check that the postal code and country are correct.",
    ],
    [
      "error_page.error_message_already_subscribed",
      "You haven’t been charged. Your subscription is active, so you can’t buy it again.",
    ],
    [
      "error_page.error_message_already_purchased",
      "You haven’t been charged. You own this product, so you can’t buy it again.",
    ],
    [
      "error_page.error_message_stripe_tax_not_active",
      "The purchase failed because Stripe Tax is not active in your account. In production, purchases work without tax.",
    ],
    [
      "error_page.error_message_stripe_invalid_tax_origin_address",
      "The purchase failed because the tax origin address is not valid. In production, purchases work without tax.",
    ],
    [
      "error_page.error_message_stripe_missing_required_permission",
      "The purchase failed because a required permission is missing. In production, purchases work without tax.",
    ],
    ["error_page.error_only_in_sandbox", "This message only appears in the sandbox"],
    ["error_page.error_code", "If you contact support, mention error code {{errorCode}}."],
    ["error_page.button_try_again", "Try again"],
    ["error_page.button_close", "Close"],
    ["error_page.close_button_title", "Go to {{appName}}"],
    ["error_page.if_error_persists", "If the error persists, contact support at"],
    ["error_page.trouble_accessing", "If you have trouble accessing your purchase, contact support at"],
    ["apple_pay.free_trial", "Free trial"],
    ["test_store.valid", "Test valid purchase"],
    ["test_store.failed", "Test failed purchase"],
    ["test_store.cancel", "Cancel"],
  ] as const)("%s", (key, text) => {
    expect(labels[key]).toBe(text);
  });
});

test("periods", () => {
  const t = translator(english);
  expect(durationLabel(t, { number: 1, unit: "week" })).toBe("1 week");
  expect(durationLabel(t, { number: 0, unit: "day" })).toBe("0 days");
  expect(durationLabel(t, { number: 3, unit: "month" })).toBe("3 months");
  expect(perPeriodLabel(t, { number: 1, unit: "year" })).toBe("per year");
  expect(perPeriodLabel(t, { number: 2, unit: "week" })).toBe("every 2 weeks");
  expect(frequencyLabel(t, { number: 1, unit: "month" })).toBe("monthly");
  expect(frequencyLabel(t, { number: 6, unit: "month" })).toBe("every 6 months");
  expect(frequencyLabel(t, null)).toBe("unknown");
});

describe("a counted label", () => {
  const croatian = {
    tag: "hr",
    labels: {
      "periods.day": "{{amount}} dan",
      "periods.dayPlural": "{{amount}} dana",
      "periods.dayPlural_one": "{{amount}} dan",
    },
  };
  test.each([
    [1, "1 dan"],
    [2, "2 dana"],
    [21, "21 dan"],
    [1200, "1.200 dana"],
  ])("of %d has the form and the digits of its language", (number, words) => {
    expect(durationLabel(translator(croatian, english), { number, unit: "day" })).toBe(words);
  });
  test("without a number is the unit alone", () => {
    const japanese = { tag: "ja", labels: { "periods.month": "{{amount}}か月", "periods.month_unit": "月" } };
    const t = translator(japanese, english);
    expect(t("periods.month", { amount: "" })).toBe("月");
    expect(durationLabel(t, { number: 1, unit: "month" })).toBe("1か月");
    expect(t("periods.week", { amount: "" })).toBe(" week");
  });
  test("of another source has the forms of that one's language", () => {
    expect(durationLabel(translator(croatian, english), { number: 21, unit: "week" })).toBe("21 weeks");
  });
});

test.each([
  ["en", 27, "27 November"],
  ["en-US", 27, "November 27"],
  ["en-GB", 1, "1 November"],
  ["fr", 1, "1er novembre"],
  ["fr-CA", 11, "11 novembre"],
  ["it", 1, "1 novembre"],
])("a day in %s: %d", (tag, day, words) => {
  expect(formatShortDay(new Date(2026, 10, day), new Date(2026, 10, 20), tag)).toBe(words);
});

test.each(["th", "th-TH", "ar-SA-u-ca-islamic", "fa-IR-u-nu-latn", "en-u-ca-buddhist", "ja-JP-u-ca-japanese"])(
  "%s counts years as a bank does",
  (tag) => {
    const day = new Date(2027, 0, 20, 12);
    const year = new Intl.NumberFormat(tag, { useGrouping: false }).format(2027);
    expect(formatShortDay(day, new Date(2026, 10, 20), tag)).toContain(year);
    expect(formatDate(day, tag)).toContain(year);
  },
);

describe("a language", () => {
  test("that is unknown falls back to the default one", async () => {
    const language = await loadLanguage({ selected: "xx", fallback: "en" });
    expect([language.tag, language.direction, language.t("success_page.button_close")]).toEqual([
      "en",
      "ltr",
      "Continue",
    ]);
  });
  test("is English where the default one is unknown too", async () => {
    const language = await loadLanguage({ selected: "xx", fallback: "yy" });
    expect([language.tag, language.provider, language.t("success_page.button_close")]).toEqual([
      "en",
      "en",
      "Continue",
    ]);
  });
  test.each([
    ["en", "en"],
    ["en-GB", "en-GB"],
    ["en_GB", "en-GB"],
    ["en_", "en"],
    ["fr", "fr"],
    ["fr-CA", "fr-CA"],
    ["xx", "en"],
  ])("%s writes dates and prices as %s", async (selected, tag) => {
    expect((await loadLanguage({ selected, fallback: "en" })).tag).toBe(tag);
  });
  test.each(["zh_Hans", "zh-Hans", "zh-hans"])("can be given other words by the tag %s", async (tag) => {
    const override = { [tag]: { "success_page.button_close": "Onwards" } };
    const language = await loadLanguage({ selected: "zh-Hans", fallback: "en", override });
    expect(language.t("success_page.button_close")).toBe("Onwards");
  });
  test("uses overrides of its region before its own", async () => {
    const override = { en: { "success_page.button_close": "Onwards" }, "en-GB": { "success_page.button_close": "Ta" } };
    const close = async (selected: string) =>
      (await loadLanguage({ selected, fallback: "en", override })).t("success_page.button_close");
    expect([await close("en_GB"), await close("en-US")]).toEqual(["Ta", "Onwards"]);
  });
  test("can be overridden", async () => {
    const override = { en: { "success_page.button_close": "Onwards" } };
    const language = await loadLanguage({ selected: "en-GB", fallback: "en", override });
    expect(language.t("success_page.button_close")).toBe("Onwards");
  });
});
