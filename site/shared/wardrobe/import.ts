/** The columns of files of items, in the order of an export. Only the name is needed. */
export const itemColumns = [
  "name",
  "category",
  "colours",
  "brand",
  "size",
  "material",
  "pattern",
  "seasons",
  "price",
  "currency",
  "bought_on",
  "notes",
  "quantity",
  "stored_at",
  "favourite",
  "wished",
  "archived",
  "audience",
] as const;
export type ItemColumn = (typeof itemColumns)[number];

/** What is wrong with one line of an imported file. */
export interface ImportFault {
  /** Of the file, from 1; of JSON, the number of the item. */
  line: number;
  column: string;
  /** What to write instead. */
  message: string;
}

/** Answer of `POST /api/items/import`. Nothing is imported while there is a fault. */
export interface ImportAnswer {
  imported: number;
}

/** `data` of a 422: the first faults, and how many there are. */
export interface ImportFaults {
  faults: ImportFault[];
  count: number;
}
