import type { Catalogue } from "@hemline/billing";

export const testCatalogue: Catalogue = {
  project: { identifier: "boutique", name: "Boutique" },
  apps: [
    {
      identifier: "boutique_web",
      name: "Boutique",
      branding: {
        support_email: "help@boutique.example",
        feedback_form_url: "https://forms.example/1",
        appearance: {
          color_buttons_primary: "#28646a",
          color_accent: "#28646a",
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
      identifier: "boutique_taxed",
      name: "Boutique with taxes",
      tax: { collects: true, behavior: "exclusive" },
      keys: [{ kind: "sandbox", key: "rcb_sb_taxed" }],
    },
  ],
  entitlements: [{ identifier: "pro", name: "Everything" }],
  products: [
    {
      identifier: "boutique_yearly",
      type: "subscription",
      title: "Boutique, a year",
      description: "Everything for a whole year. The first week is free.",
      entitlements: ["pro"],
      period: "P1Y",
      trial: { period: "P1W" },
      prices: [{ amount_micros: 36_000_000, currency: "EUR" }],
    },
    {
      identifier: "boutique_monthly",
      type: "subscription",
      title: "Boutique, month by month",
      entitlements: ["pro"],
      period: "P1M",
      prices: [{ amount_micros: 4_000_000, currency: "EUR" }],
    },
    {
      identifier: "boutique_quarterly",
      type: "subscription",
      title: "Boutique, a season",
      entitlements: ["pro"],
      period: "P3M",
      intro: { period: "P1M", cycles: 3 },
      prices: [{ amount_micros: 11_000_000, intro_amount_micros: 2_000_000, currency: "EUR" }],
    },
    {
      identifier: "boutique_pattern",
      type: "non_consumable",
      title: "A sewing pattern",
      description: "Yours for good.",
      entitlements: ["pro"],
      prices: [{ amount_micros: 25_000_000, currency: "EUR" }],
    },
  ],
  offerings: [
    {
      identifier: "default",
      description: "Four ways in",
      packages: [
        { identifier: "$rc_annual", product: "boutique_yearly" },
        { identifier: "$rc_monthly", product: "boutique_monthly" },
        { identifier: "$rc_three_month", product: "boutique_quarterly" },
        { identifier: "pattern", product: "boutique_pattern" },
      ],
    },
  ],
  current_offering: "default",
};
