import { Icon } from "@hemline/ui/icons/icon.tsx";
import type { Photo } from "@hemline/ui/photos/photo.tsx";
import type { ComponentProps } from "react";
import type { ItemCard } from "../../../shared/items/item.ts";
import { UploadedPhoto } from "../photos/uploaded-photo.tsx";
import styles from "./item-picture.module.css";

/** At 4:5. Items without a photo have a hanger in its place. */
export function ItemPicture({
  item: { photo },
  alt,
  sizes,
  urgency,
}: {
  item: Pick<ItemCard, "photo">;
  alt?: string;
  sizes: string;
  urgency?: ComponentProps<typeof Photo>["urgency"];
}) {
  return (
    <div className={styles.picture}>
      {photo ? (
        <UploadedPhoto photo={photo} alt={alt} sizes={sizes} urgency={urgency} fit="cover" />
      ) : (
        <span className={styles.none}>
          <Icon name="hanger" />
        </span>
      )}
    </div>
  );
}
