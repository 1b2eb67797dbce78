import { Icon } from "@hemline/ui/icons/icon.tsx";
import type { Outfit } from "../../../shared/outfits/outfit.ts";
import { photoSizes } from "../photos/photo-sizes.ts";
import { UploadedPhoto } from "../photos/uploaded-photo.tsx";
import { comboItems } from "./combo-items.ts";
import styles from "./outfit-combo.module.css";

/** An outfit as two to four photos in one square. Decorative: its name stands beside it. */
export function OutfitCombo({ items, sizes = photoSizes.combo }: { items: Outfit["items"]; sizes?: string }) {
  const pictured = comboItems(items);
  return (
    <span className={styles.combo} data-count={pictured.length}>
      {pictured.map(({ item: { id, photo } }) => (
        <span key={id}>{photo && <UploadedPhoto photo={photo} alt="" sizes={sizes} fit="cover" />}</span>
      ))}
      {pictured.length === 0 && <Icon name="hanger" />}
    </span>
  );
}
