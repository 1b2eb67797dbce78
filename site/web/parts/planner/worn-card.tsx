import { StatusLabel } from "@hemline/ui/messages/status-label.tsx";
import type { ItemCard } from "../../../shared/items/item.ts";
import type { Outfit } from "../../../shared/outfits/outfit.ts";
import { slotOfItem } from "../../../shared/outfits/outfit-options.ts";
import { OutfitCombo } from "../outfits/outfit-combo.tsx";
import styles from "./plan-card.module.css";
import { wornInWords } from "./worn-in-words.ts";

/** Items that were worn on a day without being planned. */
export function WornCard({ items, outfits }: { items: readonly ItemCard[]; outfits: readonly Outfit[] }) {
  return (
    <article className={styles.plan}>
      <div className={styles.picture}>
        <OutfitCombo items={items.map((item) => ({ slot: slotOfItem(item), item }))} />
      </div>
      <div className={styles.words}>
        <h4 className={styles.name} dir="auto">
          {wornInWords(items, outfits)}
        </h4>
        <StatusLabel tone="ok">Worn</StatusLabel>
      </div>
    </article>
  );
}
