import { Icon } from "@hemline/ui/icons/icon.tsx";
import { DropZone } from "@hemline/ui/uploads/drop-zone.tsx";
import { UploadTile } from "@hemline/ui/uploads/upload-tile.tsx";
import { photoLimitTexts } from "../../../../shared/limits.ts";
import { FilePreview } from "../../photos/file-preview.tsx";
import { UploadsBusyNote } from "../../photos/uploads-busy-note.tsx";
import styles from "./photo-list.module.css";
import { type ProductPhotos, roomFor } from "./use-product-photos.ts";

/** Photos on their way to a product, and where more are chosen while it may have more. */
export function PhotoUploads({
  photos,
  uploading,
  isInvalid,
}: {
  /** How many the product has. */
  photos: number;
  uploading: ProductPhotos;
  isInvalid: boolean;
}) {
  const room = roomFor(photos, uploading.uploads.length);
  return (
    <>
      {uploading.uploads.length > 0 && (
        <ul className={styles.uploads} aria-label="Uploads">
          {uploading.uploads.map(({ id, name, file, state }) => (
            <li key={id}>
              <UploadTile
                name={name}
                state={state}
                preview={<FilePreview file={file} />}
                onCancel={() => uploading.cancel(id)}
                onRetry={() => uploading.retry(id)}
              />
            </li>
          ))}
        </ul>
      )}
      <UploadsBusyNote untilMs={uploading.busyUntilMs} />
      {room > 0 && (
        <DropZone
          accept="image/jpeg,image/png,image/webp,image/avif"
          multiple
          invalid={isInvalid}
          onFiles={(files) => uploading.add(files, room)}
        >
          <Icon name="photo" />
          <span>Choose photos, or drop them here</span>
          <span className={styles.hint}>
            JPEG, PNG, WebP or AVIF, up to {photoLimitTexts.size} each. {room} more.
          </span>
        </DropZone>
      )}
    </>
  );
}
