import type { ParsedBrand } from "../../../shared/catalogue-admin/brand-form.ts";
import type { BrandFields } from "../../../shared/catalogue-admin/catalogue-admin.ts";
import type { AuditedFields } from "../history/audited-fields.ts";

type AuditedBrand = Record<Exclude<keyof BrandFields, "version">, AuditedFields[string]>;

export const auditedBrand = (fields: BrandFields): AuditedBrand => ({
  name: fields.name,
  slug: fields.slug,
  description: fields.description,
  links: fields.links,
  foundedIn: fields.foundedIn,
  logo: fields.logo?.id ?? null,
  cover: fields.cover?.id ?? null,
  coverAlt: fields.coverAlt,
  members: fields.members.map(({ slug }) => slug),
});

/** @param members slugs of the members whom it names */
export const auditedBrandDraft = (draft: ParsedBrand, slug: string, members: string[]): AuditedBrand => ({
  ...{ name: draft.name, slug, links: draft.links, foundedIn: draft.foundedIn },
  ...{ logo: draft.logo, cover: draft.cover, coverAlt: draft.coverAlt },
  description: draft.description ?? "",
  members: [...members].sort((one, other) => one.localeCompare(other, "en")),
});
