import { describe, expect, test } from "vitest";
import { defined } from "../../../vitest/defined.ts";
import { loadLanguage } from "../../i18n/load-language.ts";
import { labels as english } from "../../i18n/locales/en.ts";
import { translator } from "../../i18n/translate.ts";
import { packagesOf, type SoldPackage } from "../testing/test-offerings.ts";
import { checkoutPlaceholderValues } from "./checkout-placeholders.ts";
import { fillPlaceholders, hasOwnWords } from "./fill-placeholders.ts";
import { paywallVariablesOf, variableNames } from "./paywall-variables.ts";

const language = { tag: "en-US", t: translator({ tag: "en", labels: english }) };
const now = new Date("2026-11-20T12:00:00Z");

function variables(sold: SoldPackage, ...others: SoldPackage[]) {
  const all = packagesOf(sold, ...others.map((one, at) => ({ id: `other_${at}`, ...one })));
  return paywallVariablesOf(defined(all[0]), all, language);
}

const monthly: SoldPackage = {};
const weekly: SoldPackage = { period: "P1W", micros: 2_990_000 };
const yearly: SoldPackage = { period: "P1Y", micros: 59_990_000 };
const quarterly: SoldPackage = { period: "P3M", micros: 24_990_000 };
const forLife: SoldPackage = { period: null, micros: 120_000_000 };

describe("a month", () => {
  test.each([
    ["product_name", "Atelier"],
    ["price", "$9.99"],
    ["price_per_period", "$9.99/1mo"],
    ["price_per_period_full", "$9.99/1month"],
    ["total_price_and_per_month", "$9.99"],
    ["total_price_and_per_month_full", "$9.99"],
    ["sub_price_per_month", "$9.99"],
    ["sub_price_per_week", "$2.50"],
    ["sub_duration", "1 month"],
    ["sub_duration_in_months", "1 month"],
    ["sub_period", "monthly"],
    ["sub_period_length", "month"],
    ["sub_period_abbreviated", "mo"],
  ] as const)("%s is %s", (name, words) => {
    expect(variables(monthly)[name]).toBe(words);
  });
});

describe("other periods", () => {
  test.each([
    ["a week", weekly, "price_per_period", "$2.99/1wk"],
    ["a week", weekly, "total_price_and_per_month", "$2.99/1wk ($11.96/mo)"],
    ["a week", weekly, "total_price_and_per_month_full", "$2.99/1week ($11.96/month)"],
    ["a week", weekly, "sub_price_per_month", "$11.96"],
    ["a week", weekly, "sub_price_per_week", "$2.99"],
    ["a week", weekly, "sub_duration_in_months", "1 week"],
    ["two weeks", { ...weekly, period: "P2W" }, "sub_price_per_week", "$1.50"],
    ["three days", { micros: 3_000_000, period: "P3D" }, "sub_price_per_month", "$30.00"],
    ["three days", { micros: 3_000_000, period: "P3D" }, "sub_price_per_week", "$7.00"],
    ["three months", quarterly, "price_per_period_full", "$24.99/3months"],
    ["three months", quarterly, "sub_price_per_month", "$8.33"],
    ["three months", quarterly, "sub_price_per_week", "$2.08"],
    ["three months", quarterly, "sub_duration", "3 months"],
    ["three months", quarterly, "sub_period", "every 3 months"],
    ["three months", quarterly, "sub_period_length", "month"],
    ["a year", yearly, "total_price_and_per_month", "$59.99/1yr ($5.00/mo)"],
    ["a year", yearly, "sub_price_per_month", "$5.00"],
    ["a year", yearly, "sub_price_per_week", "$1.25"],
    ["a year", yearly, "sub_duration_in_months", "12 months"],
    ["two years", { ...yearly, period: "P2Y" }, "sub_price_per_month", "$2.50"],
    ["two years", { ...yearly, period: "P2Y" }, "sub_duration_in_months", "24 months"],
  ] as const)("%s: %j has %s %s", (_, sold, name, words) => {
    expect(variables(sold)[name]).toBe(words);
  });
});

test.each([
  ["ar", "شهر واحد"],
  ["he", "חודש אחד"],
])("a month that %s counts in words is not run together", async (locale, words) => {
  const [one] = packagesOf(monthly);
  const language = await loadLanguage({ selected: locale, fallback: "en" });
  expect(paywallVariablesOf(defined(one), [defined(one)], language).price_per_period_full).toMatch(
    new RegExp(`/${words}$`),
  );
});

test("a discount has the digits of its language", async () => {
  const all = packagesOf(yearly, { id: "other", ...monthly });
  const egyptian = await loadLanguage({ selected: "ar-EG", fallback: "en" });
  expect(paywallVariablesOf(defined(all[0]), all, egyptian).sub_relative_discount).toBe("خصم ٥٠%");
  expect(checkoutPlaceholderValues(defined(all[0]), all, egyptian, now).discount).toBe("٥٠");
});

test("a subscription whose period cannot be read does not say how often", () => {
  const [odd] = packagesOf({ period: "P1Y6M" });
  expect(paywallVariablesOf(defined(odd), [defined(odd)], language).sub_period).toBe("unknown");
  expect(checkoutPlaceholderValues(defined(odd), [defined(odd)], language, now).frequency).toBe("unknown");
});

