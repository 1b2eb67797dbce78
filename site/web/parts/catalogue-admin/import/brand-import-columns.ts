import { type BrandColumn, brandColumns } from "../../../../shared/catalogue-admin/catalogue-options.ts";
import { catalogueLimits } from "../../../../shared/limits.ts";
import type { ImportColumn } from "../../import-items/import-template.ts";

const { descriptionLength, links } = catalogueLimits;

/** What to write in each column, and an example. */
const texts: Record<BrandColumn, Omit<ImportColumn, "name">> = {
  name: { write: "What the brand is called. Every line needs one.", example: "Norr & Sund" },
  slug: { write: "The last part of its address, or empty: then it’s made of the name.", example: "norr-sund" },
  description: { write: `Up to ${descriptionLength} characters.`, example: "Outerwear from a mill town" },
  links: { write: `Up to ${links} addresses, with ; between them.`, example: "https://norr-sund.example" },
  founded: { write: "A year like 1974.", example: "1974" },
  state: { write: "live or hidden. Leave it empty for live.", example: "live" },
};

export const brandImportColumns: ImportColumn[] = brandColumns.map((name) => ({ name, ...texts[name] }));

export const brandImportExample = `name,description,founded,links
Norr & Sund,Outerwear from a mill town,1974,https://norr-sund.example
Halden,Boots that can be resoled,1931,`;
