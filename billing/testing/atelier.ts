import type { Catalogue } from "../catalogue.ts";

/** What the shop of the tests sells: subscriptions with and without a trial, an introductory price, things bought once. */
export const atelier: Catalogue = {
  project: { identifier: "atelier", name: "Atelier", sandbox_periods: "calendar" },
  apps: [{ identifier: "atelier_web", name: "Atelier", branding: { support_email: "help@atelier.example" } }],
  entitlements: [
    { identifier: "pro", name: "Everything" },
    { identifier: "lookbook", name: "The lookbook" },
  ],
  products: [
    {
      identifier: "atelier_yearly",
      type: "subscription",
      title: "Atelier, a year",
      entitlements: ["pro"],
      period: "P1Y",
      trial: { period: "P1W" },
      prices: [
        { amount_micros: 36_000_000, currency: "EUR" },
        { amount_micros: 39_000_000, currency: "USD" },
      ],
    },
    {
      identifier: "atelier_monthly",
      type: "subscription",
      title: "Atelier monthly",
      entitlements: ["pro"],
      period: "P1M",
      prices: [{ amount_micros: 4_000_000, currency: "EUR" }],
    },
    {
      identifier: "atelier_intro",
      type: "subscription",
      title: "Atelier, gently",
      entitlements: ["pro"],
      period: "P1M",
      intro: { period: "P1M", cycles: 2 },
      prices: [{ amount_micros: 4_000_000, currency: "EUR", intro_amount_micros: 1_000_000 }],
    },
    {
      identifier: "lookbook",
      type: "non_consumable",
      title: "Lookbook",
      entitlements: ["lookbook"],
      prices: [{ amount_micros: 25_000_000, currency: "EUR" }],
    },
    {
      identifier: "pins",
      type: "consumable",
      title: "Ten pins",
      prices: [{ amount_micros: 500_000_000, currency: "JPY" }],
    },
    {
      identifier: "tote",
      type: "consumable",
      title: "Tote bag",
      prices: [
        { amount_micros: 9_990_000, currency: "USD" },
        { amount_micros: 5_555_000_000, currency: "UGX" },
      ],
    },
    {
      identifier: "studio",
      type: "subscription",
      title: "Studio",
      entitlements: ["pro"],
      period: "P1M",
      upgrades_to: ["studio_plus"],
      prices: [{ amount_micros: 10_000_000, currency: "EUR" }],
    },
    {
      identifier: "studio_trial",
      type: "subscription",
      title: "Studio, first for nothing",
      entitlements: ["pro"],
      period: "P1M",
      trial: { period: "P1W" },
      upgrades_to: ["studio_plus"],
      prices: [{ amount_micros: 10_000_000, currency: "EUR" }],
    },
    {
      identifier: "studio_plus",
      type: "subscription",
      title: "Studio, and more",
      entitlements: ["pro", "lookbook"],
      period: "P1Y",
      downgrades_to: ["studio"],
      prices: [{ amount_micros: 120_000_000, currency: "EUR" }],
    },
    {
      identifier: "salon",
      type: "subscription",
      title: "Salon, with patience",
      entitlements: ["pro"],
      period: "P1M",
      grace_period: "P6D",
      prices: [{ amount_micros: 7_000_000, currency: "EUR" }],
    },
  ],
  offerings: [
    {
      identifier: "default",
      description: "Standard plans",
      packages: [
        { identifier: "$rc_annual", product: "atelier_yearly" },
        { identifier: "$rc_monthly", product: "atelier_monthly" },
        { identifier: "lookbook", product: "lookbook" },
      ],
    },
    { identifier: "shop", description: "Small things", packages: [{ identifier: "pins", product: "pins" }] },
  ],
  current_offering: "default",
};
