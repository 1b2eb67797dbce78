import { CsvError, type Options, parse } from "csv-parse/sync";
import type { ImportFault } from "../../../shared/wardrobe/import.ts";
import { emptyImport, tooManyImported } from "../../problems.ts";
import { unguarded } from "../csv-text.ts";
import { columnIn, repeatedColumn, unknownColumnOf } from "./column-named.ts";
import type { ImportedLine, ImportedLines } from "./imported-line.ts";

interface CsvRecord {
  /** Its first line. */
  line: number;
  cells: string[];
}

/** No line is that long: a quote that nothing closes would swallow the rest of the file. */
const maxRecordLength = 50_000;
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
  const records: CsvRecord[] = [];
  const keep: Options["on_record"] = (cells: string[], { lines }) => {
    const breaks = cells.reduce((count, cell) => count + cell.split("\n").length - 1, 0);
    if (cells.some((cell) => cell.trim())) records.push({ line: lines - breaks, cells });
    if (records.length > maxLines + 1) throw tooManyImported(maxLines, noun);
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
