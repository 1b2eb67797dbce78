/** A column of an imported file. */
export interface ImportColumn {
  name: string;
  /** What to write in it. */
  write: string;
  example: string;
}

const cell = (text: string) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A file with the names of all columns and one line to replace. */
export const importTemplate = (columns: readonly ImportColumn[]): string =>
  [columns.map(({ name }) => name), columns.map(({ example }) => cell(example))]
    .map((cells) => `${cells.join(",")}\r\n`)
    .join("");
