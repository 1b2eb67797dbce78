import { describe, expect, test } from "vitest";
import type { ProductFields } from "../../../../shared/catalogue-admin/catalogue-admin.ts";
import { editedProduct, productDraft, productFaults } from "./edited-product.ts";

const coat: ProductFields = {
  ...{ version: 3, brand: { slug: "norr-sund", name: "Norr & Sund" }, name: "Camel coat", slug: "camel-coat" },
  ...{ category: "coat", description: "", material: "Wool", colours: ["beige"], sizes: ["S", "M"] },
  prices: [
    { micros: 289_000_000, currency: "EUR" },
    { micros: 2_499_500_000, currency: "SEK" },
  ],
  ...{ link: "", photos: [] },
};

describe("the form of a product", () => {
  test("sends back what it was opened with", () => {
    expect(productDraft(editedProduct(coat))).toEqual({
      ...{ brand: "norr-sund", name: "Camel coat", slug: "camel-coat", category: "coat", description: "" },
      ...{ material: "Wool", colours: ["beige"], sizes: ["S", "M"], prices: coat.prices, link: "", photos: [] },
    });
  });

  test("reads prices as people write them, and leaves out those without an amount", () => {
    const prices = [
      { amount: "1.234,50", currency: "EUR" },
      { amount: " ", currency: "GBP" },
    ];
    const edited = { ...editedProduct(coat), prices };
    expect(productFaults(edited)).toEqual({});
    expect(productDraft(edited).prices).toEqual([{ micros: 1_234_500_000, currency: "EUR" }]);
  });

  test("says at its field which price can’t be read", () => {
    const prices = [
      { amount: "289", currency: "EUR" },
      { amount: "about 300", currency: "USD" },
    ];
    expect(productFaults({ ...editedProduct(coat), prices })).toEqual({ "prices.1": ["Enter a price like 79.50."] });
  });
});
