import type { Transaction } from "@hemline/database";
import { eq, sql } from "drizzle-orm";
import { searchable } from "../../../shared/searchable.ts";
import { products } from "../../products/tables.ts";

/** Brand and name, as a search finds a product. */
export const productSearchText = (brand: string, name: string): string => searchable(`${brand} ${name}`);

/** All products of a brand are found by its present name. */
export async function renameProductsOf(tx: Transaction, brand: { id: string; name: string }): Promise<void> {
  const rows = await tx
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(eq(products.brandId, brand.id));
  if (rows.length === 0) return;
  const ids = sql.param(rows.map(({ id }) => id));
  const texts = sql.param(rows.map(({ name }) => productSearchText(brand.name, name)));
  await tx.execute(sql`update ${products} p set search_text = found.text
    from unnest(${ids}::uuid[], ${texts}::text[]) found (id, text) where p.id = found.id`);
}
