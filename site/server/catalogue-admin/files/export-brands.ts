import { and, asc, gt } from "drizzle-orm";
import { type BrandColumn, brandColumns } from "../../../shared/catalogue-admin/catalogue-options.ts";
import { brands } from "../../brands/tables.ts";
import type { SiteContext } from "../../site-context.ts";
import { type BrandFilter, isListedBrand } from "../brands/brand-list.ts";
import { csvOfRows } from "./csv-of-rows.ts";

/** The brands that a list shows, in the order in which they were added, as an import reads them. */
export const exportedBrands = ({ db }: SiteContext, filter: BrandFilter): ReadableStream<Uint8Array> =>
  csvOfRows(
    brandColumns,
    cells,
    (after, limit): Promise<BrandRow[]> =>
      db
        .select()
        .from(brands)
        .where(and(isListedBrand(filter), after === null ? undefined : gt(brands.id, after)))
        .orderBy(asc(brands.id))
        .limit(limit),
    ({ id }) => id,
  );

type BrandRow = typeof brands.$inferSelect;

const cells: Record<BrandColumn, (row: BrandRow) => string | number | null> = {
  name: ({ name }) => name,
  slug: ({ slug }) => slug,
  description: ({ description }) => description,
  links: ({ links }) => links.join(" "),
  founded: ({ foundedIn }) => foundedIn,
  state: ({ state }) => state,
};
