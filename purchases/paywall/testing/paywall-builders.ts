import type { PaywallBadge, PaywallComponent, PaywallPackage, PaywallStack, PaywallText } from "@hemline/protocol";

// Short forms for composing a paywall in a test.

export const none = { top: 0, bottom: 0, leading: 0, trailing: 0 };
export const all = (px: number) => ({ top: px, bottom: px, leading: px, trailing: px });
const round = (px: number) => ({
  type: "rectangle" as const,
  corners: { top_leading: px, top_trailing: px, bottom_leading: px, bottom_trailing: px },
});
export const color = (light: string, dark: string) => ({
  light: { type: "hex" as const, value: light },
  dark: { type: "hex" as const, value: dark },
});
export const fill = { width: { type: "fill" as const }, height: { type: "fit" as const } };
export const fit = { width: { type: "fit" as const }, height: { type: "fit" as const } };

const ink = color("#1B1916", "#F4F0E8");
export const soft = color("#57524A", "#BDB6AA");
export const paper = color("#FAF8F4", "#151412");
const sheet = color("#FFFFFF", "#1E1C19");
export const line = color("#DDD6C9", "#3A362F");
const teal = color("#28646A", "#86C3C6");
export const onTeal = color("#FFFFFF", "#0D2325");
const wash = color("#E1ECEA", "#1C3032");
export const warm = color("#A43C17", "#F5A280");

export const picture = (name: string, width: number, height: number) => ({
  light: { width, height, original: `/pictures/${name}.webp`, webp: `/pictures/${name}.webp` },
  dark: null,
});

export const text = (text_lid: string, more: Partial<PaywallText> = {}): PaywallText => ({
  type: "text",
  id: text_lid,
  name: "",
  text_lid,
  font_name: null,
  font_size: "body_m",
  font_weight: "regular",
  horizontal_alignment: "center",
  color: ink,
  background_color: null,
  size: fill,
  padding: none,
  margin: none,
  ...more,
});

export const stack = (components: PaywallComponent[], more: Partial<PaywallStack> = {}): PaywallStack => ({
  type: "stack",
  id: "",
  name: "",
  spacing: 12,
  size: fill,
  dimension: { type: "vertical", alignment: "center", distribution: "start" },
  padding: none,
  margin: none,
  components,
  ...more,
});

export const label = (text_lid: string, more: Partial<PaywallBadge>): PaywallBadge => ({
  style: "overlay",
  alignment: "top_trailing",
  text_lid,
  font_size: "body_s",
  font_weight: "semibold",
  horizontal_alignment: "center",
  color: onTeal,
  background_color: teal,
  shape: { type: "pill" },
  padding: { top: 3, bottom: 3, leading: 12, trailing: 12 },
  margin: { top: 0, bottom: 0, leading: 0, trailing: 16 },
  stack: stack([]),
  ...more,
});

export const plan = (id: string, isDefault: boolean, badge: PaywallBadge | null): PaywallPackage =>
  ({
    type: "package",
    id,
    name: "",
    package_id: id,
    is_selected_by_default: isDefault,
    apple_promo_offer_product_code: null,
    stack: stack(
      [
        stack(
          [
            text(`${id}_title`, { font_size: "heading_m", font_weight: "medium", horizontal_alignment: "leading" }),
            text(`${id}_line`, { color: soft, horizontal_alignment: "leading" }),
          ],
          { spacing: 2 },
        ),
        text("plan_price", {
          size: fit,
          font_size: "heading_l",
          font_weight: "medium",
          overrides: { states: { selected: { color: teal } } },
        }),
      ],
      {
        spacing: 16,
        dimension: { type: "horizontal", alignment: "center", distribution: "space_between" },
        padding: { top: 16, bottom: 16, leading: 18, trailing: 18 },
        background_color: sheet,
        border: { width: 1, color: line },
        shape: round(12),
        badge,
        overrides: {
          states: {
            selected: {
              background_color: wash,
              border: { width: 1, color: teal },
              shadow: { x: 0, y: 6, radius: 18, color: color("#28646A26", "#00000080") },
            },
          },
        },
      },
    ),
  }) as PaywallPackage;

export const link = (
  text_lid: string,
  action: Extract<PaywallComponent, { type: "button" }>["action"],
): PaywallComponent => ({
  type: "button",
  id: text_lid,
  name: "",
  action,
  stack: stack([text(text_lid, { size: fit, font_size: "body_s", color: soft })], {
    size: fit,
    padding: { top: 6, bottom: 6, leading: 6, trailing: 6 },
  }),
});

const fadingTeal = {
  type: "linear" as const,
  degrees: 180,
  points: [
    { color: "#28646A", percent: 0 },
    { color: "#28646A33", percent: 100 },
  ],
};

export const moment = (lid: string, icon: string, isLast = false) => ({
  title: {
    text_lid: lid,
    color: ink,
    font_size: "body_l" as const,
    font_weight: "semibold" as const,
    horizontal_alignment: "leading" as const,
  },
  description: { text_lid: `${lid}_line`, color: soft, font_size: "body_m" as const },
  icon: { name: icon, color: onTeal, width_and_height: 16, padding: 8 },
  icon_background: { shape: { type: "circle" as const }, color: teal },
  connector: isLast ? null : { width: 2, margin: { top: 0, bottom: 0 }, color: { light: fadingTeal } },
});

const vignette = {
  type: "radial" as const,
  points: [
    { color: "#00000000", percent: 40 },
    { color: "#1B191633", percent: 100 },
  ],
};

export const thumb = (name: string, mask: "circle" | "concave" | "convex" | "rectangle"): PaywallComponent => ({
  type: "image",
  id: name,
  name: "",
  source: picture(name, 1200, 1500),
  override_source_lid: null,
  size: { width: { type: "fill" }, height: { type: "fixed", value: 132 } },
  fit_mode: "fill",
  mask_shape: mask === "rectangle" ? round(12) : { type: mask },
  max_height: 132,
  color_overlay: mask === "circle" ? { light: vignette } : color("#28646A14", "#15141233"),
});
