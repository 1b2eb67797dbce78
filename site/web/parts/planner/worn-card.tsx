import { StatusLabel } from "@hemline/ui/messages/status-label.tsx";
import type { ItemCard } from "../../../shared/items/item.ts";
import { slotOfItem } from "../../../shared/outfits/outfit-options.ts";
import { itemName } from "../outfits/item-name.ts";
import { OutfitCombo } from "../outfits/outfit-combo.tsx";
import styles from "./plan-card.module.css";

const maxNames = 3;

/** Items that were worn on a day without being planned. */
export function WornCard({ items }: { items: readonly ItemCard[] }) {
  return (
    <article className={styles.plan}>
      <div className={styles.picture}>
        <OutfitCombo items={items.map((item) => ({ slot: slotOfItem(item), item }))} />
      </div>
      <div className={styles.words}>
        <h4 className={styles.name} dir="auto">
          {namesOf(items)}
        </h4>
        <StatusLabel tone="ok">Worn</StatusLabel>
      </div>
    </article>
  );
}

/** “Camel coat, Boots and 3 more” */
export function namesOf(items: readonly ItemCard[]): string {
  const names = items.map(itemName);
  return names.length > maxNames
    ? `${names.slice(0, maxNames - 1).join(", ")} and ${names.length - maxNames + 1} more`
    : names.join(", ");
}
