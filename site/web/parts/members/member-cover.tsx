import type { PhotoCard } from "../../../shared/photos/photo.ts";
import { photoSizes } from "../photos/photo-sizes.ts";
import { UploadedPhoto } from "../photos/uploaded-photo.tsx";
import styles from "./member-cover.module.css";

/** Width / height of a cover; its stylesheet has the same numbers. */
export const coverAspect = 3;

/** The wide photo above a profile. It says nothing that the head does not say, so it has no alt text. */
export function MemberCover({ cover, sizes = photoSizes.cover }: { cover: PhotoCard | null; sizes?: string }) {
  return (
    <div className={styles.cover}>
      {cover && <UploadedPhoto photo={cover} alt="" sizes={sizes} fit="cover" urgency="first" />}
    </div>
  );
}
