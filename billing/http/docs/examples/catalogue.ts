import type { Branding, OfferingsAnswer, ProductsAnswer } from "@hemline/protocol";
import { yearlyPriceId } from "./ids.ts";

export const offerings: OfferingsAnswer = {
  current_offering_id: "default",
  offerings: [
    {
      identifier: "default",
      description: "Monthly and yearly",
      metadata: null,
      packages: [
        { identifier: "$rc_monthly", platform_product_identifier: "pro_monthly" },
        { identifier: "$rc_annual", platform_product_identifier: "pro_yearly" },
      ],
      paywall_components: null,
    },
  ],
  placements: { fallback_offering_id: "default", offering_ids_by_placement: { settings: null } },
};

export const products: ProductsAnswer = {
  product_details: [
    {
      identifier: "pro_yearly",
      title: "Acme Pro, yearly",
      description: "Everything in Acme Pro, billed once a year after a free week.",
      default_purchase_option_id: "base_option",
      product_type: "subscription",
      purchase_options: {
        base_option: {
          id: "base_option",
          price_id: yearlyPriceId,
          base: {
            period_duration: "P1Y",
            cycle_count: 1,
            price: { amount_micros: 99_000_000, currency: "EUR" },
          },
          trial: { period_duration: "P1W", cycle_count: 1, price: null },
          intro_price: null,
        },
      },
    },
  ],
};

export const branding: Branding = {
  id: "acme_web",
  app_name: "Acme",
  app_icon: "9f17787cb2bafa85234fd12f3322f659f29e7456dc27a280fc2f5ffb888058b3.png",
  app_icon_webp: null,
  app_wordmark: null,
  app_wordmark_webp: null,
  support_email: "support@acme.example",
  gateway_tax_collection_enabled: true,
  appearance: {
    color_buttons_primary: "#1f6feb",
    color_accent: "#1f6feb",
    color_error: "#b42318",
    color_product_info_bg: "#f4f5f7",
    color_form_bg: "#ffffff",
    color_page_bg: "#ffffff",
    font: "default",
    shapes: "rounded",
    show_product_description: true,
  },
  brand_font_config: null,
  sandbox_configuration: { checkout_feedback_form_url: null },
};
