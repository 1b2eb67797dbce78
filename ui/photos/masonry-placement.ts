/** What the placement must know of a card: its picture's height / width, and how long its title is. */
export interface MasonrySize {
  ratio: number;
  titleLength: number;
}

/** Where a card stands: its column from 1, and what lies above it there. */
export interface MasonryPlace {
  column: number;
  /** Sum of the picture ratios above: times the column's width it is a height. */
  ratioAbove: number;
  /** Sum of the captions and gaps above, in rem. */
  remAbove: number;
  /** Lines its title may take. */
  lines: number;
}

/** One width class of the page. `columnRem` is its usual column, which decides what "shortest" means. */
export interface MasonryMeasure {
  columns: number;
  columnRem: number;
  gapRem: number;
}

/** Title line and rest of the caption in rem, as `masonry.module.css` draws them. */
const titleLineRem = 1.5675;
const captionRestRem = 2.3;
/** Imbue at 22 px takes 0.44 rem a letter on average; 0.5 leaves room for wide words. */
const letterRem = 0.5;
const mostLines = 3;

export const linesOf = (titleLength: number, columnRem: number): number =>
  Math.min(mostLines, Math.max(1, Math.ceil((titleLength * letterRem) / columnRem)));

/**
 * Puts cards in their order into the column that is shortest so far (the first of equals), so that reading and tab order
 * stay the order of the list. Later cards never move earlier ones.
 */
export function placeCards(cards: readonly MasonrySize[], measure: MasonryMeasure): MasonryPlace[] {
  const { columns, columnRem, gapRem } = measure;
  const heights = Array.from({ length: columns }, () => ({ ratio: 0, rem: 0 }));
  const tall = ({ ratio, rem }: { ratio: number; rem: number }) => ratio * columnRem + rem;
  return cards.map(({ ratio, titleLength }) => {
    const column = heights.reduce((best, height, at) => (tall(height) < tall(heights[best]!) - 0.01 ? at : best), 0);
    const height = heights[column]!;
    const lines = linesOf(titleLength, columnRem);
    const place = { column: column + 1, ratioAbove: height.ratio, remAbove: height.rem, lines };
    heights[column] = {
      ratio: height.ratio + ratio,
      rem: height.rem + captionRestRem + lines * titleLineRem + gapRem,
    };
    return place;
  });
}
