import * as z from "zod";

export const Shapes = z.enum(["default", "rectangle", "rounded", "pill"]);
export type Shapes = z.infer<typeof Shapes>;

const Color = z.string().regex(/^#[0-9a-fA-F]{6}(?:[0-9a-fA-F]{2})?$/, "must be a colour such as #28646a");

export const BrandingAppearance = z.object({
  color_buttons_primary: Color,
  color_accent: Color,
  color_error: Color,
  color_product_info_bg: Color,
  color_form_bg: Color,
  color_page_bg: Color,
  font: z.string(),
  shapes: Shapes,
  show_product_description: z.boolean(),
});
/** How a checkout looks. Colours are `#rrggbb` or `#rrggbbaa`; an override's missing fields keep the app's values. */
export type BrandingAppearance = z.infer<typeof BrandingAppearance>;

const FontFace = z.object({ font_weight: z.string(), font_size: z.string() });

export const BrandFont = z.object({ font_url: z.string(), mobile: FontFace, desktop: FontFace });
export type BrandFont = z.infer<typeof BrandFont>;

/** Answer of GET /rcbilling/v1/branding. Images are paths below the assets address. */
export const Branding = z.object({
  id: z.string(),
  app_name: z.string().nullable(),
  app_icon: z.string().nullable(),
  app_icon_webp: z.string().nullable(),
  app_wordmark: z.string().nullable(),
  app_wordmark_webp: z.string().nullable(),
  support_email: z.string().nullable().optional(),
  gateway_tax_collection_enabled: z.boolean(),
  appearance: BrandingAppearance.nullable(),
  brand_font_config: BrandFont.nullable(),
  sandbox_configuration: z.object({ checkout_feedback_form_url: z.string().nullable() }).optional(),
});
export type Branding = z.infer<typeof Branding>;
