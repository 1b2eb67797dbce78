import type { PicturedItem } from "../../../../shared/items/item.ts";
import type { Outfit } from "../../../../shared/outfits/outfit.ts";
import { paths } from "../../../../shared/paths.ts";
import { Link } from "../../../navigation/link.tsx";
import { OutfitCombo } from "../outfit-combo.tsx";
import { OutfitWears } from "../outfit-wears.tsx";
import styles from "./outfit-summary.module.css";

/** An outfit as lists show it: its picture, its name and how often it was worn. */
export function OutfitSummary({ outfit: { id, name, items, wears } }: { outfit: Outfit<PicturedItem> }) {
  return (
    <div className={styles.summary}>
      <Link className={styles.picture} to={paths.outfit(id)} tabIndex={-1} aria-hidden="true">
        <OutfitCombo items={items} />
      </Link>
      <h3 className={styles.name}>
        <Link to={paths.outfit(id)} dir="auto">
          {name}
        </Link>
      </h3>
      <p className={styles.wears}>
        <OutfitWears wears={wears} />
      </p>
    </div>
  );
}
