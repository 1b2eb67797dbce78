import type { PhotoCard } from "../../../../shared/photos/photo.ts";
import { photoSizes } from "../../photos/photo-sizes.ts";
import { UploadedPhoto } from "../../photos/uploaded-photo.tsx";
import styles from "./fields.module.css";

/** Width / height of a cover in its form. */
export const coverAspect = 3 / 2;

/** A cover as its form shows it. */
export function CoverPicture({ cover, alt }: { cover: PhotoCard | null; alt: string }) {
  return (
    <div className={styles.cover}>
      {cover && <UploadedPhoto photo={cover} alt={alt} sizes={photoSizes.coverField} fit="cover" urgency="soon" />}
    </div>
  );
}
