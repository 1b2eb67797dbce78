import { Check } from "@hemline/ui/forms/check.tsx";
import type { ItemCard } from "../../../shared/items/item.ts";
import { photoSizes } from "../photos/photo-sizes.ts";
import { ItemPicture } from "../wardrobe/item-picture.tsx";
import styles from "./selectable-item.module.css";

/** An item to choose: the whole of it can be pressed. */
export function SelectableItem({
  item,
  isChosen,
  onToggle,
}: {
  item: ItemCard;
  isChosen: boolean;
  onToggle: () => void;
}) {
  return (
    <div className={styles.item} data-chosen={isChosen || undefined}>
      <ItemPicture item={item} sizes={photoSizes.wardrobe} alt="" />
      <div className={styles.check}>
        <Check checked={isChosen} onChange={onToggle}>
          <span className={styles.name} dir="auto">
            {item.name ?? "Item without a name"}
          </span>
        </Check>
      </div>
    </div>
  );
}
