import { classNames } from "@hemline/ui/styles/class-names.ts";
import type { PhotoCard } from "../../../shared/photos/photo.ts";
import { photoSizes } from "../photos/photo-sizes.ts";
import { UploadedPhoto } from "../photos/uploaded-photo.tsx";
import styles from "./entry-picture.module.css";

/** Decorative, because the name is beside it: a small picture, or the first letter of the name. */
export function EntryPicture({
  name,
  photo,
  size = "small",
}: {
  name: string;
  photo: PhotoCard | null;
  size?: "small" | "large";
}) {
  return (
    <span className={classNames(styles.picture, size === "large" && styles.large)} aria-hidden="true">
      {photo ? (
        <UploadedPhoto
          photo={photo}
          alt=""
          sizes={size === "large" ? photoSizes.logo : photoSizes.thumb}
          fit="cover"
          urgency="soon"
        />
      ) : (
        Array.from(name.trim())[0]?.toUpperCase()
      )}
    </span>
  );
}
