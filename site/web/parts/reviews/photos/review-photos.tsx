import type { PhotoCard } from "../../../../shared/photos/photo.ts";
import { PhotoLinks } from "../../photos/viewer/photo-links.tsx";
import styles from "./review-photos.module.css";

/** Photos of a review. */
export const ReviewPhotos = ({ photos, of }: { photos: readonly PhotoCard[] /** What they show. */; of: string }) => (
  <PhotoLinks photos={photos} of={of} sizes="128px" className={styles.photos} />
);
