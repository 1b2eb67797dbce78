import { Icon } from "@hemline/ui/icons/icon.tsx";
import type { PhotoUrgency } from "@hemline/ui/photos/photo.tsx";
import type { ItemCard } from "../../../shared/items/item.ts";
import swatches from "../colours/colour-swatch.module.css";
import { UploadedPhoto } from "../photos/uploaded-photo.tsx";
import styles from "./item-picture.module.css";

/** At 4:5. Items without a photo have a hanger in its place, on cloth of their main colour. */
export function ItemPicture({
  item: { photo, colours = [] },
  alt,
  sizes,
  urgency,
}: {
  item: Pick<ItemCard, "photo"> & Partial<Pick<ItemCard, "colours">>;
  alt?: string;
  sizes: string;
  urgency?: PhotoUrgency;
}) {
  const [main] = colours;
  return (
    <span className={styles.picture}>
      {photo ? (
        <UploadedPhoto photo={photo} alt={alt} sizes={sizes} urgency={urgency} fit="cover" />
      ) : (
        <span className={styles.none}>
          {main && <span className={`${styles.cloth} ${swatches[main]}`} />}
          <Icon name="hanger" />
        </span>
      )}
    </span>
  );
}
