import type { ItemColumn } from "../../../shared/wardrobe/import.ts";

type Kind = "text" | "list" | "number" | "yes or no";

const kinds: Partial<Record<ItemColumn, Kind>> = {
  colours: "list",
  seasons: "list",
  price: "number",
  quantity: "number",
  favourite: "yes or no",
  wished: "yes or no",
};
const kindOf = (column: ItemColumn): Kind => kinds[column] ?? "text";

const expected: Record<Kind, string> = {
  text: "Write a text in quotes.",
  list: 'Write a list of words, like ["navy", "grey"].',
  number: "Write a number.",
  "yes or no": "Write true or false.",
};
export const expectedValue = (column: ItemColumn): string => expected[kindOf(column)];

/** A value of JSON as a cell of CSV has it: every column is read from text. Null where it fits no cell. */
export function cellText(column: ItemColumn, value: unknown): string | null {
  if (value === null) return "";
  const kind = kindOf(column);
  switch (typeof value) {
    case "string":
      return value.trim();
    case "number":
      // Six digits after the point are never taken for thousands.
      if (kind === "number") return column === "price" ? value.toFixed(6) : String(value);
      return kind === "text" ? String(value) : null;
    case "boolean":
      return kind === "yes or no" ? (value ? "yes" : "no") : null;
    default:
      return kind === "list" && isTexts(value) ? value.join(";") : null;
  }
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");
