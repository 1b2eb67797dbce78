import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { AdminProductNames } from "../../../shared/catalogue-admin/catalogue-admin.ts";
import { searchable } from "../../../shared/searchable.ts";
import { brands } from "../../brands/tables.ts";
import { products } from "../../products/tables.ts";
import type { SiteContext } from "../../site-context.ts";
import { isFoundBy, isInState } from "../list-query.ts";
import { pictured, picturedProduct } from "../rows/pictured-products.ts";

const shown = 12;

/** To choose a product from while its name is typed; those whose own name begins with the words first. */
export async function productNames(
  { db }: SiteContext,
  search: string,
  brandSlug: string | null,
): Promise<AdminProductNames> {
  const rows = await pictured(db)
    .where(
      and(
        isInState(products.state, null),
        isFoundBy(search, products.searchText, products.slug),
        brandSlug === null ? undefined : eq(brands.slug, brandSlug),
      ),
    )
    .orderBy(
      desc(sql`starts_with(lower(${products.name}), ${search.toLowerCase()})`),
      desc(sql`starts_with(${products.searchText}, ${searchable(search)})`),
      asc(products.searchText),
      asc(products.id),
    )
    .limit(shown);
  return { products: rows.map(picturedProduct) };
}
