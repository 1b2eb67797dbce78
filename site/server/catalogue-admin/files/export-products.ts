import { and, asc, eq, gt, sql } from "drizzle-orm";
import { type ProductColumn, productColumns } from "../../../shared/catalogue-admin/catalogue-options.ts";
import { amountText } from "../../../shared/items/price-text.ts";
import { brands } from "../../brands/tables.ts";
import { productColours, productPrices, products } from "../../products/tables.ts";
import type { SiteContext } from "../../site-context.ts";
import { isListedProduct, type ProductFilter } from "../products/product-list.ts";
import { csvStream } from "./csv-stream.ts";

const batchSize = 500;

/** The products that a list shows, in the order in which they were added, as an import reads them. */
export const exportedProducts = (site: SiteContext, filter: ProductFilter): ReadableStream<Uint8Array> =>
  csvStream(productColumns, () => batches(site, filter));

async function* batches(site: SiteContext, filter: ProductFilter) {
  for (let after: string | null = null; ; ) {
    const rows: ProductRow[] = await productRows(site, filter, after);
    yield rows.map((row) => productColumns.map((column) => cells[column](row)));
    after = rows.at(-1)?.product.id ?? null;
    if (rows.length < batchSize) return;
  }
}

interface ProductRow {
  product: typeof products.$inferSelect;
  brand: string;
  colours: string[];
  prices: { micros: number; currency: string }[];
}

const productRows = ({ db }: SiteContext, filter: ProductFilter, after: string | null): Promise<ProductRow[]> =>
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
    .limit(batchSize);

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
