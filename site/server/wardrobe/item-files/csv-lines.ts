import { CsvError, type Options, parse } from "csv-parse/sync";
import type { ImportFault } from "../../../shared/wardrobe/import.ts";
import { emptyImport, tooManyImported } from "../../problems.ts";
import { unguarded } from "../csv-text.ts";
import { columnIn, repeatedColumn, unknownColumnOf } from "./column-named.ts";
import type { ImportedLine, ImportedLines } from "./imported-line.ts";
import { unclosedQuoteAt } from "./unclosed-quote.ts";

interface CsvRecord {
  /** Its first line. */
  line: number;
  cells: string[];
}

/** No line of a file that means well is that long. */
const maxRecordBytes = 50_000;

/** What a file may hold. */
export interface CsvTable<Column extends string> {
  /** What its lines are: “items”. */
  noun: string;
  columns: readonly Column[];
  /** Without one of these, no line can be read. */
  required: readonly Column[];
  maxLines: number;
}

const separators = [",", ";", "\t"] as const;

/**
 * Reads a file with commas, semicolons or tabs between its cells, whichever its first line has most of.
 * @throws 422 for a file without lines, or with too many
 */
export function csvLines<Column extends string>(text: string, table: CsvTable<Column>): ImportedLines<Column> {
  const { records, faults } = recordsOf(text.replace(/\r\n?/g, "\n"), table);
  const [head, ...rows] = records;
  if (!head) {
    if (faults.length) return { lines: [], faults };
    throw emptyImport(table.noun);
  }
  const columns = head.cells.map((written) => columnIn(table.columns, written));
  faults.push(...faultsOfHead(head, columns, table));
  // Without them, every line would lack the same.
  if (!table.required.every((column) => columns.includes(column))) return { lines: [], faults };
  if (rows.length === 0 && faults.length === 0) throw emptyImport(table.noun);
  return { lines: rows.map((row) => lineOf(row, head, columns, faults)), faults };
}

function recordsOf(
  text: string,
  { noun, maxLines }: Pick<CsvTable<string>, "noun" | "maxLines">,
): { records: CsvRecord[]; faults: ImportFault[] } {
  const delimiter = separatorOf(text);
  const openQuote = unclosedQuoteAt(text, delimiter);
  if (openQuote !== null)
    return { records: [], faults: [{ line: lineAt(text, openQuote), column: "", message: unclosedQuote }] };
  const records: CsvRecord[] = [];
  let linesRead = 0;
  const keep: Options["on_record"] = (cells: string[], { lines }) => {
    linesRead = lines;
    const breaks = cells.reduce((count, cell) => count + cell.split("\n").length - 1, 0);
    if (cells.some((cell) => cell.trim())) records.push({ line: lines - breaks, cells });
    if (records.length > maxLines + 1) throw tooManyImported(maxLines, noun);
    return null;
  };
  try {
    parse(text, {
      delimiter,
      record_delimiter: "\n",
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: maxRecordBytes,
      on_record: keep,
    });
    return { records, faults: [] };
  } catch (error) {
    if (!(error instanceof CsvError && error.code === "CSV_MAX_RECORD_SIZE")) throw error;
    return { records, faults: [{ line: filledLineAfter(text, linesRead), column: "", message: tooLong }] };
  }
}

const unclosedQuote = 'A quote opens on this line and nothing closes it. Write one " before the text and one after it.';
const tooLong = "This line is too long. Shorten its longest text, or begin a new line where one is missing.";

function separatorOf(text: string): string {
  const [head = ""] = /^.*\S.*$/m.exec(text) ?? [];
  const counted = separators.map((separator) => ({ separator, count: head.split(separator).length }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).separator;
}

const lineAt = (text: string, position: number): number => text.slice(0, position).split("\n").length;

/** The first line after so many that has something on it. */
const filledLineAfter = (text: string, lines: number): number =>
  text.split("\n").findIndex((line, at) => at >= lines && line !== "") + 1;

function faultsOfHead<Column extends string>(
  { line, cells }: CsvRecord,
  columns: (Column | undefined)[],
  table: CsvTable<Column>,
): ImportFault[] {
  const faults = columns.flatMap((column, at) => {
    const written = cells[at]?.trim() ?? "";
    if (!written) return [];
    const message = !column ? unknownColumnOf(table.columns) : columns.indexOf(column) < at ? repeatedColumn : null;
    return message ? [{ line, column: written.slice(0, 60), message }] : [];
  });
  const missing = table.required.filter((column) => !columns.includes(column));
  const added = (column: string) => `Add a column called ${column} to the first line.`;
  return [...faults, ...missing.map((column) => ({ line, column, message: added(column) }))];
}

/** @param faults where cells below no name are noted */
function lineOf<Column extends string>(
  { line, cells }: CsvRecord,
  head: CsvRecord,
  columns: (Column | undefined)[],
  faults: ImportFault[],
): ImportedLine<Column> {
  const known = new Map<Column, string>();
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
