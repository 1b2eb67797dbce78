import { StatusLabel } from "@hemline/ui/messages/status-label.tsx";
import type { PicturedItem } from "../../../shared/items/item.ts";
import { slotOfItem } from "../../../shared/outfits/outfit-options.ts";
import type { WornDay } from "../../../shared/outfits/pages.ts";
import { OutfitCombo } from "../outfits/outfit-combo.tsx";
import styles from "./plan-card.module.css";
import { wornInWords } from "./worn-in-words.ts";

/** Items that were worn on a day without being planned. */
export function WornCard({ worn }: { worn: WornDay<PicturedItem> }) {
  return (
    <article className={styles.plan}>
      <div className={styles.picture}>
        <OutfitCombo items={worn.items.map((item) => ({ slot: slotOfItem(item), item }))} />
      </div>
      <div className={styles.words}>
        <h4 className={styles.name} dir="auto">
          {wornInWords(worn)}
        </h4>
        <StatusLabel tone="ok">Worn</StatusLabel>
      </div>
    </article>
  );
}
