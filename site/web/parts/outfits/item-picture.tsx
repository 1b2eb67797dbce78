import { Icon } from "@hemline/ui/icons/icon.tsx";
import type { ItemCard } from "../../../shared/items/item.ts";
import { photoSizes } from "../photos/photo-sizes.ts";
import { UploadedPhoto } from "../photos/uploaded-photo.tsx";
import styles from "./item-picture.module.css";

/** An item's photo at 4:5. Decorative: its name stands beside it. */
export function ItemPicture({ item: { photo } }: { item: Pick<ItemCard, "photo"> }) {
  return (
    <span className={styles.picture}>
      {photo ? <UploadedPhoto photo={photo} alt="" sizes={photoSizes.itemTile} fit="cover" /> : <Icon name="hanger" />}
    </span>
  );
}
