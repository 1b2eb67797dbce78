import { colours } from "../../../shared/colours.ts";
import { archiveReasons, categories, patterns } from "../../../shared/items/item-options.ts";
import { seasons } from "../../../shared/looks/look-options.ts";
import { audiences } from "../../../shared/permissions.ts";
import { type ItemColumn, itemColumns } from "../../../shared/wardrobe/import.ts";

const list = (words: readonly string[]) => words.join(", ");

/** What to write in each column, and an example. */
const texts: Record<ItemColumn, { write: string; example: string }> = {
  name: { write: "What it is. Every line needs one.", example: "Wool coat" },
  category: { write: list(categories), example: "coat" },
  colours: { write: `The main colour first, with ; between them: ${list(colours)}`, example: "navy;grey" },
  brand: { write: "As it’s sewn in.", example: "Norr & Sund" },
  size: { write: "M, 38, 40/32…", example: "M" },
  material: { write: "Wool, 95% cotton…", example: "Wool" },
  pattern: { write: list(patterns), example: "plain" },
  seasons: { write: `With ; between them: ${list(seasons)}`, example: "autumn;winter" },
  price: { write: "79.50 or 79,50. Only you see it.", example: "289.00" },
  currency: { write: "Three capitals: EUR, GBP, USD…", example: "EUR" },
  bought_on: { write: "A date like 2024-03-05. Only you see it.", example: "2024-10-12" },
  notes: { write: "Anything. Only you see it.", example: "Lining replaced" },
  quantity: { write: "How many you own. Leave it empty for 1.", example: "1" },
  stored_at: { write: "Where you keep it. Only you see it.", example: "Hall" },
  favourite: { write: "yes or no", example: "yes" },
  wished: { write: "yes for something you don’t own yet", example: "no" },
  archived: { write: `Empty for what you wear, or why you put it away: ${list(archiveReasons)}`, example: "" },
  audience: { write: `Who may see it: ${list(audiences)}`, example: "everyone" },
};

/** The columns of a file of items. */
export const importColumns = itemColumns.map((name) => ({ name, ...texts[name] }));
