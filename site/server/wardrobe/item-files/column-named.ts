import { type ItemColumn, itemColumns } from "../../../shared/wardrobe/import.ts";

/** In capitals or not, and with spaces for underscores, as spreadsheets have them. */
export const columnIn = <Column extends string>(columns: readonly Column[], written: string): Column | undefined => {
  const name = written.trim().toLowerCase().replace(/\s+/g, "_");
  return columns.find((column) => column === name);
};

export const columnNamed = (written: string): ItemColumn | undefined => columnIn(itemColumns, written);

export const unknownColumnOf = (columns: readonly string[]): string =>
  `We don’t know this column. Use one of these: ${columns.join(", ")}.`;
export const unknownColumn = unknownColumnOf(itemColumns);
export const repeatedColumn = "This column is there twice. Keep one of them.";
