import type { ItemCard } from "../../../shared/items/item.ts";
import { slotOfItem } from "../../../shared/outfits/outfit-options.ts";
import { OutfitCombo } from "../outfits/outfit-combo.tsx";
import styles from "./month-plan.module.css";
import { namesOf } from "./worn-card.tsx";

/** Items that were worn on a day without being planned, in the month. */
export function MonthWorn({ items }: { items: readonly ItemCard[] }) {
  return (
    <article className={styles.plan} data-became="worn">
      <span className={styles.picture}>
        <OutfitCombo items={items.map((item) => ({ slot: slotOfItem(item), item }))} />
      </span>
      <div className={styles.words}>
        <h4 className={styles.name} dir="auto">
          {namesOf(items)}
        </h4>
        <span className={styles.state}>Worn</span>
      </div>
    </article>
  );
}
