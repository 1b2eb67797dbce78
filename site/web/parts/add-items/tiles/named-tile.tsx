import { Icon } from "@hemline/ui/icons/icon.tsx";
import { classNames } from "@hemline/ui/styles/class-names.ts";
import { photoSizes } from "../../photos/photo-sizes.ts";
import { ItemPicture } from "../../wardrobe/item-picture.tsx";
import type { ItemTile } from "../naming/tile.ts";
import styles from "./tile.module.css";

/** An item with its name, or one that waits for it. */
export function NamedTile({
  tile: { id, at, item, isUnsaved },
  isShown,
  onName,
}: {
  tile: ItemTile;
  isShown: boolean;
  onName: (id: string) => void;
}) {
  const { name } = item;
  return (
    <li className={styles.tile} data-step={name === null ? "to-name" : "named"} aria-current={isShown || undefined}>
      <button
        type="button"
        className={styles.photo}
        aria-label={name === null ? `Name photo ${at}` : `Change ${name}`}
        onClick={() => onName(id)}
      >
        <ItemPicture item={item} alt="" sizes={photoSizes.itemTile} urgency="soon" />
      </button>
      {name === null ? (
        <span className={classNames(styles.state, isUnsaved ? styles.failed : styles.toName)}>
          {isUnsaved ? "Not saved" : isShown ? "Naming now" : "Name it"}
        </span>
      ) : (
        <span className={styles.named}>
          <span dir="auto">{name}</span>
          <Icon name="check" size="sm" />
        </span>
      )}
    </li>
  );
}
