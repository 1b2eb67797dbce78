import { itemLimits } from "../../../shared/limits.ts";
import type { ImportFault, ItemColumn } from "../../../shared/wardrobe/import.ts";
import { brokenJson, emptyImport, tooManyImported, unreadableImport } from "../../problems.ts";
import { cellText, expectedValue } from "./cell-text.ts";
import { columnNamed, repeatedColumn, unknownColumn } from "./column-named.ts";
import type { ImportedLine, ImportedLines } from "./imported-line.ts";

/** @throws 422 for what is no list of items, or one of too many */
export function jsonLines(text: string): ImportedLines {
  const sent = parsed(text);
  if (!Array.isArray(sent)) throw unreadableImport("no-list");
  if (sent.length === 0) throw emptyImport("items");
  if (sent.length > itemLimits.imported) throw tooManyImported(itemLimits.imported, "items");
  const faults: ImportFault[] = [];
  return { lines: sent.flatMap((item: unknown, at) => lineOf(item, at + 1, faults)), faults };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const [, position] = /position (\d+)/.exec(error.message) ?? [];
    throw brokenJson(position && String(text.slice(0, Number(position)).split("\n").length));
  }
}

/** @param faults where values that no cell can have are noted */
function lineOf(item: unknown, number: number, faults: ImportFault[]): ImportedLine[] {
  if (typeof item !== "object" || item === null || Array.isArray(item)) {
    faults.push({ line: number, column: "", message: 'Write an object, like {"name": "Wool coat"}.' });
    return [];
  }
  const cells = new Map<ItemColumn, string>();
  const add = (name: string, value: unknown): string | null => {
    const column = columnNamed(name);
    if (!column) return unknownColumn;
    if (cells.has(column)) return repeatedColumn;
    const text = cellText(column, value);
    cells.set(column, text ?? "");
    return text === null ? expectedValue(column) : null;
  };
  for (const [name, value] of Object.entries(item)) {
    const message = add(name, value);
    if (message) faults.push({ line: number, column: columnNamed(name) ?? name.slice(0, 60), message });
  }
  return [{ number, cells }];
}
