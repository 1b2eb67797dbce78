import { colours } from "../../../shared/colours.ts";
import { categories, patterns } from "../../../shared/items/item-options.ts";
import { seasons } from "../../../shared/looks/look-options.ts";
import { audiences } from "../../../shared/permissions.ts";

const list = (words: readonly string[]) => words.join(", ");

/** The columns of an imported file, each with what to write in it. Only the name is needed. */
export const importColumns: readonly { name: string; write: string; example: string }[] = [
  { name: "name", write: "What it is. Every line needs one.", example: "Wool coat" },
  { name: "category", write: list(categories), example: "coat" },
  { name: "colours", write: `The main colour first, with ; between them: ${list(colours)}`, example: "navy;grey" },
  { name: "brand", write: "As it’s sewn in.", example: "Norr & Sund" },
  { name: "size", write: "M, 38, 40/32…", example: "M" },
  { name: "material", write: "Wool, 95% cotton…", example: "Wool" },
  { name: "pattern", write: list(patterns), example: "plain" },
  { name: "seasons", write: `With ; between them: ${list(seasons)}`, example: "autumn;winter" },
  { name: "price", write: "79.50 or 79,50. Only you see it.", example: "289.00" },
  { name: "currency", write: "Three capitals: EUR, GBP, USD…", example: "EUR" },
  { name: "bought_on", write: "A date like 2024-03-05. Only you see it.", example: "2024-10-12" },
  { name: "notes", write: "Anything. Only you see it.", example: "Lining replaced" },
  { name: "quantity", write: "How many you own: 1 without a number.", example: "1" },
  { name: "stored_at", write: "Where it hangs. Only you see it.", example: "Hall" },
  { name: "favourite", write: "yes or no", example: "yes" },
  { name: "wished", write: "yes for something you don’t own yet", example: "no" },
  { name: "audience", write: `Who may see it: ${list(audiences)}`, example: "everyone" },
];

const cell = (text: string) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A file with the names of all columns and one line to replace. */
export const importTemplate = [importColumns.map(({ name }) => name), importColumns.map(({ example }) => cell(example))]
  .map((cells) => `${cells.join(",")}\r\n`)
  .join("");
