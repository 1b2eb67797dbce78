import type { Transaction } from "@hemline/database";
import type { ParsedBrand } from "../../../shared/catalogue-admin/brand-form.ts";
import type { BrandFields } from "../../../shared/catalogue-admin/catalogue-admin.ts";
import type { AuditedFields } from "../history/audited-fields.ts";
import { namedMemberIds } from "./named-members.ts";

type AuditedBrand = Record<Exclude<keyof BrandFields, "version">, AuditedFields[string]>;

export const auditedBrand = async (tx: Transaction, id: string, fields: BrandFields): Promise<AuditedBrand> => ({
  name: fields.name,
  slug: fields.slug,
  description: fields.description,
  links: fields.links,
  foundedIn: fields.foundedIn,
  logo: fields.logo?.id ?? null,
  cover: fields.cover?.id ?? null,
  coverAlt: fields.coverAlt,
  members: await namedMemberIds(tx, id),
});

/** @param memberIds of the members whom it names */
export const auditedBrandDraft = (draft: ParsedBrand, slug: string, memberIds: readonly string[]): AuditedBrand => ({
  ...{ name: draft.name, slug, links: draft.links, foundedIn: draft.foundedIn },
  ...{ logo: draft.logo, cover: draft.cover, coverAlt: draft.coverAlt },
  description: draft.description ?? "",
  members: [...memberIds].sort(),
});
