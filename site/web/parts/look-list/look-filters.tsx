import { chipClass } from "@hemline/ui/buttons/chip-class.ts";
import { ChipRow } from "@hemline/ui/buttons/chip-row.tsx";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import type { ReactNode } from "react";
import { colours } from "../../../shared/colours.ts";
import { occasions, seasons } from "../../../shared/looks/look-options.ts";
import { Link } from "../../navigation/link.tsx";
import { colourLabels } from "../colours/colour-labels.ts";
import { ColourSwatch } from "../colours/colour-swatch.tsx";
import { occasionLabels, seasonLabels } from "../looks/occasion-labels.ts";
import { filteredLooksPath, type LooksChoice } from "./filtered-looks-path.ts";
import styles from "./look-filters.module.css";

/** Links that filter by season, occasion and colour, and remove an active filter; those of a brand and a product come from elsewhere. */
export function LookFilters({ choice, choice: { season, occasion, colour, brand, product } }: { choice: LooksChoice }) {
  const chip = (word: string, isOn: boolean, to: Partial<LooksChoice>, swatch?: ReactNode) => (
    <Link
      key={word}
      className={chipClass(isOn)}
      to={filteredLooksPath({ ...choice, ...to })}
      aria-current={isOn ? "true" : undefined}
      aria-label={isOn ? `Remove filter: ${word}` : undefined}
      preventScrollReset
    >
      {swatch}
      {word}
      {isOn && <Icon name="close" size="sm" />}
    </Link>
  );
  return (
    <div className={styles.filters}>
      <ChipRow label="Filters">
        {brand && chip(brand.name, true, { brand: null })}
        {product && chip(product.name, true, { product: null })}
        {seasons.map((one) => chip(seasonLabels[one], one === season, { season: one === season ? null : one }))}
        <span className={styles.divider} aria-hidden="true" />
        {occasions.map((one) =>
          chip(occasionLabels[one], one === occasion, { occasion: one === occasion ? null : one }),
        )}
        <span className={`${styles.divider} ${styles.lineBreak}`} aria-hidden="true" />
        {colours.map((one) =>
          chip(
            colourLabels[one],
            one === colour,
            { colour: one === colour ? null : one },
            <ColourSwatch colour={one} />,
          ),
        )}
      </ChipRow>
    </div>
  );
}
