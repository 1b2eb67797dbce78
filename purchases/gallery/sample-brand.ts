import type { Branding } from "@hemline/protocol";

export const sampleBrand: NonNullable<Branding["appearance"]> = {
  color_buttons_primary: "#28646a",
  color_accent: "#28646a",
  color_error: "#b0171f",
  color_product_info_bg: "#f2eee6",
  color_form_bg: "#ffffff",
  color_page_bg: "#faf8f4",
  font: "default",
  shapes: "rounded",
  show_product_description: true,
};
