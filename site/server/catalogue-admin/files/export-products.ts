import { and, asc, eq, gt, sql } from "drizzle-orm";
import { type ProductColumn, productColumns } from "../../../shared/catalogue-admin/catalogue-options.ts";
import { amountText } from "../../../shared/items/price-text.ts";
import { brands } from "../../brands/tables.ts";
import { productColours, productPrices, products } from "../../products/tables.ts";
import type { SiteContext } from "../../site-context.ts";
import { isListedProduct, type ProductFilter } from "../products/product-list.ts";
import { csvOfRows } from "./csv-of-rows.ts";

/** The products that a list shows, in the order in which they were added, as an import reads them. */
export const exportedProducts = (site: SiteContext, filter: ProductFilter): ReadableStream<Uint8Array> =>
  csvOfRows(
    productColumns,
    cells,
    (after, limit) => productRows(site, filter, after, limit),
    ({ product }) => product.id,
  );

interface ProductRow {
  product: typeof products.$inferSelect;
  brand: string;
  colours: string[];
  prices: { micros: number; currency: string }[];
}

const productRows = (
  { db }: SiteContext,
  filter: ProductFilter,
  after: string | null,
  limit: number,
): Promise<ProductRow[]> =>
  db
    .select({
      product: products,
      brand: brands.slug,
      colours: sql<string[]>`array(select ${productColours.colour} from ${productColours}
        where ${productColours.productId} = ${products.id} order by ${productColours.position})`,
      prices: sql<ProductRow["prices"]>`(select coalesce(json_agg(json_build_object(
          'micros', ${productPrices.priceMicros}, 'currency', ${productPrices.currency}) order by ${productPrices.currency}), '[]')
        from ${productPrices} where ${productPrices.productId} = ${products.id})`,
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(and(isListedProduct(filter), after === null ? undefined : gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(limit);

const cells: Record<ProductColumn, (row: ProductRow) => string | null> = {
  name: ({ product }) => product.name,
  brand: ({ brand }) => brand,
  slug: ({ product }) => product.slug,
  category: ({ product }) => product.category,
  colours: ({ colours }) => colours.join(";"),
  sizes: ({ product }) => product.sizes.join(";"),
  material: ({ product }) => product.material,
  prices: ({ prices }) => prices.map(({ micros, currency }) => `${currency} ${amountText(micros)}`).join(";"),
  link: ({ product }) => product.link,
  description: ({ product }) => product.description,
  state: ({ product }) => product.state,
};
