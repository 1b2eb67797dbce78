import type { FigureLayout, Mark, TextRun } from "@hemline/site/shared/notebook/entry-document.ts";
import type { AllowedReaders } from "@hemline/site/shared/reader-access.ts";

/** A file in `demo/pictures/`, described by the manifest. */
type Picture = string;

/** As a document has it, but photos are files, and cards name what they show as people do. */
export type PlannedBlock =
  | { kind: "paragraph"; text: TextRun[] }
  | { kind: "heading"; level: 2 | 3; text: TextRun[] }
  | { kind: "list"; isOrdered: boolean; items: TextRun[][] }
  | { kind: "quote"; paragraphs: TextRun[][] }
  | { kind: "pullQuote"; text: string }
  | { kind: "divider" }
  | { kind: "teaserEnd" }
  | { kind: "figure"; layout: FigureLayout; files: Picture[]; caption: TextRun[] }
  | PlannedCard;

export type PlannedCard =
  /** By its name in somebody’s wardrobe. */
  | { kind: "item"; of: string; name: string }
  /** By its slug in the manifest. */
  | { kind: "look"; look: string }
  | { kind: "product"; product: string }
  | { kind: "brand"; brand: string };

export interface PlannedEntry {
  title: string;
  excerpt: string;
  /** A person’s slug. */
  by: string;
  categories: string[];
  allowed: AllowedReaders;
  cover: Picture;
  /** Before now; negative for a scheduled one. */
  daysAgo: number;
  blocks: PlannedBlock[];
}

export const picturesOf = ({ cover, blocks }: PlannedEntry): Picture[] => [
  ...new Set([cover, ...blocks.flatMap((block) => (block.kind === "figure" ? block.files : []))]),
];

const pattern = /\*([^*]+)\*|_([^_]+)_|\[([^\]]+)\]\(([^)]+)\)/g;

/** Runs of a line with `*bold*`, `_italic_` and `[links](/path)`. */
function runs(line: string): TextRun[] {
  const found: TextRun[] = [];
  const plain = (text: string) => text && found.push({ text });
  const marked = (text: string, mark: Mark) => found.push({ text, marks: [mark] });
  let at = 0;
  for (const match of line.matchAll(pattern)) {
    const [whole, bold, italic, words, href] = match;
    plain(line.slice(at, match.index));
    if (bold) marked(bold, "bold");
    else if (italic) marked(italic, "italic");
    else if (words && href) found.push({ text: words, href });
    at = match.index + whole.length;
  }
  plain(line.slice(at));
  return found;
}

export const paragraph = (line: string): PlannedBlock => ({ kind: "paragraph", text: runs(line) });
export const heading = (line: string): PlannedBlock => ({ kind: "heading", level: 2, text: runs(line) });
export const bullets = (...lines: string[]): PlannedBlock => ({
  ...{ kind: "list", isOrdered: false, items: lines.map(runs) },
});
export const steps = (...lines: string[]): PlannedBlock => ({
  ...{ kind: "list", isOrdered: true, items: lines.map(runs) },
});
export const quote = (...lines: string[]): PlannedBlock => ({ kind: "quote", paragraphs: lines.map(runs) });
export const pullQuote = (text: string): PlannedBlock => ({ kind: "pullQuote", text });
export const figure = (layout: "full" | "inset", file: Picture, caption: string): PlannedBlock => ({
  ...{ kind: "figure", layout, files: [file], caption: runs(caption) },
});
export const pair = (files: [Picture, Picture], caption: string): PlannedBlock => ({
  ...{ kind: "figure", layout: "pair", files, caption: runs(caption) },
});
export const divider: PlannedBlock = { kind: "divider" };
export const teaserEnd: PlannedBlock = { kind: "teaserEnd" };
