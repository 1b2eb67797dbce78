import type { Outfit } from "../../../shared/outfits/outfit.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import styles from "./outfit-card.module.css";
import { OutfitCombo } from "./outfit-combo.tsx";
import { OutfitMenu } from "./outfit-menu.tsx";
import { OutfitWears } from "./outfit-wears.tsx";
import { WearTodayButton } from "./wear-today-button.tsx";

/** `onWorn` hears by how many the wears have changed. */
export function OutfitCard({
  outfit,
  outfit: { id, name, items, wears },
  onWorn,
  onDeleted,
}: {
  outfit: Outfit;
  onWorn: (by: number) => void;
  onDeleted: () => void;
}) {
  return (
    <article className={styles.card}>
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
      <div className={styles.tools}>
        <WearTodayButton outfit={outfit} onChange={onWorn} />
        <OutfitMenu outfit={outfit} onDeleted={onDeleted} />
      </div>
    </article>
  );
}
