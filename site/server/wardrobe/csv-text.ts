type CsvValue = string | number | null;

/** What a spreadsheet would run as a formula. Apostrophes before it count, so that the one we add can be told apart. */
const isFormula = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** RFC 4180, with the mark by which spreadsheets know UTF-8. A text that begins like a formula gets an apostrophe. */
export const csvText = (rows: readonly (readonly CsvValue[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;

function cell(value: CsvValue): string {
  if (typeof value !== "string") return value === null ? "" : String(value);
  const text = isFormula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The text that `csvText` wrote: takes away the one apostrophe before a formula. */
export const unguarded = (text: string): string =>
  text.startsWith("'") && isFormula.test(text) ? text.slice(1) : text;
