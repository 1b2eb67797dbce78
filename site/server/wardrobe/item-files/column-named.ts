import { type ItemColumn, itemColumns } from "../../../shared/wardrobe/import.ts";

const byName = new Map<string, ItemColumn>(itemColumns.map((column) => [column, column]));

/** In capitals or not, and with spaces for underscores, as spreadsheets have them. */
export const columnNamed = (written: string): ItemColumn | undefined =>
  byName.get(written.trim().toLowerCase().replace(/\s+/g, "_"));

export const unknownColumn = `We don’t know this column. Use one of these: ${itemColumns.join(", ")}.`;
export const repeatedColumn = "This column is there twice. Keep one of them.";
