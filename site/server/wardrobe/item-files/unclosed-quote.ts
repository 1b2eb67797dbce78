/**
 * Where a quote opens a cell and none closes it; null where every cell is whole. A quote that is closed only on a later
 * line, and not at the end of its cell, was closed by the beginning of another text: the lines between would be lost.
 */
export function unclosedQuoteAt(text: string, separator: string): number | null {
  const isEdge = (at: number) => at < 0 || at >= text.length || text[at] === "\n" || text[at] === separator;
  for (let opening = text.indexOf('"'); opening >= 0; ) {
    if (!isEdge(opening - 1)) opening = text.indexOf('"', opening + 1);
    else {
      const closing = closingAfter(text, opening);
      if (closing < 0) return opening;
      if (!isEdge(closing + 1) && text.slice(opening, closing).includes("\n")) return opening;
      opening = text.indexOf('"', closing + 1);
    }
  }
  return null;
}

/** Two quotes in a row stand for one of the text. */
function closingAfter(text: string, opening: number): number {
  let at = text.indexOf('"', opening + 1);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}
