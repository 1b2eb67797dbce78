import type { ReactNode, Ref } from "react";
import styles from "./masonry.module.css";
import { type MasonryMeasure, type MasonryPlace, type MasonrySize, placeCards } from "./masonry-placement.ts";

export interface MasonryCard extends MasonrySize {
  key: string;
  /** False leaves its place empty. */
  card: ReactNode;
}

const measures: MasonryMeasure[] = [
  { columns: 2, columnRem: 10.5, gapRem: 1.5 },
  { columns: 3, columnRem: 15, gapRem: 2 },
  { columns: 4, columnRem: 18, gapRem: 2 },
];

/**
 * Cards of unequal height in two to four columns. Positions follow from the aspect ratios alone, so that the server
 * renders them and nothing moves. A title takes `--lines` lines.
 */
export function Masonry({ cards, ref }: { cards: readonly MasonryCard[]; ref?: Ref<HTMLUListElement> }) {
  const placements = measures.map((measure) => placeCards(cards, measure));
  return (
    <ul ref={ref} className={styles.masonry}>
      {cards.map(({ key, card }, at) =>
        card === false ? null : (
          <li key={key} className={styles.card} style={cardStyle(placements, at)} data-at={at}>
            {card}
          </li>
        ),
      )}
    </ul>
  );
}

/** Where a card is, for each number of columns. */
function cardStyle(placements: readonly (readonly MasonryPlace[])[], at: number): Record<string, number | string> {
  const style: Record<string, number | string> = {};
  measures.forEach(({ columns }, measure) => {
    const place = placements[measure]?.[at];
    if (!place) return;
    style[`--c${columns}`] = place.column;
    style[`--t${columns}`] = `calc(${percent(place.ratioAbove)}% + ${rounded(place.remAbove)}rem)`;
    style[`--l${columns}`] = place.lines;
  });
  return style;
}

const rounded = (number: number) => Math.round(number * 1000) / 1000;
const percent = (ratio: number) => rounded(ratio * 100);
