import { chipClass } from "@hemline/ui/buttons/chip-class.ts";
import { ChipRow } from "@hemline/ui/buttons/chip-row.tsx";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import { Link } from "react-router";
import { type Occasion, occasions, type Season, seasons } from "../../../shared/look-options.ts";
import { paths } from "../../../shared/paths.ts";
import styles from "./look-filters.module.css";
import { occasionLabels, seasonLabels } from "./occasion-labels.ts";

/** Links that filter by season and occasion, and remove an active filter. */
export function LookFilters({ season, occasion }: { season: Season | null; occasion: Occasion | null }) {
  const chip = (word: string, isOn: boolean, to: { season: Season | null; occasion: Occasion | null }) => (
    <Link
      key={word}
      className={chipClass(isOn)}
      to={filtered(to)}
      aria-current={isOn ? "true" : undefined}
      aria-label={isOn ? `Remove filter: ${word}` : undefined}
      preventScrollReset
    >
      {word}
      {isOn && <Icon name="close" size="sm" />}
    </Link>
  );
  return (
    <div className={styles.filters}>
      <ChipRow label="Filters">
        {seasons.map((one) =>
          chip(seasonLabels[one], one === season, { season: one === season ? null : one, occasion }),
        )}
        <span className={styles.divider} aria-hidden="true" />
        {occasions.map((one) =>
          chip(occasionLabels[one], one === occasion, { season, occasion: one === occasion ? null : one }),
        )}
      </ChipRow>
    </div>
  );
}

function filtered(to: { season: Season | null; occasion: Occasion | null }): string {
  const query = new URLSearchParams();
  if (to.season) query.set("season", to.season);
  if (to.occasion) query.set("occasion", to.occasion);
  return query.size ? `${paths.looks}?${query}` : paths.looks;
}
