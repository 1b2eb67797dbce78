import { desc, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ProductCard } from "../../shared/products/product.ts";
import { brands } from "../brands/tables.ts";
import { closeness, countedRows, isFound, type SearchedRows, searchName, searchValues } from "../db/found-by-words.ts";
import { type ChosenFacets, type NarrowedCards, narrowedCards } from "../db/narrowed-cards.ts";
import type { FacetColumns } from "../db/narrowed-rows.ts";
import { type FoundRows, nearWords } from "../db/near-words.ts";
import type { SearchedWords } from "../db/searched-words.ts";
import type { SiteContext } from "../site-context.ts";
import { productCard, productRows } from "./product-cards.ts";
import { productsByIds } from "./product-lists.ts";
import { productColours, products } from "./tables.ts";

const found = alias(products, "found");

const searchedRows: SearchedRows = {
  table: products,
  text: found.searchText,
  name: found.searchText,
  isLarge: true,
  isSeen: sql`${found.state} = 'live' and (select state from ${brands} where id = ${found.brandId}) = 'live'`,
  weight: found.itemCount,
};

/** By the names of product and brand, the closest first, then what most members own. */
export async function searchedProducts(
  site: Pick<SiteContext, "db" | "shows">,
  searched: SearchedWords,
  shown: number,
): Promise<FoundRows<ProductCard>> {
  const rows = await productRows(site, `products by ${searchName(searched)}`, searchValues(searched), () => ({
    where: isFound(products.id, searched, searchedRows),
    orderBy: [
      desc(closeness(searched, { text: products.searchText, name: products.searchText })),
      desc(products.itemCount),
      desc(products.id),
    ],
    limit: countedRows,
  }));
  const [best] = rows;
  return {
    items: rows.slice(0, shown).map(productCard),
    count: rows.length,
    near: nearWords(searched, best && `${best.brand.name} ${best.product.name}`),
  };
}

const facets: FacetColumns<"products"> = {
  category: { values: sql`array_remove(array[${found.category}], null)` },
  colour: { values: sql`array(select its.colour from ${productColours} its where its.product_id = ${found.id})` },
  brand: {
    values: sql`array[${found.brandId}::text]`,
    names: sql`(select id, slug, name from ${brands} where state = 'live')`,
  },
};

/** The same of what is chosen alone, with what there is to choose from. */
export const narrowedProducts = (
  site: Pick<SiteContext, "db" | "shows">,
  searched: SearchedWords,
  chosen: ChosenFacets,
): Promise<NarrowedCards<ProductCard>> =>
  narrowedCards(
    site.db,
    searched,
    { kind: "products", rows: searchedRows, facets, reader: "everyone", values: {} },
    chosen,
    (ids) => productsByIds(site, ids),
  );
