import * as z from "zod";
import { type ProductColumn, productColumns } from "../../../shared/catalogue-admin/catalogue-options.ts";
import { ProductDraft } from "../../../shared/catalogue-admin/product-form.ts";
import { colours } from "../../../shared/colours.ts";
import { categories } from "../../../shared/items/item-options.ts";
import { microsOf } from "../../../shared/items/price-text.ts";
import { catalogueLimits } from "../../../shared/limits.ts";
import type { ImportFault } from "../../../shared/wardrobe/import.ts";
import { listOf, wordOf } from "../../wardrobe/item-files/cell-rules.ts";
import { type CsvTable, csvLines } from "../../wardrobe/item-files/csv-lines.ts";
import { type ReadLine, readLines } from "./read-lines.ts";

const { shape } = ProductDraft;

const priceForm = /^(?:([A-Z]{3})\s*(\S+)|(\S+)\s*([A-Z]{3}))$/i;

/** "EUR 79.50; SEK 890" */
const prices = z
  .string()
  .transform((text, { addIssue }) =>
    text
      .split(/[;|]/)
      .map((one) => one.trim())
      .filter(Boolean)
      .map((one) => {
        const [, before, amount, amountFirst, after] = priceForm.exec(one) ?? [];
        const micros = microsOf(amount ?? amountFirst ?? "");
        if (micros === null)
          addIssue({ code: "custom", message: "Write prices like EUR 79.50, with ; between them.", input: text });
        return { micros: micros ?? 0, currency: (before ?? after ?? "").toUpperCase() };
      }),
  )
  .pipe(shape.prices.unwrap());

/** By the names of the columns. */
const ProductLine = z.object({
  name: shape.name,
  /** Slug or name. */
  brand: z.string("Write the name or the page address of the brand."),
  slug: shape.slug,
  category: wordOf(categories).nullish(),
  colours: listOf(colours, "colours").pipe(shape.colours.unwrap()).optional(),
  sizes: z
    .string()
    .transform((text) => text.split(/[;|]/))
    .pipe(shape.sizes.unwrap())
    .optional(),
  material: shape.material,
  prices: prices.optional(),
  link: shape.link,
  description: shape.description,
  state: wordOf(["live", "hidden"]).default("live"),
});
export type ProductLine = z.output<typeof ProductLine>;

const table = {
  noun: "products",
  columns: productColumns,
  required: ["name", "brand"],
  maxLines: catalogueLimits.imported,
} as const satisfies CsvTable<ProductColumn>;

export function readProducts(text: string): { lines: ReadLine<ProductLine>[]; faults: ImportFault[] } {
  const { lines, faults } = csvLines(text, table);
  const sentOf = (cell: (column: ProductColumn) => string | undefined) => ({
    ...Object.fromEntries(productColumns.map((column) => [column, cell(column)])),
    name: cell("name") ?? "",
  });
  return { lines: readLines(lines, ProductLine, sentOf, faults), faults };
}
