import * as z from "zod";
import { catalogueLimits } from "../limits.ts";
import { seasons } from "../looks/look-options.ts";
import { altText, optionalText, optionalYear, PhotoId, requiredName, Slug, Version } from "./form-texts.ts";

/** `POST /api/admin/brands/{slug}/collections`: it becomes the brand's first one. */
export const CollectionDraft = z.object({
  name: requiredName("collection"),
  slug: Slug,
  season: z
    .enum(seasons, "Choose a season from the list.")
    .nullish()
    .transform((season) => season ?? null),
  year: optionalYear,
  description: optionalText(catalogueLimits.descriptionLength, "description"),
  cover: PhotoId.nullish().transform((id) => id ?? null),
  coverAlt: altText,
});
export type CollectionDraft = z.input<typeof CollectionDraft>;
export type ParsedCollection = z.output<typeof CollectionDraft>;

/** `PUT /api/admin/brands/{slug}/collections/{collectionSlug}`: the whole form. */
export const CollectionEdit = CollectionDraft.extend({ version: Version });
export type CollectionEdit = z.input<typeof CollectionEdit>;

const order = (max: number) =>
  z
    .array(z.string().min(1).max(100))
    .max(max, `Order up to ${max} at once.`)
    .refine((slugs) => new Set(slugs).size === slugs.length, "Name each one once.");

/** All collections of the brand. 409 when they are others by now. */
export const CollectionOrder = z.object({ slugs: order(catalogueLimits.collections) });
export type CollectionOrder = z.input<typeof CollectionOrder>;

/** All products of the collection. 409 when they are others by now. */
export const ProductOrder = z.object({ slugs: order(catalogueLimits.collectionProducts) });
export type ProductOrder = z.input<typeof ProductOrder>;
