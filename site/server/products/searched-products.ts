import { desc, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ProductCard } from "../../shared/products/product.ts";
import type { Found } from "../../shared/search/search.ts";
import { brands } from "../brands/tables.ts";
import { closeness, countedRows, isFound, type SearchedWords, searchName, searchValues } from "../db/found-by-words.ts";
import type { SiteContext } from "../site-context.ts";
import { productCard, productRows } from "./product-cards.ts";
import { products } from "./tables.ts";

const found = alias(products, "found");

/** By the names of product and brand, the closest first, then what most members own. */
export async function searchedProducts(
  site: Pick<SiteContext, "db" | "shows">,
  searched: SearchedWords,
  shown: number,
): Promise<Found<ProductCard>> {
  const rows = await productRows(site, `products by ${searchName(searched)}`, searchValues(searched), () => ({
    where: isFound(products.id, searched, {
      table: products,
      joins: sql`join ${brands} on ${brands.id} = ${found.brandId}`,
      text: found.searchText,
      name: found.searchText,
      isSeen: sql`${found.state} = 'live' and ${brands.state} = 'live'`,
      weight: found.itemCount,
    }),
    orderBy: [
      desc(closeness(searched, { text: products.searchText, name: products.searchText })),
      desc(products.itemCount),
      desc(products.id),
    ],
    limit: countedRows,
  }));
  return { items: rows.slice(0, shown).map(productCard), count: rows.length };
}
