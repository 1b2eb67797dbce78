import type { Transaction } from "@hemline/database";
import { eq, sql } from "drizzle-orm";
import type * as z from "zod";
import type { BrandEdit } from "../../../shared/catalogue-admin/brand-form.ts";
import type { BrandFields, SavedAnswer } from "../../../shared/catalogue-admin/catalogue-admin.ts";
import { searchable } from "../../../shared/searchable.ts";
import { brands } from "../../brands/tables.ts";
import type { CacheTag } from "../../invalidation/cache-tag.ts";
import type { ActingAdmin } from "../../request/acting-admin.ts";
import type { SiteContext } from "../../site-context.ts";
import { noScope } from "../../slugs/tables.ts";
import { formConflict } from "../form-conflict.ts";
import { changedFields } from "../history/audited-fields.ts";
import { recordChange } from "../history/record-change.ts";
import { lockBrandAt } from "../rows/brand-at.ts";
import { lockBrandNames, requireFreeBrandName } from "../rows/brand-name.ts";
import type { LockedBrand } from "../rows/lock-brands.ts";
import { renameProductsOf } from "../rows/product-search-text.ts";
import { renewSitePhotos, swapSitePhoto } from "../site-photos.ts";
import { changeSlug } from "../slugs.ts";
import { auditedBrand, auditedBrandDraft } from "./audited-brand.ts";
import { brandFields } from "./brand-fields.ts";
import { memberIdsAt, setNamedMembers } from "./named-members.ts";

type Edit = z.output<typeof BrandEdit>;

/**
 * Saves the whole form. A form that says what is there already changes nothing.
 * @throws 404, 409 with what is there when another admin has saved, 422 at the fields of the form
 */
export async function saveBrand(
  site: SiteContext,
  acting: ActingAdmin,
  slug: string,
  edit: Edit,
): Promise<SavedAnswer> {
  const { answer, changed } = await site.db.transaction(async (tx) => {
    await lockBrandNames(tx, [edit.name]);
    const named = await memberIdsAt(tx, edit.members);
    const brand = await lockBrandAt(tx, slug);
    const before = await brandFields(tx, site, brand.id);
    const to = edit.slug ?? before.slug;
    const change = changedFields(await auditedBrand(tx, brand.id, before), auditedBrandDraft(edit, to, named));
    if (!change) return { answer: { slug: brand.slug, version: brand.version }, changed: [] };
    if (edit.version !== brand.version)
      throw await formConflict(tx, site, { kind: "brand", id: brand.id, fields: before, differing: change.names });
    await applyEdit(tx, site, acting, { brand, before, edit, to, named });
    const { before: was, after } = change;
    await recordChange(tx, site, acting, { act: "edit", kind: "brand", id: brand.id, before: was, after });
    return { answer: { slug: to, version: brand.version + 1 }, changed: tagsOf(brand.id) };
  });
  site.changed(changed);
  return answer;
}

const tagsOf = (id: string): CacheTag[] => [`brand:${id}`, "brands"];

interface AppliedEdit {
  brand: LockedBrand;
  before: BrandFields;
  edit: Edit;
  /** Its slug from now on. */
  to: string;
  /** Ids of members. */
  named: string[];
}

async function applyEdit(
  tx: Transaction,
  site: SiteContext,
  { admin }: ActingAdmin,
  { brand, before, edit, to, named }: AppliedEdit,
): Promise<void> {
  const { id } = brand;
  const now = site.clock();
  if (brand.state === "live") await requireFreeBrandName(tx, edit.name, id);
  await changeSlug(tx, site, { kind: "brand", scopeId: noScope }, { id, from: before.slug, to });
  await swapSitePhoto(tx, admin, { field: "logo", from: brand.logoId, to: edit.logo, now });
  await swapSitePhoto(tx, admin, { field: "cover", from: brand.coverId, to: edit.cover, now });
  await setNamedMembers(tx, id, named, now);
  await tx
    .update(brands)
    .set({
      ...{ name: edit.name, slug: to, searchText: searchable(edit.name), description: edit.description },
      ...{ links: edit.links, foundedIn: edit.foundedIn },
      ...{ logoId: edit.logo, coverId: edit.cover, coverAlt: edit.coverAlt },
      ...{ version: sql`${brands.version} + 1`, editedAt: now },
    })
    .where(eq(brands.id, id));
  if (edit.name !== before.name) await renameProductsOf(tx, { id, name: edit.name });
  await renewSitePhotos(tx, [id]);
}
