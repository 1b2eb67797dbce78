import { and, asc, desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { AdminBrandNames } from "../../../shared/catalogue-admin/catalogue-admin.ts";
import { searchable } from "../../../shared/searchable.ts";
import { brands } from "../../brands/tables.ts";
import { photoCard } from "../../photos/photos.ts";
import { photos } from "../../photos/tables.ts";
import type { SiteContext } from "../../site-context.ts";
import { isFoundBy, isInState } from "../list-query.ts";

const shown = 12;

/** To choose a brand from while its name is typed; those that begin with the words first. */
export async function brandNames({ db }: SiteContext, search: string): Promise<AdminBrandNames> {
  const rows = await db
    .select({ brand: brands, logo: getTableColumns(photos) })
    .from(brands)
    .leftJoin(photos, eq(photos.id, brands.logoId))
    .where(and(isInState(brands.state, null), isFoundBy(search, brands.searchText, brands.slug)))
    .orderBy(
      desc(sql`starts_with(${brands.searchText}, ${searchable(search)})`),
      asc(brands.searchText),
      asc(brands.id),
    )
    .limit(shown);
  return {
    brands: rows.map(({ brand: { slug, name, state, productCount }, logo }) => ({
      ...{ slug, name, state, products: productCount },
      logo: logo && photoCard(logo),
    })),
  };
}
