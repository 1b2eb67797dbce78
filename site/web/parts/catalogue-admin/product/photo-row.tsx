import { Button } from "@hemline/ui/buttons/button.tsx";
import { TextField } from "@hemline/ui/forms/text-field.tsx";
import { catalogueLimits } from "../../../../shared/limits.ts";
import { photoSizes } from "../../photos/photo-sizes.ts";
import { UploadedPhoto } from "../../photos/uploaded-photo.tsx";
import type { EditedPhoto } from "./edited-product.ts";
import styles from "./photo-list.module.css";

/** One photo of a product, with what it shows. */
export function PhotoRow({
  edited: { photo, alt },
  at,
  errors,
  onDescribe,
  onCrop,
  onRemove,
}: {
  edited: EditedPhoto;
  /** Its place in the list, from 0. */
  at: number;
  errors: readonly string[] | undefined;
  onDescribe: (alt: string) => void;
  onCrop: () => void;
  onRemove: () => void;
}) {
  return (
    <>
      <span className={styles.picture}>
        <UploadedPhoto photo={photo} alt="" sizes={photoSizes.thumb} fit="cover" urgency="soon" />
      </span>
      <div className={styles.words}>
        <TextField
          label={`What photo ${at + 1} shows`}
          name={`photos.${at}.alt`}
          maxLength={catalogueLimits.altTextLength}
          value={alt}
          errors={errors}
          onChange={({ currentTarget }) => onDescribe(currentTarget.value)}
        />
        <div className={styles.buttons}>
          <Button kind="bare" size="sm" onClick={onCrop} aria-label={`Crop photo ${at + 1}`}>
            Crop
          </Button>
          <Button kind="bare" size="sm" onClick={onRemove} aria-label={`Remove photo ${at + 1}`}>
            Remove
          </Button>
        </div>
      </div>
    </>
  );
}
