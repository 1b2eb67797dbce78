import type { BrandingAppearance } from "./branding.ts";

/** The appearance of a checkout without branding: the specification's default colours, the system's fonts. */
export const defaultAppearance: BrandingAppearance = {
  color_buttons_primary: "#576CDB",
  color_accent: "#767676",
  color_error: "#B0171F",
  color_product_info_bg: "#EFF3FA",
  color_form_bg: "#FFFFFF",
  color_page_bg: "#FFFFFF",
  font: "default",
  shapes: "default",
  show_product_description: false,
};
