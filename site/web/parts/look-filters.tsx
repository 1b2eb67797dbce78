import { chipClass } from "@hemline/ui/chip-class.ts";
import { ChipRow } from "@hemline/ui/chip-row.tsx";
import { Icon } from "@hemline/ui/icon.tsx";
import { Link } from "react-router";
import { type Occasion, occasions, type Season, seasons } from "../../shared/look-words.ts";
import { paths } from "../../shared/paths.ts";
import styles from "./look-filters.module.css";
import { occasionWords, seasonWords } from "./words.ts";

/** Chips that narrow the looks to a season and an occasion. Each is a link; a second press takes it away again. */
export function LookFilters({ season, occasion }: { season: Season | null; occasion: Occasion | null }) {
  const chip = (word: string, isOn: boolean, to: { season: Season | null; occasion: Occasion | null }) => (
    <Link
      key={word}
      className={chipClass(isOn)}
      to={filtered(to)}
      aria-current={isOn ? "true" : undefined}
      aria-label={isOn ? `${word}, take away` : undefined}
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
          chip(seasonWords[one], one === season, { season: one === season ? null : one, occasion }),
        )}
        <span className={styles.between} aria-hidden="true" />
        {occasions.map((one) =>
          chip(occasionWords[one], one === occasion, { season, occasion: one === occasion ? null : one }),
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
