import type { Drag } from "@hemline/ui/dragging/use-drag.ts";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import type { ItemCard } from "../../../../shared/items/item.ts";
import { photoSizes } from "../../photos/photo-sizes.ts";
import { ItemPicture } from "../../wardrobe/item-picture.tsx";
import { itemName } from "../item-name.ts";
import styles from "./item-tile.module.css";

/** An item to choose. A press, a mouse and, at its handle, a finger put it where it belongs. */
export function ItemTile({
  item,
  isChosen,
  onPress,
  drag,
}: {
  item: ItemCard;
  isChosen: boolean;
  onPress: () => void;
  drag: Drag<ItemCard>;
}) {
  return (
    <div className={styles.tile} data-dragged={drag.dragged?.id === item.id || undefined} {...drag.dragProps(item)}>
      <button type="button" className={styles.choose} aria-pressed={isChosen} onClick={onPress}>
        <ItemPicture item={item} sizes={photoSizes.itemTile} alt="" />
        <span className={styles.name} dir="auto">
          {itemName(item)}
        </span>
      </button>
      {isChosen && (
        <span className={styles.mark} aria-hidden="true">
          <Icon name="check" size="sm" />
        </span>
      )}
      <span className={styles.grip} aria-hidden="true" {...drag.gripProps(item)}>
        <Icon name="grip" size="sm" />
      </span>
    </div>
  );
}
