import type { Transaction } from "@hemline/database";
import { eq, sql } from "drizzle-orm";
import type * as z from "zod";
import type { SavedAnswer } from "../../../shared/catalogue-admin/catalogue-admin.ts";
import type { ProductEdit } from "../../../shared/catalogue-admin/product-form.ts";
import { repeatingDeadlocks } from "../../db/repeating-deadlocks.ts";
import type { CacheTag } from "../../invalidation/cache-tag.ts";
import { products } from "../../products/tables.ts";
import type { ActingAdmin } from "../../request/acting-admin.ts";
import type { SiteContext } from "../../site-context.ts";
import { noScope } from "../../slugs/tables.ts";
import { formConflict } from "../form-conflict.ts";
import { changedFields } from "../history/audited-fields.ts";
import { recordChange } from "../history/record-change.ts";
import { lockOwners } from "../lock-owners.ts";
import { type LockedProduct, lockProductAt, productAt } from "../rows/product-at.ts";
import { productSearchText } from "../rows/product-search-text.ts";
import { renewSitePhotos } from "../site-photos.ts";
import { changeSlug } from "../slugs.ts";
import { auditedProduct, auditedProductDraft } from "./audited-product.ts";
import { brandOfDraft, type DraftBrand } from "./brand-of-draft.ts";
import { moveToBrand } from "./move-to-brand.ts";
import { productFields } from "./product-fields.ts";
import { setColoursAndPrices, setProductPhotos } from "./set-product-parts.ts";

type Edit = z.output<typeof ProductEdit>;

/**
 * Saves the whole form. A form that says what is there already changes nothing.
 * @throws 404, 409 with what is there when another admin has saved, 422 at the fields of the form
 */
export async function saveProduct(
  site: SiteContext,
  acting: ActingAdmin,
  slug: string,
  edit: Edit,
): Promise<SavedAnswer> {
  const { answer, changed } = await repeatingDeadlocks(() =>
    site.db.transaction((tx) => saveLocked(tx, site, acting, slug, edit)),
  );
  site.changed(changed);
  return answer;
}

async function saveLocked(
  tx: Transaction,
  site: SiteContext,
  acting: ActingAdmin,
  slug: string,
  edit: Edit,
): Promise<{ answer: SavedAnswer; changed: CacheTag[] }> {
  const brand = await brandOfDraft(tx, edit.brand);
  const unlocked = await productAt(tx, slug);
  if (unlocked.brandId !== brand.id) await lockOwners(tx, { productIds: [unlocked.id] });
  const product = await lockProductAt(tx, slug, brand.id);
  const { id, version } = product;
  const fields = await productFields(tx, id);
  const to = edit.slug ?? product.slug;
  const change = changedFields(auditedProduct(fields), auditedProductDraft(edit, to, brand.slug));
  if (!change) return { answer: { slug: product.slug, version }, changed: [] };
  if (edit.version !== version)
    throw await formConflict(tx, site, { kind: "product", id, fields, differing: change.names });
  const changed = await applyEdit(tx, site, acting, product, { edit, to, brand });
  const { before, after } = change;
  await recordChange(tx, site, acting, { act: "edit", kind: "product", id, before, after });
  return { answer: { slug: to, version: version + 1 }, changed };
}

async function applyEdit(
  tx: Transaction,
  site: SiteContext,
  { admin }: ActingAdmin,
  { id, slug, brandId }: LockedProduct,
  { edit, to, brand }: { edit: Edit; to: string; brand: DraftBrand },
): Promise<CacheTag[]> {
  const now = site.clock();
  await changeSlug(tx, site, { kind: "product", scopeId: noScope }, { id, from: slug, to });
  await tx
    .update(products)
    .set({
      ...{ name: edit.name, slug: to, searchText: productSearchText(brand.name, edit.name), category: edit.category },
      ...{ description: edit.description, material: edit.material, sizes: edit.sizes, link: edit.link },
      ...{ version: sql`${products.version} + 1`, editedAt: now },
    })
    .where(eq(products.id, id));
  await setColoursAndPrices(tx, id, edit);
  await setProductPhotos(tx, admin, id, edit.photos, now);
  const moved = brand.id === brandId ? [] : await moveToBrand(tx, id, { from: brandId, to: brand.id });
  await renewSitePhotos(tx, [brand.id]);
  return [`product:${id}`, `brand:${brand.id}`, ...moved];
}
