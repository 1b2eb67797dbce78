/** `ratio` is height / width. */
export interface MasonrySize {
  ratio: number;
  titleLength: number;
}

/** The column counts from 1; the rest is what lies above the card in it. */
export interface MasonryPlace {
  column: number;
  /** Sum of the ratios: times the column's width it is a height. */
  ratioAbove: number;
  /** Sum of captions and gaps, in rem. */
  remAbove: number;
  /** Lines of its title. */
  lines: number;
}

/** `columnRem` is the usual width of a column, which decides which column is shortest. */
export interface MasonryMeasure {
  columns: number;
  columnRem: number;
  gapRem: number;
}

/** In rem, as in `masonry.module.css`. */
const titleLineRem = 1.5675;
const captionRestRem = 2.3;
/** Imbue at 22 px takes 0.44 rem a letter on average; 0.5 leaves room for wide words. */
const letterRem = 0.5;
const maxLines = 3;

const linesOf = (titleLength: number, columnRem: number): number =>
  Math.min(maxLines, Math.max(1, Math.ceil((titleLength * letterRem) / columnRem)));

const empty = { ratio: 0, rem: 0 };

/**
 * Puts each card into the column that is shortest so far (the first of equals), so that reading and tab order are the
 * order of the list. Later cards never move earlier ones.
 */
export function placeCards(cards: readonly MasonrySize[], measure: MasonryMeasure): MasonryPlace[] {
  const { columns, columnRem, gapRem } = measure;
  const heights = Array.from({ length: columns }, () => empty);
  const heightOf = ({ ratio, rem }: { ratio: number; rem: number }) => ratio * columnRem + rem;
  return cards.map(({ ratio, titleLength }) => {
    const column = heights.reduce(
      (best, height, at) => (heightOf(height) < heightOf(heights[best] ?? empty) - 0.01 ? at : best),
      0,
    );
    const height = heights[column] ?? empty;
    const lines = linesOf(titleLength, columnRem);
    const place = { column: column + 1, ratioAbove: height.ratio, remAbove: height.rem, lines };
    heights[column] = {
      ratio: height.ratio + ratio,
      rem: height.rem + captionRestRem + lines * titleLineRem + gapRem,
    };
    return place;
  });
}
