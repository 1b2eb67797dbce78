import type { CategoryCard, EntryCard } from "../../../../shared/notebook/entry.ts";

/** The entries of the notebook’s first page, each in one place. */
export interface FrontPage {
  cover: EntryCard | null;
  /** Two of them, or none. */
  pair: EntryCard[];
  /** Three of one category. */
  row: { category: CategoryCard; entries: EntryCard[] } | null;
  /** One of another category, beside the rest. */
  aside: { category: CategoryCard; entry: EntryCard } | null;
  /** In their order. */
  rest: EntryCard[];
}

/** Further pages change nothing above what they add. */
const arranged = 24;

/** @param categories in their order: the first one with enough entries that the cover isn’t in gets the row */
export function frontPage(entries: readonly EntryCard[], categories: readonly CategoryCard[]): FrontPage {
  const [cover = null, ...others] = entries.slice(0, arranged);
  const pair = others.length >= 2 ? others.slice(0, 2) : [];
  const below = others.slice(pair.length);
  // The cover speaks of its own categories already.
  const isOfCover = cover ? (category: CategoryCard) => isIn(category)(cover) : () => false;
  const ordered = [...categories.filter((one) => !isOfCover(one)), ...categories.filter(isOfCover)];
  const row = rowOf(below, ordered);
  const left = without(below, row?.entries ?? []);
  // Something must be left to stand beside.
  const aside = left.length > 2 ? asideOf(left, ordered, row?.category ?? null) : null;
  const rest = [...without(left, aside ? [aside.entry] : []), ...entries.slice(arranged)];
  return { cover, pair, row, aside, rest };
}

const without = (entries: readonly EntryCard[], taken: readonly EntryCard[]): EntryCard[] =>
  entries.filter((entry) => !taken.includes(entry));

const hasCover = ({ cover }: EntryCard): boolean => cover !== null;

const isIn =
  ({ slug }: CategoryCard) =>
  ({ categories }: EntryCard): boolean =>
    categories.some((category) => category.slug === slug);

function rowOf(entries: readonly EntryCard[], categories: readonly CategoryCard[]): FrontPage["row"] {
  for (const category of categories) {
    const three = entries.filter(hasCover).filter(isIn(category)).slice(0, 3);
    if (three.length === 3) return { category, entries: three };
  }
  return null;
}

function asideOf(
  entries: readonly EntryCard[],
  categories: readonly CategoryCard[],
  taken: CategoryCard | null,
): FrontPage["aside"] {
  for (const category of categories) {
    const entry = category === taken ? undefined : entries.filter(hasCover).find(isIn(category));
    if (entry) return { category, entry };
  }
  return null;
}
