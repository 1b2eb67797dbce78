import { Icon } from "@hemline/ui/icons/icon.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { DropZone } from "@hemline/ui/uploads/drop-zone.tsx";
import { photoLimitTexts } from "../../../shared/limits.ts";
import styles from "./add-photos.module.css";
import { FileButton } from "./file-button.tsx";
import { photoTypes } from "./line/refusal-of.ts";

/** Large while there is nothing else on the page, then two buttons. */
export function AddPhotos({ isEmpty, onFiles }: { isEmpty: boolean; onFiles: (files: File[]) => void }) {
  const camera = (
    <span className={styles.camera}>
      <FileButton kind="line" size="sm" camera onFiles={onFiles}>
        <Icon name="photo" size="sm" />
        Take a photo
      </FileButton>
    </span>
  );
  if (!isEmpty)
    return (
      <div className={styles.buttons}>
        <FileButton kind="line" size="sm" multiple onFiles={onFiles}>
          <Icon name="plus" size="sm" />
          Add photos
        </FileButton>
        {camera}
      </div>
    );
  return (
    <div className={styles.start}>
      <DropZone accept={photoTypes.join(",")} multiple size="large" onFiles={onFiles}>
        <Icon name="photo" />
        <span className={typography.h32}>Choose photos, or drop them here</span>
        <span className={`${typography.s14} ${typography.dim} ${styles.hint}`}>
          One item in each photo works best. JPEG, PNG, WebP or AVIF, up to {photoLimitTexts.size} each, as many as you
          like. Uploads start right away. We remove the location before anyone sees your photos.
        </span>
      </DropZone>
      {camera}
    </div>
  );
}
