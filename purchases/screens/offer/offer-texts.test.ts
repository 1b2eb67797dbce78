import { describe, expect, test } from "vitest";
import { priceFor, viewOfOneTimePurchase, viewOfSubscription } from "../../testing/sample-views.ts";
import type { CheckoutView } from "../checkout-context.ts";
import { offerTexts } from "./offer-texts.ts";
import { dueToday, priceRows } from "./price-rows.ts";

describe("the offer", () => {
  test.each<[string, CheckoutView, string, string[]]>([
    ["something bought once", viewOfOneTimePurchase(), "$25.00", []],
    ["a subscription", viewOfSubscription(), "$9.99", ["per month"]],
    ["a longer period", viewOfSubscription({ period: "P3M" }), "$9.99", ["every 3 months"]],
    ["a trial", viewOfSubscription({ trial: "P1W" }), "1 week free", ["Then $9.99 per month from November\u00a027"]],
    [
      "an introductory price paid once",
      viewOfSubscription({ intro: ["P3M", 1] }),
      "First 3 months for $4.99, paid once",
      ["Then $9.99 per month from February\u00a020,\u00a02027"],
    ],
    [
      "an introductory price paid in each of its months",
      viewOfSubscription({ intro: ["P1M", 3] }),
      "First 3 months for $4.99 per month",
      ["Then $9.99 per month from February\u00a020,\u00a02027"],
    ],
    [
      "a trial before an introductory price",
      viewOfSubscription({ trial: "P7D", intro: ["P1M", 1] }),
      "7 days free",
      ["Then 1 month for $4.99, paid once", "Then $9.99 per month from December\u00a027"],
    ],
  ])("%s", (_, view, headline, lines) => {
    expect(offerTexts(view, null)).toEqual({ headline, lines });
  });

  test("tax is part of what is named", () => {
    const view = viewOfSubscription({ trial: "P1W" });
    const price = priceFor(view, "calculated", { totalAmountInMicros: 10_790_000 });
    expect(offerTexts(view, price).lines).toEqual(["Then $10.79 per month from November\u00a027"]);
  });
});

describe("the table of prices", () => {
  const rows = (
    view: CheckoutView,
    ...price: Parameters<typeof priceFor> extends [CheckoutView, ...infer Rest] ? Rest : never
  ) =>
    priceRows(view, { price: priceFor(view, ...price), pricedFor: null }).map(
      ({ label, value, style }) => `${label}: ${value} (${style})`,
    );

  test("without tax", () => {
    expect(rows(viewOfSubscription(), "disabled")).toEqual(["Total due today: $9.99 (strong)"]);
    expect(rows(viewOfSubscription(), "unavailable")).toEqual(["Total due today: $9.99 (strong)"]);
  });
  test("a trial costs nothing today", () => {
    const view = viewOfSubscription({ trial: "P1W" });
    expect(rows(view, "disabled")).toEqual(["Due on November\u00a027: $9.99 (strong)", "Total due today: $0 (strong)"]);
    expect(dueToday(view, priceFor(view, "disabled"))).toBe("$0");
  });
  test("with tax", () => {
    const price = {
      totalAmountInMicros: 10_790_000,
      totalExcludingTaxInMicros: 9_990_000,
      taxAmountInMicros: 800_000,
      taxBreakdown: [{ display_name: "Sales Tax - NY", tax_amount_in_micros: 800_000 }],
    };
    expect(rows(viewOfSubscription(), "calculated", price)).toEqual([
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
    expect(rows(viewOfSubscription(), "calculated", price)[1]).toBe("Tax: $0.80 (plain)");
    expect(rows(viewOfSubscription(), "calculated", { taxAmountInMicros: 0, taxBreakdown })).toHaveLength(2);
  });
  test("tax on its way is a blurred amount of the right size", () => {
    expect(rows(viewOfSubscription(), "loading")[1]).toBe("Tax: $12.34 (skeleton)");
  });
  test.each([
    [null, "Enter billing address to calculate"],
    [{ countryCode: null, postalCode: null }, "Enter billing address to calculate"],
    [{ countryCode: "US", postalCode: null }, "Enter postal code to calculate"],
    [{ countryCode: "CA", postalCode: null }, "Enter state or postal code to calculate"],
  ])("tax that waits for more than %j says what is missing", (pricedFor, prompt) => {
    const [, tax] = priceRows(viewOfSubscription(), { price: priceFor(viewOfSubscription(), "pending"), pricedFor });
    expect(tax).toMatchObject({ label: "Tax", value: prompt, style: "hint" });
  });
});
