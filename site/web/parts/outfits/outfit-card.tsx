import type { Outfit } from "../../../shared/outfits/outfit.ts";
import { OutfitSummary } from "./builder/outfit-summary.tsx";
import styles from "./outfit-card.module.css";
import { OutfitMenu } from "./outfit-menu.tsx";
import { WearTodayButton } from "./wear-today-button.tsx";

/** `onWorn` hears by how many the wears have changed. */
export function OutfitCard({
  outfit,
  onWorn,
  onDeleted,
}: {
  outfit: Outfit;
  onWorn: (by: number) => void;
  onDeleted: () => void;
}) {
  return (
    <article className={styles.card}>
      <OutfitSummary outfit={outfit} />
      <div className={styles.tools}>
        <WearTodayButton outfit={outfit} onChange={onWorn} />
        <OutfitMenu outfit={outfit} onDeleted={onDeleted} />
      </div>
    </article>
  );
}
