import type { PaywallComponents } from "@hemline/protocol";

const text = (text_lid: string) => ({ type: "text", text_lid });
const stack = (...components: object[]) => ({ type: "stack", components });
const button = (text_lid: string, action: object) => ({ type: "button", action, stack: stack(text(text_lid)) });

/** One package and every kind of button. */
export const simplePaywall: PaywallComponents = {
  default_locale: "en_US",
  components_config: {
    base: {
      stack: stack(
        text("title"),
        { type: "package", package_id: "$rc_monthly", is_selected_by_default: true, stack: stack(text("package")) },
        { type: "purchase_button", stack: stack(text("buy")) },
        button("back", { type: "navigate_back" }),
        button("restore", { type: "restore_purchases" }),
        button("terms", { type: "navigate_to", destination: "url", url: { url_lid: "terms_url" } }),
        button("center", { type: "navigate_to", destination: "customer_center" }),
      ),
      background: null,
      sticky_footer: null,
    },
  },
  components_localizations: {
    en_US: {
      title: "Wear what you love",
      package: "{{ product_name }}: {{ price_per_period_full }}",
      buy: "Subscribe",
      back: "Not now",
      restore: "I have paid",
      terms: "Terms",
      terms_url: "https://shop.example/terms",
      center: "My purchases",
    },
  },
};
