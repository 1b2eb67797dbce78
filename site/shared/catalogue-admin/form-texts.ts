import * as z from "zod";
import { ProfileLink } from "../accounts/profile-link.ts";
import { catalogueLimits } from "../limits.ts";
import { isReserved } from "../reserved-slugs.ts";
import { isSlug } from "../slug.ts";
import { hasVisibleText } from "../visible-text.ts";

export const requiredName = (what: string) =>
  z
    .string({ error: `Name the ${what}.` })
    .trim()
    .transform((text) => text.replace(/\s+/g, " "))
    .pipe(
      z
        .string()
        .refine(hasVisibleText, `Name the ${what}.`)
        .max(catalogueLimits.nameLength, `Use ${catalogueLimits.nameLength} characters or fewer for the name.`),
    );

/** Null for an empty text. */
export const optionalText = (max: number, what: string) =>
  z
    .string()
    .trim()
    .max(max, `Use ${max} characters or fewer for the ${what}.`)
    .transform((text) => text || null)
    .nullish()
    .transform((text) => text ?? null);

/** Absent or empty: made of the name for a new one, unchanged for an edited one. */
export const Slug = z
  .string()
  .trim()
  .toLowerCase()
  .refine(
    (slug) => slug === "" || isSlug(slug),
    "Use lowercase letters, numbers and hyphens, with no hyphen at either end.",
  )
  .refine((slug) => !isReserved(slug), "This page address is reserved. Choose another one.")
  .transform((slug) => slug || undefined)
  .optional();

export const PhotoId = z.uuid("We can’t find this photo. Upload it again.").toLowerCase();

export const altText = z
  .string()
  .trim()
  .max(
    catalogueLimits.altTextLength,
    `Use ${catalogueLimits.altTextLength} characters or fewer to say what the photo shows.`,
  )
  .default("");

/** An `https` address; null for an empty field. */
export const optionalLink = ProfileLink.nullish().transform((link) => link || null);

/** Of the form as it was opened. */
export const Version = z.int("Reload the page and try again.").min(1, "Reload the page and try again.");

const { earliestYear, latestYear } = catalogueLimits;

export const Year = z
  .int(`Enter a year from ${earliestYear} to ${latestYear}.`)
  .min(earliestYear, `Enter a year from ${earliestYear} to ${latestYear}.`)
  .max(latestYear, `Enter a year from ${earliestYear} to ${latestYear}.`);

export const optionalYear = Year.nullish().transform((year) => year ?? null);