describe("something that is bought once", () => {
  test.each([
    ["price", "$120.00"],
    ["price_per_period", "$120.00"],
    ["sub_price_per_month", "$120.00"],
    ["sub_duration", "Lifetime"],
    ["sub_duration_in_months", "Lifetime"],
    ["sub_period", "Lifetime"],
    ["sub_price_per_week", undefined],
    ["sub_period_length", undefined],
    ["sub_period_abbreviated", undefined],
    ["sub_offer_duration", undefined],
    ["sub_relative_discount", undefined],
  ] as const)("has %s %s", (name, words) => {
    expect(variables(forLife, monthly)[name]).toBe(words);
  });
});

describe("an offer", () => {
  const both: SoldPackage = { trial: "P1W", intro: [4_990_000, "P1M", 3] };
  test.each([
    ["nothing", monthly, [undefined, undefined, undefined, undefined]],
    ["a trial", { trial: "P1W" }, ["1 week", "$0", undefined, undefined]],
    ["an introductory price", { intro: [4_990_000, "P1M", 3] }, ["3 months", "$4.99", undefined, undefined]],
    ["both", both, ["1 week", "$0", "3 months", "$4.99"]],
  ] as [string, SoldPackage, (string | undefined)[]][])("of %s", (_, sold, words) => {
    const { sub_offer_duration, sub_offer_price, sub_offer_duration_2, sub_offer_price_2 } = variables(sold);
    expect([sub_offer_duration, sub_offer_price, sub_offer_duration_2, sub_offer_price_2]).toEqual(words);
  });
});

describe("the relative discount", () => {
  test.each([
    ["a year beside a month", yearly, [monthly], "50% off"],
    ["the most expensive one", monthly, [yearly], ""],
    ["one of equal price", monthly, [monthly], ""],
    ["the same period", { micros: 4_990_000 }, [monthly], "50% off"],
    ["a third", { micros: 6_660_000 }, [monthly], "33% off"],
    ["beside something bought once", monthly, [forLife], ""],
    ["beside another currency", monthly, [{ micros: 99_990_000, currency: "EUR" }], ""],
    ["alone", monthly, [], ""],
    ["less than half a percent", { micros: 119_900_000, period: "P1Y" }, [{ micros: 10_000_000 }], ""],
    ["free beside free", { micros: 0 }, [{ micros: 0 }], ""],
  ] as [string, SoldPackage, SoldPackage[], string][])("of %s", (_, sold, others, words) => {
    expect(variables(sold, ...others).sub_relative_discount).toBe(words);
  });
});

describe("prices", () => {
  test.each([
    [{ micros: 0 }, "$0"],
    [{ micros: 1_000_000_000, currency: "JPY" }, "¥1,000"],
    [{ micros: 36_000_000, currency: "EUR" }, "€36.00"],
  ] as [SoldPackage, string][])("of %j are %s", (sold, words) => {
    expect(variables(sold).price).toBe(words);
  });
  test("are written as in their language", () => {
    const all = packagesOf({ micros: 36_000_000, currency: "EUR" });
    expect(paywallVariablesOf(defined(all[0]), all, { ...language, tag: "de-DE" }).price).toBe("36,00\u00a0€");
  });
});

describe("a text", () => {
  test.each([
    ["{{ price }}", "$9.99"],
    ["{{price}}", "$9.99"],
    ["{{   price\t}}", "$9.99"],
    ["{{ price }} and {{ price }}", "$9.99 and $9.99"],
    ["{{ sub_relative_discount }}", "N/A"],
    ["{{ sub_offer_price }}", "N/A"],
    ["{{ appName }}", "N/A"],
    ["{{ unheard_of }}", "{{ unheard_of }}"],
    ["{{ constructor }}", "{{ constructor }}"],
    ["{ price }", "{ price }"],
  ])("%s reads %s", (text, words) => {
    expect(fillPlaceholders(text, variables(monthly))).toBe(words);
  });
  test("without a package to speak of reads N/A", () => {
    expect(fillPlaceholders(variableNames.map((name) => `{{ ${name} }}`).join(), {})).toBe(
      variableNames.map(() => "N/A").join(),
    );
  });
  test("is not searched again for what a value brings", () => {
    expect(fillPlaceholders("{{ product_name }}", { product_name: "$& {{ price }}", price: "no" })).toBe(
      "$& {{ price }}",
    );
  });
  test("that is all placeholders has no language of its own", () => {
    expect([hasOwnWords("{{ price }} / {{ sub_duration }}"), hasOwnWords("{{ price }} a month")]).toEqual([
      false,
      true,
    ]);
  });
});

test("the placeholders of messages have values too", () => {
  const all = packagesOf(
    { ...yearly, id: "$rc_annual", description: "All of it", trial: "P1W", intro: [4_990_000, "P1M", 3] },
    monthly,
  );
  expect(checkoutPlaceholderValues(defined(all[0]), all, language, now)).toEqual({
    productTitle: "Atelier",
    productDescription: "All of it",
    productPrice: "$59.99",
    formattedPrice: "$59.99",
    formattedPricePerMonth: "$5.00",
    trialDuration: "1 week",
    introPrice: "$4.99",
    introPriceDuration: "3 months",
    renewalDate: "Feb 27, 2027",
    formattedTrialEndDate: "Nov 27, 2026",
    frequency: "yearly",
    perFrequency: "per year",
    period: "1 year",
    monthPeriod: "month",
    amount: "1",
    discount: "50",
  });
});
