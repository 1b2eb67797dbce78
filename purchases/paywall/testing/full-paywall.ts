import type { Paywall, PaywallComponent } from "@hemline/protocol";
import { fullPaywallLabels } from "./full-paywall-labels.ts";
import {
  all,
  color,
  fill,
  fit,
  label,
  line,
  link,
  moment,
  none,
  onTeal,
  paper,
  picture,
  plan,
  soft,
  stack,
  text,
  thumb,
  warm,
} from "./paywall-builders.ts";

// A paywall that uses every component with every property.

const hero = stack(
  [
    {
      type: "image",
      id: "hero",
      name: "",
      source: picture("cover-subscription", 1800, 900),
      override_source_lid: "hero_picture",
      size: fill,
      fit_mode: "fill",
      mask_shape: { type: "convex" },
      max_height: 280,
      color_overlay: {
        light: {
          type: "linear",
          degrees: 180,
          points: [
            { color: "#14120F40", percent: 0 },
            { color: "#14120F00", percent: 60 },
          ],
        },
      },
    },
    text("edition", {
      size: fit,
      font_size: "body_s",
      font_weight: "semibold",
      color: color("#1B1916", "#1B1916"),
      background_color: color("#FFFDF9", "#FFFDF9"),
      padding: { top: 4, bottom: 4, leading: 10, trailing: 10 },
      margin: all(16),
    }),
  ],
  { dimension: { type: "zlayer", alignment: "top_leading" } },
);

const body = stack(
  [
    text("title", { font_size: "heading_xxl", font_weight: "regular" }),
    text("lead", {
      font_size: "body_xl",
      color: soft,
      size: { width: { type: "fixed", value: 480 }, height: { type: "fit" } },
    }),
    {
      type: "timeline",
      id: "timeline",
      name: "",
      item_spacing: 18,
      text_spacing: 2,
      size: fill,
      padding: { top: 12, bottom: 8, leading: 8, trailing: 8 },
      margin: none,
      items: [moment("today", "hanger"), moment("reminder", "bell"), moment("start", "sparkle", true)],
    },
    stack(
      [
        plan("$rc_annual", true, label("saving", {})),
        plan("$rc_monthly", false, null),
        plan(
          "$rc_lifetime",
          false,
          label("once", {
            style: "nested",
            alignment: "top_trailing",
            color: warm,
            background_color: null,
            padding: none,
            margin: { top: 6, bottom: 0, leading: 0, trailing: 18 },
          }),
        ),
      ],
      { spacing: 14, margin: { top: 8, bottom: 8, leading: 0, trailing: 0 } },
    ),
    stack([thumb("look-01", "circle"), thumb("look-02", "concave"), thumb("look-04", "rectangle")], {
      dimension: { type: "horizontal", alignment: "center", distribution: "center" },
      spacing: 12,
    }),
    {
      type: "carousel",
      fallback: { type: "video", fallback: text("fine_print", { font_size: "body_s", color: soft }) },
    } as unknown as PaywallComponent,
    stack(
      [
        link("restore", { type: "restore_purchases" }),
        link("terms", {
          type: "navigate_to",
          destination: "terms",
          url: { url_lid: "terms_url", method: "in_app_browser" },
        }),
        link("privacy", {
          type: "navigate_to",
          destination: "privacy_policy",
          url: { url_lid: "privacy_url", method: "external_browser" },
        }),
        link("manage", { type: "navigate_to", destination: "customer_center" }),
        link("back", { type: "navigate_back" }),
      ],
      { dimension: { type: "horizontal", alignment: "center", distribution: "space_evenly" }, spacing: 4 },
    ),
  ],
  { spacing: 14, padding: { top: 20, bottom: 20, leading: 20, trailing: 20 } },
);

const footer: Paywall["components_config"]["base"]["sticky_footer"] = {
  type: "footer",
  id: "footer",
  name: "",
  stack: stack(
    [
      {
        type: "purchase_button",
        id: "purchase",
        name: "",
        stack: stack([text("buy", { font_size: "heading_s", font_weight: "semibold", color: onTeal })], {
          padding: { top: 15, bottom: 15, leading: 20, trailing: 20 },
          background_color: {
            light: {
              type: "linear",
              degrees: 100,
              points: [
                { color: "#1F5257", percent: 0 },
                { color: "#2F7279", percent: 100 },
              ],
            },
            dark: { type: "hex", value: "#86C3C6" },
          },
          shape: { type: "pill" },
          shadow: { x: 0, y: 4, radius: 14, color: color("#28646A40", "#00000080") },
        }),
      },
      text("promise", { font_size: "body_s", color: soft }),
    ],
    {
      spacing: 8,
      padding: { top: 14, bottom: 14, leading: 20, trailing: 20 },
      background_color: paper,
      border: { width: 0, color: line },
      shadow: { x: 0, y: -6, radius: 18, color: color("#1B191614", "#00000066") },
    },
  ),
};

export const fullPaywall = {
  default_locale: "en_US",
  template_name: "components",
  asset_base_url: "https://assets.example",
  revision: 4,
  components_config: {
    base: {
      background: { type: "color", value: paper },
      stack: stack([hero, body], { spacing: 0 }),
      sticky_footer: footer,
    },
  },
  components_localizations: fullPaywallLabels,
} satisfies Paywall & Record<string, unknown>;
