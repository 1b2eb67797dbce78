import type { Transaction } from "@hemline/database";
import type { SavedAnswer } from "../../../shared/catalogue-admin/catalogue-admin.ts";
import type { ParsedProduct } from "../../../shared/catalogue-admin/product-form.ts";
import { newUuid } from "../../../shared/uuid.ts";
import { products } from "../../products/tables.ts";
import type { ActingAdmin } from "../../request/acting-admin.ts";
import type { SiteContext } from "../../site-context.ts";
import { noScope } from "../../slugs/tables.ts";
import { filledFields } from "../history/audited-fields.ts";
import { recordChange } from "../history/record-change.ts";
import { lockBrands, requireJoinable } from "../rows/lock-brands.ts";
import { productSearchText } from "../rows/product-search-text.ts";
import { recountBrandProducts } from "../rows/recount-catalogue.ts";
import { renewSitePhotos } from "../site-photos.ts";
import { newSlug } from "../slugs.ts";
import { auditedProductDraft } from "./audited-product.ts";
import { brandOfDraft, type DraftBrand } from "./brand-of-draft.ts";
import { setColoursAndPrices, setProductPhotos } from "./set-product-parts.ts";

/** A product that an admin creates is public immediately, if its brand is. @throws 422 at the fields of the form */
export async function createProduct(
  site: SiteContext,
  acting: ActingAdmin,
  draft: ParsedProduct,
): Promise<SavedAnswer> {
  const id = newUuid(site.clock);
  const { slug, brandId } = await site.db.transaction(async (tx) => {
    const brand = await brandOfDraft(tx, draft.brand);
    requireJoinable(await lockBrands(tx, [brand.id]), [brand.id]);
    const place = { kind: "product", scopeId: noScope } as const;
    const made = await newSlug(tx, place, draft, (one) => insertProduct(tx, rowOf(site, id, brand, draft), one));
    await setColoursAndPrices(tx, id, draft);
    await setProductPhotos(tx, acting.admin, id, draft.photos, site.clock());
    await recountBrandProducts(tx, [brand.id]);
    await renewSitePhotos(tx, [brand.id]);
    const after = filledFields(auditedProductDraft(draft, made, brand.slug));
    await recordChange(tx, site, acting, { act: "create", kind: "product", id, after });
    return { slug: made, brandId: brand.id };
  });
  site.changed([`product:${id}`, `brand:${brandId}`]);
  return { slug, version: 1 };
}

const rowOf = (site: Pick<SiteContext, "clock">, id: string, brand: DraftBrand, draft: ParsedProduct) => ({
  ...{ id, brandId: brand.id, name: draft.name, searchText: productSearchText(brand.name, draft.name) },
  ...{ category: draft.category, description: draft.description, material: draft.material },
  ...{ sizes: draft.sizes, link: draft.link, state: "live" as const },
  ...{ createdAt: site.clock(), editedAt: site.clock() },
});

/** Null where another product has the slug. */
async function insertProduct(tx: Transaction, row: ReturnType<typeof rowOf>, slug: string): Promise<string | null> {
  const [made] = await tx
    .insert(products)
    .values({ ...row, slug })
    .onConflictDoNothing({ target: products.slug })
    .returning({ slug: products.slug });
  return made?.slug ?? null;
}
