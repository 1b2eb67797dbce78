import { type ProductColumn, productColumns } from "../../../../shared/catalogue-admin/catalogue-options.ts";
import { colours } from "../../../../shared/colours.ts";
import { categories } from "../../../../shared/items/item-options.ts";
import { catalogueLimits } from "../../../../shared/limits.ts";
import type { ImportColumn } from "../../import-items/import-template.ts";

const list = (words: readonly string[]) => words.join(", ");

/** What to write in each column, and an example. */
const texts: Record<ProductColumn, Omit<ImportColumn, "name">> = {
  name: { write: "What it is sold as. Every line needs one.", example: "Camel coat" },
  brand: { write: "Name or page address of a brand that is here already. Every line needs one.", example: "norr-sund" },
  slug: { write: "The last part of its address, or empty: then it’s made of the name.", example: "camel-coat" },
  category: { write: list(categories), example: "coat" },
  colours: { write: `The main colour first, with ; between them: ${list(colours)}`, example: "beige" },
  sizes: { write: "In the order of a size chart, with ; between them.", example: "S;M;L" },
  material: { write: "Wool, 95% cotton…", example: "Wool" },
  prices: { write: "EUR 79.50, with ; between currencies.", example: "EUR 289.00;SEK 3200" },
  link: { write: "Where it is sold.", example: "https://norr-sund.example/camel-coat" },
  description: {
    write: `Up to ${catalogueLimits.descriptionLength} characters.`,
    example: "Double-faced wool with an oxblood lining",
  },
  state: { write: "live or hidden. Leave it empty for live.", example: "live" },
};

export const productImportColumns: ImportColumn[] = productColumns.map((name) => ({ name, ...texts[name] }));

export const productImportExample = `name,brand,category,colours,sizes,prices
Camel coat,norr-sund,coat,beige,S;M;L,EUR 289.00;SEK 3200
Chelsea boots,Halden,boots,brown,38;39;40,EUR 145.00`;
