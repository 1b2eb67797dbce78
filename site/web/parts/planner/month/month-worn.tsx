import type { PicturedItem } from "../../../../shared/items/item.ts";
import { slotOfItem } from "../../../../shared/outfits/outfit-options.ts";
import type { WornDay } from "../../../../shared/outfits/pages.ts";
import { OutfitCombo } from "../../outfits/outfit-combo.tsx";
import { photoSizes } from "../../photos/photo-sizes.ts";
import { wornInWords } from "../worn-in-words.ts";
import styles from "./month-plan.module.css";

/** Items that were worn on a day without being planned, in the month. */
export function MonthWorn({ worn }: { worn: WornDay<PicturedItem> }) {
  return (
    <article className={styles.plan} data-became="worn">
      <span className={styles.picture}>
        <OutfitCombo items={worn.items.map((item) => ({ slot: slotOfItem(item), item }))} sizes={photoSizes.thumb} />
      </span>
      <div className={styles.words}>
        <h4 className={styles.name} dir="auto">
          {wornInWords(worn)}
        </h4>
        <span className={styles.state}>Worn</span>
      </div>
    </article>
  );
}
