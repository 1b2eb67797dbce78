// Without the cards: a page may import it.

/** What can be searched for, in the order of its results. */
export const searchKinds = ["looks", "products", "entries", "discussions", "members", "brands", "wardrobe"] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Of each kind a search shows so many, the best ones, and counts no further. */
export const maxFound = 50;

export const searchLimits = {
  textLength: 100,
  words: 6,
  /** Of each kind, beside those of the others. */
  shown: 4,
  /** Of each kind, while somebody types. */
  suggested: 2,
} as const;
