// Without zod: a page may import it. `entry-document-schema.ts` judges what comes from outside.

/** What an entry says. A later format gets another number, and a migration of the older ones. */
export interface EntryDocument {
  version: 1;
  blocks: Block[];
}

/** In this order where several apply. */
export const marks = ["bold", "italic", "strike"] as const;
export type Mark = (typeof marks)[number];

/** Text of one kind. Neighbours differ in their marks or their link. */
export interface TextRun {
  text: string;
  marks?: Mark[];
  /** `https://…`, `mailto:…`, or a path of this site. */
  href?: string;
}

/** `full` is wider than the text, `inset` as wide as it, `pair` two photos beside each other. */
export const figureLayouts = ["full", "inset", "pair"] as const;
export type FigureLayout = (typeof figureLayouts)[number];

export interface FigurePhoto {
  id: string;
  alt: string;
}

/** What a card can show. */
export const cardSubjects = ["look", "product", "item", "brand"] as const;
export type CardSubject = (typeof cardSubjects)[number];

export type Block =
  | { kind: "paragraph"; text: TextRun[] }
  | { kind: "heading"; level: 2 | 3; text: TextRun[] }
  | { kind: "list"; isOrdered: boolean; items: TextRun[][] }
  | { kind: "quote"; paragraphs: TextRun[][] }
  | { kind: "pullQuote"; text: string }
  | { kind: "figure"; layout: FigureLayout; photos: FigurePhoto[]; caption: TextRun[] }
  | { kind: "divider" }
  | { kind: "card"; subject: CardSubject; id: string }
  /** Everybody reads to here; the rest is for those who may read the entry. Once at most. */
  | { kind: "teaserEnd" };

export const emptyDocument: EntryDocument = { version: 1, blocks: [] };

/** What everybody may read: the blocks before the mark. Null without a mark. */
export function teaserOf({ version, blocks }: EntryDocument): EntryDocument | null {
  const end = blocks.findIndex(({ kind }) => kind === "teaserEnd");
  return end < 0 ? null : { version, blocks: blocks.slice(0, end) };
}

/** The ids of all photos that a document shows, each once. */
export const photosOf = ({ blocks }: EntryDocument): string[] => [
  ...new Set(blocks.flatMap((block) => (block.kind === "figure" ? block.photos.map(({ id }) => id) : []))),
];

/** How many photos have no description. Decorative ones need none, and nothing tells them from the others. */
export const countUndescribed = ({ blocks }: EntryDocument): number =>
  blocks.reduce((sum, block) => sum + (block.kind === "figure" ? block.photos.filter(isUndescribed).length : 0), 0);

export const isUndescribed = ({ alt }: FigurePhoto): boolean => alt.trim() === "";

const textOf = (runs: readonly TextRun[]): string => runs.map(({ text }) => text).join("");

function blockText(block: Block): string[] {
  switch (block.kind) {
    case "paragraph":
    case "heading":
      return [textOf(block.text)];
    case "list":
      return block.items.map(textOf);
    case "quote":
      return block.paragraphs.map(textOf);
    case "pullQuote":
      return [block.text];
    case "figure":
      return [textOf(block.caption)];
    case "divider":
    case "card":
    case "teaserEnd":
      return [];
  }
}

/** A document’s words without their form, a line for each paragraph: for searching, counting and comparing. */
export const plainLines = ({ blocks }: EntryDocument): string[] =>
  blocks.flatMap(blockText).filter((line) => line !== "");

const wordsPerMinute = 220;

/** A dash between spaces is none; a mark on a letter is a part of it. */
const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu;

/** Chinese and Japanese put no spaces between words, which have about two of these signs. */
const unspacedSign = /(?=\p{L})[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}]/gu;
const signsPerWord = 2;

function wordsIn(line: string): number {
  const signs = line.match(unspacedSign)?.length ?? 0;
  const spaced = line.replace(unspacedSign, " ").match(word)?.length ?? 0;
  return spaced + Math.ceil(signs / signsPerWord);
}

export const wordCount = (document: EntryDocument): number =>
  plainLines(document).reduce((sum, line) => sum + wordsIn(line), 0);

export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / wordsPerMinute));
