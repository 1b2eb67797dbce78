import type { PhotoCard } from "../../../../shared/photos/photo.ts";
import { UploadedPhoto } from "../../photos/uploaded-photo.tsx";
import styles from "./shown-photo.module.css";

/** The whole photo on its own ground. */
export function ShownPhoto({ photo }: { photo: PhotoCard | null }) {
  if (!photo) return null;
  return (
    <figure key={photo.id} className={styles.photo} style={{ backgroundColor: photo.colour }}>
      <UploadedPhoto
        photo={photo}
        alt="The photo to name."
        sizes="(min-width:1000px) 23rem, 94vw"
        fit="cover"
        urgency="soon"
      />
    </figure>
  );
}
