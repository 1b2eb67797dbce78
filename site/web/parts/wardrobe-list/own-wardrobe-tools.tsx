import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { formatNumber } from "../../../shared/format-number.ts";
import type { OwnWardrobe } from "../../../shared/items/pages.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import styles from "./own-wardrobe-tools.module.css";
import { WardrobeAudience } from "./wardrobe-audience.tsx";

const places = [
  { word: "Outfits", to: paths.outfits },
  { word: "Planner", to: paths.planner },
  { word: "Statistics", to: paths.statistics },
  { word: "Import and export", to: paths.importItems },
] as const;

/** Above the owner's wardrobe: the pages that belong to it, who may see it, and how much room is left. */
export function OwnWardrobeTools({ own }: { own: OwnWardrobe }) {
  return (
    <section className={styles.tools} aria-label="Your wardrobe">
      <nav className={styles.places} aria-label="More of your wardrobe">
        {places.map(({ word, to }) => (
          <Link key={to} className={typography.link} to={to}>
            {word}
          </Link>
        ))}
      </nav>
      <WardrobeAudience audience={own.audience} />
      <Link className={buttonClass()} to={paths.addItems}>
        <Icon name="plus" size="sm" />
        Add items
      </Link>
      <Room own={own} />
    </section>
  );
}

/** From here on it says how to get more. */
const nearLimit = 0.8;

function Room({ own: { used, limit } }: { own: OwnWardrobe }) {
  if (limit === null) return null;
  return (
    <p className={styles.room}>
      {formatNumber(used)} of {formatNumber(limit)} free items
      {used >= limit * nearLimit && (
        <>
          .{" "}
          <Link className={typography.link} to={paths.paidSubscription}>
            Subscribe to keep more
          </Link>
        </>
      )}
    </p>
  );
}
