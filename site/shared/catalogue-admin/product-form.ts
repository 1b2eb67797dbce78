import * as z from "zod";
import { colours } from "../colours.ts";
import { ItemPriceDraft } from "../items/item.ts";
import { categories } from "../items/item-options.ts";
import { catalogueLimits } from "../limits.ts";
import { altText, optionalLink, optionalText, PhotoId, requiredName, Slug, Version } from "./form-texts.ts";

const { sizeLength } = catalogueLimits;

/** `POST /api/admin/products` */
export const ProductDraft = z.object({
  /** Slug of its brand. */
  brand: z.string({ error: "Choose a brand." }).min(1, "Choose a brand."),
  name: requiredName("product"),
  slug: Slug,
  category: z
    .enum(categories, "Choose a category from the list.")
    .nullish()
    .transform((category) => category ?? null),
  description: optionalText(catalogueLimits.descriptionLength, "description"),
  material: optionalText(catalogueLimits.materialLength, "material"),
  colours: z
    .array(z.enum(colours, "Choose colours from the list."))
    .max(catalogueLimits.colours, `Use ${catalogueLimits.colours} colours or fewer.`)
    .transform((all) => [...new Set(all)])
    .default([]),
  /** In the order of a size chart; empty ones and doubles are left out. */
  sizes: z
    .array(
      z
        .string()
        .trim()
        .max(sizeLength, `Use ${sizeLength} characters or fewer for a size.`)
        .refine((size) => !/[;|]/.test(size), "Remove ; and | from the sizes: files use them as separators."),
    )
    .max(catalogueLimits.sizes, `Use ${catalogueLimits.sizes} sizes or fewer.`)
    .transform((all) => [...new Set(all)].filter((size) => size !== ""))
    .default([]),
  prices: z
    .array(ItemPriceDraft)
    .max(catalogueLimits.prices, `Use ${catalogueLimits.prices} prices or fewer.`)
    .refine(
      (all) => new Set(all.map(({ currency }) => currency)).size === all.length,
      "Enter one price in each currency.",
    )
    .default([]),
  link: optionalLink,
  photos: z
    .array(z.object({ id: PhotoId, alt: altText }))
    .max(catalogueLimits.photos, `Use ${catalogueLimits.photos} photos or fewer.`)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, "Use each photo once.")
    .default([]),
});
export type ProductDraft = z.input<typeof ProductDraft>;
export type ParsedProduct = z.output<typeof ProductDraft>;

/** `PUT /api/admin/products/{slug}`: the whole form. Under another brand it leaves the collections of the present one. */
export const ProductEdit = ProductDraft.extend({ version: Version });
export type ProductEdit = z.input<typeof ProductEdit>;
