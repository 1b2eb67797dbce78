import { itemLimits } from "../../../shared/limits.ts";
import { type ImportFault, type ItemColumn, itemColumns } from "../../../shared/wardrobe/import.ts";
import type { UnpicturedItem } from "../../items/create-items.ts";
import { importFaults } from "../../problems.ts";
import { type CsvTable, csvLines } from "./csv-lines.ts";
import { jsonLines } from "./json-lines.ts";
import { readLine } from "./read-line.ts";

/** As many as a person mends before they try again. */
const maxShown = 100;

export type FileFormat = "csv" | "json";

/**
 * The items of a file, in its order.
 * @throws 422 with the faults of all its lines
 */
export function readItems(text: string, format: FileFormat): UnpicturedItem[] {
  const { lines, faults } = format === "json" ? jsonLines(text) : csvLines(text, itemTable);
  const items: UnpicturedItem[] = [];
  for (const line of lines) {
    const item = readLine(line);
    if (Array.isArray(item)) faults.push(...item);
    else items.push(item);
  }
  requireNoFaults(faults);
  return items;
}

const itemTable = {
  noun: "items",
  columns: itemColumns,
  required: ["name"],
  maxLines: itemLimits.imported,
} as const satisfies CsvTable<ItemColumn>;

/** @throws 422 with them, those of one cell once */
export function requireNoFaults(faults: readonly ImportFault[]): void {
  if (faults.length === 0) return;
  const found = firstOfEachCell(faults).sort((one, other) => one.line - other.line);
  throw importFaults({ faults: found.slice(0, maxShown), count: found.length });
}

function firstOfEachCell(faults: readonly ImportFault[]): ImportFault[] {
  const found = new Map<string, ImportFault>();
  for (const fault of faults) {
    const cell = `${fault.line} ${fault.column}`;
    if (!found.has(cell)) found.set(cell, fault);
  }
  return [...found.values()];
}
