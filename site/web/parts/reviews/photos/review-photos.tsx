import { useState } from "react";
import { paths } from "../../../../shared/paths.ts";
import type { PhotoCard } from "../../../../shared/photos/photo.ts";
import { onPlainClick } from "../../../on-plain-click.ts";
import { UploadedPhoto } from "../../photos/uploaded-photo.tsx";
import { LazyReviewPhotoDialog } from "./lazy-review-photo-dialog.ts";
import styles from "./review-photos.module.css";

const fileOf = ({ id, version, widths }: PhotoCard) => paths.photo(id, version, widths.at(-1) ?? 320, "jpg");

/** Photos of a review as links to their files; with script they open in a dialog. */
export function ReviewPhotos({ photos, of }: { photos: readonly PhotoCard[] /** What they show. */; of: string }) {
  const [opened, setOpened] = useState<number | null>(null);
  if (photos.length === 0) return null;
  return (
    <>
      <ul className={styles.photos}>
        {photos.map((photo, at) => (
          <li key={photo.id}>
            <a
              href={fileOf(photo)}
              aria-label={`Open photo ${at + 1} of ${photos.length}${photo.alt && `: ${photo.alt}`}`}
              onClick={onPlainClick(() => setOpened(at))}
            >
              <UploadedPhoto photo={photo} sizes="128px" fit="cover" />
            </a>
          </li>
        ))}
      </ul>
      <LazyReviewPhotoDialog
        open={opened !== null}
        photos={photos}
        of={of}
        at={opened ?? 0}
        onClose={() => setOpened(null)}
      />
    </>
  );
}
