import * as z from "zod";
import { altText, optionalText, PhotoId, requiredName, Slug, Version } from "../catalogue-admin/form-texts.ts";
import { notebookLimits } from "../limits.ts";

const { categories, descriptionLength } = notebookLimits;

/** `POST /api/admin/notebook-categories`: it becomes the last one. */
export const CategoryDraft = z.object({
  name: requiredName("category"),
  slug: Slug,
  description: optionalText(descriptionLength, "description").transform((text) => text ?? ""),
  cover: PhotoId.nullish().transform((id) => id ?? null),
  coverAlt: altText,
});
export type CategoryDraft = z.input<typeof CategoryDraft>;
export type ParsedCategory = z.output<typeof CategoryDraft>;

/** `PUT /api/admin/notebook-categories/{slug}`: the whole form. */
export const CategoryEdit = CategoryDraft.extend({ version: Version });
export type CategoryEdit = z.input<typeof CategoryEdit>;

/** `PUT /api/admin/notebook-category-order`: all categories. 409 when they are others by now. */
export const CategoryOrder = z.object({
  slugs: z
    .array(z.string().min(1).max(100))
    .max(categories, `Order up to ${categories} at once.`)
    .refine((slugs) => new Set(slugs).size === slugs.length, "Name each one once."),
});

/** `POST /api/admin/notebook-categories/{slug}/merge`: its entries move into another one, and its address redirects there. */
export const CategoryMerge = z.object({
  into: z.string({ error: "Choose a category." }).min(1, "Choose a category.").max(100),
});
