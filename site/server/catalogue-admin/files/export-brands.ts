import { and, asc, gt } from "drizzle-orm";
import { type BrandColumn, brandColumns } from "../../../shared/catalogue-admin/catalogue-options.ts";
import { brands } from "../../brands/tables.ts";
import type { SiteContext } from "../../site-context.ts";
import { type BrandFilter, isListedBrand } from "../brands/brand-list.ts";
import { csvStream } from "./csv-stream.ts";

const batchSize = 500;

/** The brands that a list shows, in the order in which they were added, as an import reads them. */
export const exportedBrands = (site: SiteContext, filter: BrandFilter): ReadableStream<Uint8Array> =>
  csvStream(brandColumns, () => batches(site, filter));

async function* batches({ db }: SiteContext, filter: BrandFilter) {
  for (let after: string | null = null; ; ) {
    const rows: BrandRow[] = await db
      .select()
      .from(brands)
      .where(and(isListedBrand(filter), after === null ? undefined : gt(brands.id, after)))
      .orderBy(asc(brands.id))
      .limit(batchSize);
    yield rows.map((row) => brandColumns.map((column) => cells[column](row)));
    after = rows.at(-1)?.id ?? null;
    if (rows.length < batchSize) return;
  }
}

type BrandRow = typeof brands.$inferSelect;

const cells: Record<BrandColumn, (row: BrandRow) => string | number | null> = {
  name: ({ name }) => name,
  slug: ({ slug }) => slug,
  description: ({ description }) => description,
  links: ({ links }) => links.join(" "),
  founded: ({ foundedIn }) => foundedIn,
  state: ({ state }) => state,
};
