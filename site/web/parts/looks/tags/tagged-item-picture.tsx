import { Icon } from "@hemline/ui/icons/icon.tsx";
import type { TaggedItem } from "../../../../shared/looks/look.ts";
import { photoSizes } from "../../photos/photo-sizes.ts";
import { UploadedPhoto } from "../../photos/uploaded-photo.tsx";
import styles from "./tagged-item-picture.module.css";

/** Small, and decorative: the item’s name stands beside it. */
export function TaggedItemPicture({ item }: { item: Pick<TaggedItem, "photo"> | undefined }) {
  return (
    <span className={styles.picture}>
      {item?.photo ? (
        <UploadedPhoto photo={item.photo} alt="" sizes={photoSizes.thumb} fit="cover" />
      ) : (
        <Icon name="hanger" size="sm" />
      )}
    </span>
  );
}
