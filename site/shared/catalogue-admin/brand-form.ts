import * as z from "zod";
import { ProfileLink } from "../accounts/profile-link.ts";
import { catalogueLimits } from "../limits.ts";
import { altText, optionalText, optionalYear, PhotoId, requiredName, Slug, Version } from "./form-texts.ts";

/** `POST /api/admin/brands` */
export const BrandDraft = z.object({
  name: requiredName("brand"),
  slug: Slug,
  description: optionalText(catalogueLimits.descriptionLength, "description"),
  /** Empty ones and doubles are left out. */
  links: z
    .array(ProfileLink)
    .max(catalogueLimits.links, `Add up to ${catalogueLimits.links} links.`)
    .transform((links) => [...new Set(links)].filter((link) => link !== ""))
    .default([]),
  foundedIn: optionalYear,
  logo: PhotoId.nullish().transform((id) => id ?? null),
  cover: PhotoId.nullish().transform((id) => id ?? null),
  coverAlt: altText,
  /** Slugs of members who may answer reviews for the brand. */
  members: z
    .array(z.string().trim().min(1, "Enter the page address of a member."))
    .max(catalogueLimits.namedMembers, `Name up to ${catalogueLimits.namedMembers} members.`)
    .default([]),
});
export type BrandDraft = z.input<typeof BrandDraft>;
export type ParsedBrand = z.output<typeof BrandDraft>;

/** `PUT /api/admin/brands/{slug}`: the whole form. */
export const BrandEdit = BrandDraft.extend({ version: Version });
export type BrandEdit = z.input<typeof BrandEdit>;
