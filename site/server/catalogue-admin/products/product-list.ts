import type { Database } from "@hemline/database";
import { and, asc, eq, getTableColumns, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { BrandName } from "../../../shared/brands/brand.ts";
import type { AdminProduct } from "../../../shared/catalogue-admin/catalogue-admin.ts";
import {
  type AdminProductOrder,
  adminProductOrders,
  type CatalogueState,
} from "../../../shared/catalogue-admin/catalogue-options.ts";
import { type Category, categories } from "../../../shared/items/item-options.ts";
import type { Slice } from "../../../shared/page-data.ts";
import { searchable } from "../../../shared/searchable.ts";
import { brands } from "../../brands/tables.ts";
import type { Cursors } from "../../db/keyset.ts";
import { photoCard } from "../../photos/photos.ts";
import { photos } from "../../photos/tables.ts";
import { noSuchOption } from "../../problems.ts";
import { productPhotos, products } from "../../products/tables.ts";
import { queryOption } from "../../request/query-option.ts";
import type { SiteContext } from "../../site-context.ts";
import { adminNames } from "../admin-names.ts";
import { lastChangerId } from "../history/last-change.ts";
import { isFoundBy, isInState, stateOf, textOf } from "../list-query.ts";
import { type ListOrder, orderedPage } from "../ordered-page.ts";

export interface ProductFilter {
  state: CatalogueState | null;
  search: string | null;
  brand: (BrandName & { id: string }) | null;
  category: Category | null;
  sort: AdminProductOrder;
}

/** @throws 400 */
export const productFilterOf = async (site: { db: Database }, url: URL): Promise<ProductFilter> => ({
  state: stateOf(url),
  search: textOf(url, "search"),
  brand: await brandOf(site, textOf(url, "brand")),
  category: queryOption(url, "category", categories),
  sort: queryOption(url, "sort", adminProductOrders, "order") ?? "edited",
});

/** The brand at an address; without one, that of the name, or else the first that the words find: forms without script send them. */
async function brandOf({ db }: { db: Database }, text: string | null): Promise<ProductFilter["brand"]> {
  if (text === null) return null;
  const [brand] = await db
    .select({ id: brands.id, slug: brands.slug, name: brands.name })
    .from(brands)
    .where(
      or(eq(brands.slug, text), and(isInState(brands.state, null), isFoundBy(text, brands.searchText, brands.slug))),
    )
    .orderBy(
      sql`${brands.slug} <> ${text}`,
      sql`${brands.searchText} <> ${searchable(text)}`,
      sql`not starts_with(${brands.searchText}, ${searchable(text)})`,
      asc(brands.searchText),
      asc(brands.id),
    )
    .limit(1);
  if (!brand) throw noSuchOption("brand", text.slice(0, 40));
  return brand;
}

export const isListedProduct = ({ state, search, brand, category }: Omit<ProductFilter, "sort">): SQL | undefined =>
  and(
    isInState(products.state, state),
    search === null ? undefined : isFoundBy(search, products.searchText, products.slug),
    brand === null ? undefined : eq(products.brandId, brand.id),
    category === null ? undefined : eq(products.category, category),
  );

const orders = {
  edited: { column: products.editedAt, type: "timestamptz", direction: "desc" },
  name: { column: sql`lower(${products.name})`, type: "text", direction: "asc" },
  reviews: { column: products.ratingCount, type: "int", direction: "desc" },
  owners: { column: products.itemCount, type: "int", direction: "desc" },
} as const satisfies Record<AdminProductOrder, ListOrder>;

const targets = alias(products, "targets");
const targetBrands = alias(brands, "target_brands");

/** Products in every state, 50 a page. */
export async function productList(
  site: SiteContext,
  filter: ProductFilter,
  cursors: Cursors,
): Promise<Slice<AdminProduct>> {
  const list = { name: `admin-products-${filter.sort}`, id: products.id, order: orders[filter.sort] };
  const page = await orderedPage(
    list,
    cursors,
    ({ sortKey, isBeyond, orderBy }, limit) =>
      site.db
        .select({
          sortKey,
          product: products,
          brand: { slug: brands.slug, name: brands.name },
          photo: getTableColumns(photos),
          alt: productPhotos.alt,
          target: { slug: targets.slug, name: targets.name },
          targetBrand: { slug: targetBrands.slug, name: targetBrands.name },
          changerId: lastChangerId("product", products.id, products.proposedBy),
        })
        .from(products)
        .innerJoin(brands, eq(brands.id, products.brandId))
        .leftJoin(productPhotos, and(eq(productPhotos.productId, products.id), eq(productPhotos.position, 0)))
        .leftJoin(photos, eq(photos.id, productPhotos.photoId))
        .leftJoin(targets, eq(targets.id, products.mergedInto))
        .leftJoin(targetBrands, eq(targetBrands.id, targets.brandId))
        .where(and(isListedProduct(filter), isBeyond))
        .orderBy(...orderBy)
        .limit(limit),
    ({ product }) => product.id,
  );
  const nameOf = await adminNames(
    site,
    page.items.flatMap(({ changerId, product }) => [changerId, product.proposedBy]),
  );
  return {
    ...page,
    items: page.items.map(({ product, brand, photo, alt, target, targetBrand, changerId }) => ({
      ...{ slug: product.slug, name: product.name, brand, state: product.state, category: product.category },
      photo: photo && photoCard(photo, alt ?? ""),
      owners: product.itemCount,
      looks: product.lookCount,
      reviews: product.ratingCount,
      proposer: nameOf(product.proposedBy),
      mergedInto: target && targetBrand && { ...target, brand: targetBrand },
      lastChange: { at: product.editedAt.toISOString(), by: nameOf(changerId) },
    })),
  };
}
