import type { ImportFault, ItemColumn } from "../../../shared/wardrobe/import.ts";

/** One item of a file, before its cells are read. An empty cell says nothing. */
export interface ImportedLine<Column extends string = ItemColumn> {
  /** Of the file, from 1; of JSON, the number of the item. */
  number: number;
  cells: Map<Column, string>;
}

export interface ImportedLines<Column extends string = ItemColumn> {
  lines: ImportedLine<Column>[];
  /** What cannot be told from the cells alone. */
  faults: ImportFault[];
}
