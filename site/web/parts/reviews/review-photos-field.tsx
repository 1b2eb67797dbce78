import { Button } from "@hemline/ui/buttons/button.tsx";
import { TextField } from "@hemline/ui/forms/text-field.tsx";
import { Progress } from "@hemline/ui/uploads/progress.tsx";
import { reviewLimits } from "../../../shared/limits.ts";
import type { PhotoCard } from "../../../shared/photos/photo.ts";
import { useProfilePhotoUpload } from "../account/use-profile-photo-upload.ts";
import { FileButton } from "../photos/file-button.tsx";
import { UploadedPhoto } from "../photos/uploaded-photo.tsx";
import styles from "./review-photos-field.module.css";

/** Photos of a review, each with what it shows. */
export function ReviewPhotosField({
  photos,
  errors = [],
  onChange,
}: {
  photos: readonly PhotoCard[];
  errors?: readonly string[];
  onChange: (change: (photos: readonly PhotoCard[]) => readonly PhotoCard[]) => void;
}) {
  const { upload, progress, error } = useProfilePhotoUpload(({ photo }) =>
    onChange((before) => [...before, { ...photo, alt: "" }]),
  );
  const message = [...errors, error].filter(Boolean).join(" ");
  return (
    <fieldset className={styles.field}>
      <legend>Photos (optional)</legend>
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map((photo, at) => (
            <li key={photo.id}>
              <UploadedPhoto photo={photo} alt="" sizes="96px" fit="cover" />
              <TextField
                label={`What photo ${at + 1} shows`}
                value={photo.alt}
                maxLength={reviewLimits.altTextLength}
                onChange={({ target: { value } }) =>
                  onChange((before) => before.map((one) => (one.id === photo.id ? { ...one, alt: value } : one)))
                }
              />
              <Button
                kind="bare"
                size="sm"
                aria-label={`Remove photo ${at + 1}`}
                onClick={() => onChange((before) => before.filter(({ id }) => id !== photo.id))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {photos.length < reviewLimits.photos && (
        <FileButton label="Choose a photo" busy={progress !== null} onChoose={(file) => void upload(file)}>
          Add photo
        </FileButton>
      )}
      {progress !== null && <Progress value={progress} label="Uploading the photo" />}
      {message && (
        <p className={styles.message} role="alert">
          {message}
        </p>
      )}
    </fieldset>
  );
}
