import type { Colour } from "../../../shared/colours.ts";
import { formatNumber } from "../../../shared/format-number.ts";
import type { Statistics } from "../../../shared/wardrobe/statistics.ts";
import { colourLabels } from "../colours/colour-labels.ts";
import { ColourSwatch } from "../colours/colour-swatch.tsx";
import { formatCount } from "../format/format-count.ts";
import styles from "./colour-cloth.module.css";
import { StatisticsSection } from "./statistics-section.tsx";

type ColourRow = Statistics["byColour"][number];

const labelOf = ({ colour }: Pick<ColourRow, "colour">): string => (colour ? colourLabels[colour] : "No colour");

/** A bolt of cloth in the colours of the wardrobe, each as broad as it has items. */
export function ColourCloth({ statistics: { byColour, period } }: { statistics: Statistics }) {
  const owned = byColour
    .filter((row): row is ColourRow & { colour: Colour } => row.colour !== null && row.items > 0)
    .toSorted((a, b) => b.items - a.items);
  return (
    <StatisticsSection
      full
      title="What you’re made of"
      sentence={colourSentence(owned)}
      period={period}
      file="colours"
      columns={[
        { name: "Colour", cell: labelOf },
        { name: "Items", cell: ({ items }) => formatNumber(items) },
        { name: "Wears", cell: ({ wears }) => formatNumber(wears) },
      ]}
      rows={byColour}
      keyOf={({ colour }) => colour ?? ""}
    >
      {owned.length > 0 && (
        <>
          <div className={styles.cloth} aria-hidden="true">
            {owned.map(({ colour, items }) => (
              <span key={colour} style={{ flexGrow: items }} title={`${colourLabels[colour]}: ${items}`}>
                <ColourSwatch colour={colour} />
                <b className={styles.name}>{colourLabels[colour]}</b>
              </span>
            ))}
          </div>
          <ul className={styles.key}>
            {owned.map(({ colour, items, wears }) => (
              <li key={colour}>
                <ColourSwatch colour={colour} />
                {colourLabels[colour]}
                <span className={styles.count}>
                  {formatCount(items, "item")}, {formatCount(wears, "wear")}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </StatisticsSection>
  );
}

function colourSentence(owned: readonly (ColourRow & { colour: Colour })[]): string {
  const [first] = owned;
  if (!first) return "None of your items has a colour yet.";
  const most = `${labelOf(first)} is the colour you own most: ${formatCount(first.items, "item")}.`;
  const worn = owned.reduce((best, row) => (row.wears > best.wears ? row : best));
  if (worn.wears === 0) return most;
  return worn === first
    ? `${most} You wear it most, too.`
    : `${most} You wear ${labelOf(worn).toLowerCase()} most: ${formatCount(worn.wears, "wear")}.`;
}
