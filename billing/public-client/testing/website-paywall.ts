import type { PaywallComponents } from "@hemline/protocol";

const fill = { width: { type: "fill" }, height: { type: "fit" } };
const none = { top: 0, bottom: 0, leading: 0, trailing: 0 };
const colour = (value: string) => ({ light: { type: "hex", value } });

const stack = (components: object[]) => ({
  type: "stack",
  id: "stack",
  name: "",
  spacing: 12,
  size: fill,
  dimension: { type: "vertical", alignment: "center", distribution: "start" },
  padding: { top: 12, bottom: 12, leading: 12, trailing: 12 },
  margin: none,
  background_color: colour("#ffffff"),
  components,
});

const text = (lid: string) => ({
  type: "text",
  id: lid,
  name: "",
  text_lid: lid,
  font_name: null,
  font_size: "body_m",
  font_weight: "regular",
  horizontal_alignment: "center",
  color: colour("#1b1916"),
  background_color: null,
  size: fill,
  padding: none,
  margin: none,
});

const plan = (packageId: string, lid: string, isDefault: boolean) => ({
  type: "package",
  id: packageId,
  name: "",
  package_id: packageId,
  is_selected_by_default: isDefault,
  stack: stack([text(lid)]),
});

/** Two plans and a button, as an offering carries them. */
export const paywall: PaywallComponents = {
  default_locale: "en_US",
  template_name: "components",
  asset_base_url: "https://assets.example",
  revision: 1,
  components_config: {
    base: {
      background: { type: "color", value: colour("#ffffff") },
      stack: stack([
        text("title"),
        plan("$rc_annual", "annual", false),
        plan("$rc_monthly", "monthly", true),
        { type: "purchase_button", id: "buy", name: "", stack: stack([text("buy")]) },
      ]),
    },
  },
  components_localizations: {
    en_US: {
      title: "**Come** into the atelier",
      annual: "{{ product_name }} for {{ price }}",
      monthly: "{{ product_name }} for {{ price_per_period_full }}",
      buy: "Take this one",
    },
  },
};
