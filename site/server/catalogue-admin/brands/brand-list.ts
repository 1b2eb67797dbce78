import { and, eq, getTableColumns, gt, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { AdminBrand } from "../../../shared/catalogue-admin/catalogue-admin.ts";
import {
  type AdminBrandOrder,
  adminBrandOrders,
  type CatalogueState,
  type ProductFilter,
  productFilters,
} from "../../../shared/catalogue-admin/catalogue-options.ts";
import type { Slice } from "../../../shared/page-data.ts";
import { brands } from "../../brands/tables.ts";
import type { Cursors } from "../../db/keyset.ts";
import { photoCard } from "../../photos/photos.ts";
import { photos } from "../../photos/tables.ts";
import { queryOption } from "../../request/query-option.ts";
import type { SiteContext } from "../../site-context.ts";
import { adminNames } from "../admin-names.ts";
import { lastChangerId } from "../history/last-change.ts";
import { isFoundBy, isInState, stateOf, textOf } from "../list-query.ts";
import { type ListOrder, orderedPage } from "../ordered-page.ts";

export interface BrandFilter {
  state: CatalogueState | null;
  search: string | null;
  products: ProductFilter | null;
  sort: AdminBrandOrder;
}

/** @throws 400 */
export const brandFilterOf = (url: URL): BrandFilter => ({
  state: stateOf(url),
  search: textOf(url, "search"),
  products: queryOption(url, "products", productFilters),
  sort: queryOption(url, "sort", adminBrandOrders, "order") ?? "edited",
});

export const isListedBrand = ({ state, search, products }: Omit<BrandFilter, "sort">): SQL | undefined =>
  and(
    isInState(brands.state, state),
    search === null ? undefined : isFoundBy(search, brands.searchText, brands.slug),
    products === null ? undefined : products === "with" ? gt(brands.productCount, 0) : eq(brands.productCount, 0),
  );

const orders = {
  edited: { column: brands.editedAt, type: "timestamptz", direction: "desc" },
  name: { column: brands.searchText, type: "text", direction: "asc" },
  products: { column: brands.productCount, type: "int", direction: "desc" },
  reviews: { column: brands.ratingCount, type: "int", direction: "desc" },
  followers: { column: brands.followerCount, type: "int", direction: "desc" },
} as const satisfies Record<AdminBrandOrder, ListOrder>;

const targets = alias(brands, "targets");

/** Brands in every state, 50 a page. */
export async function brandList(site: SiteContext, filter: BrandFilter, cursors: Cursors): Promise<Slice<AdminBrand>> {
  const list = { name: `admin-brands-${filter.sort}`, id: brands.id, order: orders[filter.sort] };
  const page = await orderedPage(
    list,
    cursors,
    ({ sortKey, isBeyond, orderBy }, limit) =>
      site.db
        .select({
          sortKey,
          brand: brands,
          logo: getTableColumns(photos),
          target: { slug: targets.slug, name: targets.name },
          changerId: lastChangerId("brand", brands.id, brands.proposedBy),
        })
        .from(brands)
        .leftJoin(photos, eq(photos.id, brands.logoId))
        .leftJoin(targets, eq(targets.id, brands.mergedInto))
        .where(and(isListedBrand(filter), isBeyond))
        .orderBy(...orderBy)
        .limit(limit),
    ({ brand }) => brand.id,
  );
  const nameOf = await adminNames(
    site,
    page.items.flatMap(({ changerId, brand }) => [changerId, brand.proposedBy]),
  );
  return {
    ...page,
    items: page.items.map(({ brand, logo, target, changerId }) => ({
      ...{ slug: brand.slug, name: brand.name, state: brand.state },
      logo: logo && photoCard(logo),
      products: brand.productCount,
      reviews: brand.ratingCount,
      followers: brand.followerCount,
      proposer: nameOf(brand.proposedBy),
      mergedInto: target,
      lastChange: { at: brand.editedAt.toISOString(), by: nameOf(changerId) },
    })),
  };
}
