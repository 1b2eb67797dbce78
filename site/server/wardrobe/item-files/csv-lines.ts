import { CsvError, type Options, parse } from "csv-parse/sync";
import { itemLimits } from "../../../shared/limits.ts";
import type { ImportFault, ItemColumn } from "../../../shared/wardrobe/import.ts";
import { tooManyImported, unreadableImport } from "../../problems.ts";
import { unguarded } from "../csv-text.ts";
import { columnNamed, repeatedColumn, unknownColumn } from "./column-named.ts";
import type { ImportedLine, ImportedLines } from "./imported-line.ts";

interface CsvRecord {
  /** Its first line. */
  line: number;
  cells: string[];
}

/** No item is that long: a quote that nothing closes would swallow the rest of the file. */
const maxRecordLength = 50_000;
const separators = [",", ";", "\t"] as const;

/**
 * Reads a file with commas, semicolons or tabs between its cells, whichever its first line has most of.
 * @throws 422 for a file without items, or with too many
 */
export function csvLines(text: string): ImportedLines {
  const { records, faults } = recordsOf(text.replace(/\r\n?/g, "\n"));
  const [head, ...rows] = records;
  if (!head) {
    if (faults.length) return { lines: [], faults };
    throw unreadableImport("empty");
  }
  const columns = head.cells.map(columnNamed);
  faults.push(...faultsOfHead(head, columns));
  // Without it, every line would lack a name.
  if (!columns.includes("name")) return { lines: [], faults };
  if (rows.length === 0 && faults.length === 0) throw unreadableImport("empty");
  return { lines: rows.map((row) => lineOf(row, head, columns, faults)), faults };
}

function recordsOf(text: string): { records: CsvRecord[]; faults: ImportFault[] } {
  const records: CsvRecord[] = [];
  const keep: Options["on_record"] = (cells: string[], { lines }) => {
    const breaks = cells.reduce((count, cell) => count + cell.split("\n").length - 1, 0);
    if (cells.some((cell) => cell.trim())) records.push({ line: lines - breaks, cells });
    if (records.length > itemLimits.imported + 1) throw tooManyImported();
    return null;
  };
  try {
    parse(text, {
      delimiter: separatorOf(text),
      record_delimiter: "\n",
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: maxRecordLength,
      on_record: keep,
    });
    return { records, faults: [] };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { records, faults: [unclosedQuote(text, records.at(-1))] };
  }
}

function separatorOf(text: string): string {
  const [head = ""] = /^.*\S.*$/m.exec(text) ?? [];
  const counted = separators.map((separator) => ({ separator, count: head.split(separator).length }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).separator;
}

/** The line after the last record that could be read. */
function unclosedQuote(text: string, last: CsvRecord | undefined): ImportFault {
  const lines = text.split("\n");
  let at = last ? last.line - 1 + last.cells.join("").split("\n").length : 0;
  while (at < lines.length - 1 && !lines[at]?.includes('"')) at += 1;
  return {
    line: at + 1,
    column: "",
    message: 'A quote opens on this line and nothing closes it. Write one " before the text and one after it.',
  };
}

function faultsOfHead({ line, cells }: CsvRecord, columns: (ItemColumn | undefined)[]): ImportFault[] {
  const faults = columns.flatMap((column, at) => {
    const written = cells[at]?.trim() ?? "";
    if (!written) return [];
    const message = !column ? unknownColumn : columns.indexOf(column) < at ? repeatedColumn : null;
    return message ? [{ line, column: written.slice(0, 60), message }] : [];
  });
  if (columns.includes("name")) return faults;
  return [...faults, { line, column: "name", message: "Add a column called name to the first line." }];
}

/** @param faults where cells below no name are noted */
function lineOf(
  { line, cells }: CsvRecord,
  head: CsvRecord,
  columns: (ItemColumn | undefined)[],
  faults: ImportFault[],
): ImportedLine {
  const known = new Map<ItemColumn, string>();
  for (const [at, written] of cells.entries()) {
    const column = columns[at];
    if (column && !known.has(column)) known.set(column, unguarded(written.trim()));
  }
  const unnamed = cells.findIndex((cell, at) => cell.trim() && !head.cells[at]?.trim());
  if (unnamed >= 0) faults.push({ line, column: `column ${unnamed + 1}`, message: unnamedColumn });
  return { number: line, cells: known };
}

const unnamedColumn =
  'The first line has no name for this column. Put text that contains a comma or semicolon in quotes, like "Coat, long".';
