import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import type { Statistics } from "../../../shared/wardrobe/statistics.ts";
import { formatNumber } from "../format/format-number.ts";
import { AsTable } from "./as-table.tsx";
import { FigureTable } from "./figure-table.tsx";
import styles from "./statistics-section.module.css";
import { colourName, coloursInWords } from "./statistics-words.ts";

export function ColoursOfWardrobe({ statistics: { byColour, period } }: { statistics: Statistics }) {
  return (
    <section className={styles.full}>
      <SectionHeading>What you are made of</SectionHeading>
      <p className={`${typography.h32} ${styles.statement}`}>{coloursInWords(byColour)}</p>
      <AsTable file="colours" period={period} subject="items by colour">
        <FigureTable
          label="Items by colour"
          columns={[
            { name: "Colour", cell: ({ colour }) => colourName(colour) },
            { name: "Items", cell: ({ items }) => formatNumber(items) },
            { name: "Wears", cell: ({ wears }) => formatNumber(wears) },
          ]}
          rows={byColour}
          keyOf={({ colour }) => colour ?? ""}
        />
      </AsTable>
    </section>
  );
}
