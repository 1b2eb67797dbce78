import { IconButton } from "@hemline/ui/buttons/icon-button.tsx";
import type { Drag } from "@hemline/ui/dragging/use-drag.ts";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import type { ItemCard } from "../../../../shared/items/item.ts";
import type { BodySlot } from "../../../../shared/items/item-options.ts";
import { photoSizes } from "../../photos/photo-sizes.ts";
import { slotLabels } from "../../wardrobe/item-labels.ts";
import { ItemPicture } from "../../wardrobe/item-picture.tsx";
import { itemName } from "../item-name.ts";
import { type DraftItems, type Place, placesOf } from "./outfit-draft.ts";
import styles from "./outfit-places.module.css";

/** An outfit's places from head to foot. Pressing one shows the items that fit there. */
export function OutfitPlaces({
  items,
  shownSlot,
  awaitedSlot,
  onShow,
  onRemove,
  drag,
}: {
  items: DraftItems;
  /** The slot whose items are shown. */
  shownSlot: BodySlot | null;
  /** The slot of the item that is dragged. */
  awaitedSlot: BodySlot | null;
  onShow: (slot: BodySlot) => void;
  onRemove: (item: ItemCard) => void;
  drag: Drag<ItemCard>;
}) {
  return (
    <ol className={styles.places} aria-label="Items of this outfit, from head to foot">
      {placesOf(items).map((place) => (
        <li
          key={place.item?.id ?? place.slot}
          className={styles.place}
          data-awaited={place.slot === awaitedSlot || undefined}
          data-over={(place.slot === awaitedSlot && drag.over === "outfit") || undefined}
          {...(place.item && drag.dragProps(place.item))}
        >
          <button
            type="button"
            className={styles.slot}
            aria-pressed={place.slot === shownSlot}
            aria-label={nameOf(place)}
            onClick={() => onShow(place.slot)}
          >
            {place.item ? (
              <ItemPicture item={place.item} sizes={photoSizes.itemTile} alt="" />
            ) : (
              <span className={styles.empty}>
                <Icon name="plus" />
              </span>
            )}
            <span className={styles.label}>{slotLabels[place.slot]}</span>{" "}
            {place.item && (
              <span className={styles.name} dir="auto">
                {itemName(place.item)}
              </span>
            )}
          </button>
          {place.item && <RemoveButton item={place.item} onRemove={onRemove} />}
        </li>
      ))}
    </ol>
  );
}

const nameOf = ({ slot, item }: Place) => `${slotLabels[slot]}: ${item ? itemName(item) : "empty"}`;

function RemoveButton({ item, onRemove }: { item: ItemCard; onRemove: (item: ItemCard) => void }) {
  return (
    <span className={styles.remove}>
      <IconButton icon="close" tone="sheet" label={`Remove ${itemName(item)}`} onClick={() => onRemove(item)} />
    </span>
  );
}
