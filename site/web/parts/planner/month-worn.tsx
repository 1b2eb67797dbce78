import type { ItemCard } from "../../../shared/items/item.ts";
import type { Outfit } from "../../../shared/outfits/outfit.ts";
import { slotOfItem } from "../../../shared/outfits/outfit-options.ts";
import { OutfitCombo } from "../outfits/outfit-combo.tsx";
import styles from "./month-plan.module.css";
import { wornInWords } from "./worn-in-words.ts";

/** Items that were worn on a day without being planned, in the month. */
export function MonthWorn({ items, outfits }: { items: readonly ItemCard[]; outfits: readonly Outfit[] }) {
  return (
    <article className={styles.plan} data-became="worn">
      <span className={styles.picture}>
        <OutfitCombo items={items.map((item) => ({ slot: slotOfItem(item), item }))} />
      </span>
      <div className={styles.words}>
        <h4 className={styles.name} dir="auto">
          {wornInWords(items, outfits)}
        </h4>
        <span className={styles.state}>Worn</span>
      </div>
    </article>
  );
}
