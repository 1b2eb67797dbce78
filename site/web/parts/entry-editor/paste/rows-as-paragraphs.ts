/** Entries have no tables: a row becomes a line of its cells, and a table that only arranges things leaves them. */
export function rowsAsParagraphs(body: HTMLElement): void {
  for (const table of [...body.querySelectorAll("table")].reverse()) {
    const rows = [...table.querySelectorAll("tr")];
    table.replaceWith(...rows.flatMap(linesOf));
  }
}

function linesOf(row: HTMLTableRowElement): Node[] {
  const cells = [...row.querySelectorAll("td, th")].filter((cell) => cell.textContent?.trim());
  const [only] = cells;
  if (cells.length === 1 && only) return [...only.childNodes];
  if (cells.length === 0) return [];
  const line = row.ownerDocument.createElement("p");
  cells.forEach((cell, at) => {
    if (at > 0) line.append(", ");
    for (const block of cell.querySelectorAll("p, div, li, ul, ol, h1, h2, h3, h4, h5, h6, blockquote"))
      block.replaceWith(...block.childNodes, " ");
    trimEnd(cell);
    line.append(...cell.childNodes);
  });
  return [line];
}

function trimEnd(cell: Element): void {
  cell.normalize();
  const last = cell.lastChild;
  if (last?.nodeType === Node.TEXT_NODE) last.nodeValue = (last.nodeValue ?? "").trimEnd();
}
