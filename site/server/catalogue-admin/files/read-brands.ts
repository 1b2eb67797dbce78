import * as z from "zod";
import { BrandDraft } from "../../../shared/catalogue-admin/brand-form.ts";
import { type BrandColumn, brandColumns } from "../../../shared/catalogue-admin/catalogue-options.ts";
import { Year } from "../../../shared/catalogue-admin/form-texts.ts";
import { catalogueLimits } from "../../../shared/limits.ts";
import type { ImportFault } from "../../../shared/wardrobe/import.ts";
import { numberBy, wholeNumber, wordOf } from "../../wardrobe/item-files/cell-rules.ts";
import { type CsvTable, csvLines } from "../../wardrobe/item-files/csv-lines.ts";
import { type ReadLine, readLines } from "./read-lines.ts";

const { shape } = BrandDraft;

/** By the names of the columns. */
const BrandLine = z.object({
  name: shape.name,
  slug: shape.slug,
  description: shape.description,
  links: shape.links,
  founded: numberBy(wholeNumber, "Write a year like 1974.").pipe(Year).optional(),
  state: wordOf(["live", "hidden"]).default("live"),
});
export type BrandLine = z.output<typeof BrandLine>;

const table = {
  noun: "brands",
  columns: brandColumns,
  required: ["name"],
  maxLines: catalogueLimits.imported,
} as const satisfies CsvTable<BrandColumn>;

export function readBrands(text: string): { lines: ReadLine<BrandLine>[]; faults: ImportFault[] } {
  const { lines, faults } = csvLines(text, table);
  const read = readLines(
    lines,
    BrandLine,
    (cell) => ({
      ...{ name: cell("name") ?? "", slug: cell("slug"), description: cell("description") },
      ...{ founded: cell("founded"), state: cell("state") },
      links: listed(cell("links")),
    }),
    faults,
  );
  return { lines: read, faults };
}

/** Addresses with spaces or semicolons between them. Another semicolon belongs to its address. */
const listed = (text: string | undefined): string[] | undefined =>
  text?.split(/;?\s+;?|;$|;(?=https?:)/i).filter((link) => link !== "");
