import type { Catalogue } from "../../billing.ts";
import { paywall } from "./website-paywall.ts";

export const shopKeys = {
  sandbox: "rcb_sb_haberdashery",
  testStore: "test_haberdashery",
  /** Of the app that collects taxes. */
  taxed: "rcb_sb_taxed",
} as const;

/** A key of the shop. */
export type ShopKey = (typeof shopKeys)[keyof typeof shopKeys];

/** What the shop sells that the public client buys in: one product for every way of paying. */
export const websiteCatalogue: Catalogue = {
  project: { identifier: "haberdashery", name: "Haberdashery", sandbox_periods: "calendar" },
  apps: [
    {
      identifier: "haberdashery_web",
      name: "Haberdashery",
      keys: [
        { kind: "sandbox", key: shopKeys.sandbox },
        { kind: "test_store", key: shopKeys.testStore },
      ],
      branding: {
        support_email: "help@haberdashery.example",
        feedback_form_url: "https://forms.example/haberdashery",
        appearance: {
          color_buttons_primary: "#28646a",
          color_accent: "#1148b8",
          color_error: "#b0171f",
          color_product_info_bg: "#f2eee6",
          color_form_bg: "#ffffff",
          color_page_bg: "#faf8f4",
          font: "default",
          shapes: "rounded",
          show_product_description: true,
        },
      },
    },
    {
      identifier: "haberdashery_taxed",
      name: "Haberdashery",
      tax: { collects: true },
      keys: [{ kind: "sandbox", key: shopKeys.taxed }],
    },
  ],
  virtual_currencies: [{ code: "BTN", name: "Buttons", description: "Good for a lesson." }],
  entitlements: [
    { identifier: "atelier", name: "The atelier" },
    { identifier: "patterns", name: "Every pattern" },
  ],
  products: [
    {
      identifier: "atelier_yearly",
      type: "subscription",
      title: "Atelier, a year",
      description: "Lessons and patterns for a whole year.",
      entitlements: ["atelier"],
      period: "P1Y",
      trial: { period: "P1W" },
      prices: [
        { amount_micros: 48_000_000, currency: "EUR" },
        { amount_micros: 52_000_000, currency: "USD" },
      ],
    },
    {
      identifier: "atelier_monthly",
      type: "subscription",
      title: "Atelier, month by month",
      entitlements: ["atelier"],
      period: "P1M",
      prices: [
        { amount_micros: 5_000_000, currency: "EUR" },
        { amount_micros: 6_000_000, currency: "USD" },
      ],
    },
    {
      identifier: "atelier_gently",
      type: "subscription",
      title: "Atelier, gently",
      entitlements: ["atelier"],
      period: "P1M",
      intro: { period: "P1M", cycles: 3 },
      prices: [
        { amount_micros: 5_000_000, currency: "EUR", intro_amount_micros: 2_000_000 },
        { amount_micros: 6_000_000, currency: "USD", intro_amount_micros: 2_500_000 },
      ],
    },
    {
      identifier: "needles",
      type: "consumable",
      title: "Ten needles",
      virtual_currencies: [{ code: "BTN", amount: 10 }],
      prices: [{ amount_micros: 300_000_000, currency: "JPY" }],
    },
    {
      identifier: "pattern_book",
      type: "non_consumable",
      title: "The pattern book",
      entitlements: ["patterns"],
      prices: [{ amount_micros: 25_000_000, currency: "EUR" }],
    },
  ],
  offerings: [
    {
      identifier: "default",
      description: "Ways into the atelier",
      metadata: { ribbon: "green", yards: 3, sizes: ["S", "M"] },
      paywall,
      packages: [
        { identifier: "$rc_annual", product: "atelier_yearly" },
        { identifier: "$rc_monthly", product: "atelier_monthly" },
        { identifier: "gently", product: "atelier_gently" },
      ],
    },
    {
      identifier: "counter",
      description: "Bought once",
      packages: [
        { identifier: "needles", product: "needles" },
        { identifier: "$rc_lifetime", product: "pattern_book" },
      ],
    },
  ],
  current_offering: "default",
  placements: [
    { identifier: "till", offering: "counter" },
    { identifier: "exit", offering: null },
  ],
  fallback_offering: "default",
};
