import { BrandFont, BrandingAppearance } from "@hemline/protocol";
import { defaultAppearance } from "@hemline/protocol/default-appearance";
import { normalizeLocale } from "@hemline/protocol/locale";
import * as z from "zod";
import { CatalogueApiKey } from "./catalogue-api-key.ts";
import { FileName, Identifier, nullable, Title } from "./field-types.ts";

/** What is left out looks as a checkout does on its own. */
const CatalogueAppearance = z
  .strictObject(BrandingAppearance.partial().shape)
  .transform((said): BrandingAppearance => ({ ...defaultAppearance, ...said }));

const CatalogueBranding = z.strictObject({
  icon: nullable(FileName),
  icon_webp: nullable(FileName),
  wordmark: nullable(FileName),
  wordmark_webp: nullable(FileName),
  support_email: nullable(z.email()),
  appearance: nullable(CatalogueAppearance),
  font: nullable(z.strictObject({ ...BrandFont.shape, font_url: FileName })),
  feedback_form_url: nullable(z.url({ protocol: /^https?$/ })),
});

/** Where the tax is in a price: as its country is used to, on top of it, or within it. */
const CatalogueTax = z.strictObject({
  collects: z.boolean().default(false),
  behavior: z.enum(["automatic", "exclusive", "inclusive"]).default("automatic"),
});

const CatalogueRedemption = z
  .strictObject({
    /** Whether a purchase answers with a link that hands it over. */
    offers: z.boolean().default(false),
    /** Where the link leads, e.g. `hemline://redeem_web_purchase`: only the app itself knows who redeems. */
    url: nullable(
      z
        .url()
        .max(500)
        .refine((url) => !/^(javascript|data|vbscript|file):/i.test(url), { message: "must lead to a page or an app" }),
    ),
  })
  .refine(({ offers, url }) => !offers || url !== null, {
    path: ["url"],
    message: "is needed when links are offered",
  });

export const CatalogueApp = z.strictObject({
  identifier: Identifier,
  name: Title,
  branding: nullable(CatalogueBranding),
  tax: CatalogueTax.prefault({}),
  redemption: CatalogueRedemption.prefault({}),
  /** Whether every renewal brings an email; those after a trial and of a year or more always do. */
  renewal_letters: z.boolean().default(false),
  /** The language of emails, receipts and the portal for customers whose own is unknown. */
  default_locale: nullable(
    z
      .string()
      .max(35)
      .refine((tag) => normalizeLocale(tag) !== null, { message: "must be one of the 33 languages" }),
  ),
  receipt_footer: nullable(z.string().min(1).max(2000)),
  allow_paddle_keys: z.boolean().default(false),
  keys: z.array(CatalogueApiKey).default([]),
});
export type CatalogueApp = z.output<typeof CatalogueApp>;
