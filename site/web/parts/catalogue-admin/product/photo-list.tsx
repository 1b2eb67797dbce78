import { Button } from "@hemline/ui/buttons/button.tsx";
import { TextField } from "@hemline/ui/forms/text-field.tsx";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import { Note } from "@hemline/ui/messages/note.tsx";
import { DropZone } from "@hemline/ui/uploads/drop-zone.tsx";
import { UploadTile } from "@hemline/ui/uploads/upload-tile.tsx";
import { useState } from "react";
import { catalogueLimits, photoLimitTexts } from "../../../../shared/limits.ts";
import { CropDialog } from "../../photos/crop-dialog.tsx";
import { FilePreview } from "../../photos/file-preview.tsx";
import { photoSizes } from "../../photos/photo-sizes.ts";
import { UploadedPhoto } from "../../photos/uploaded-photo.tsx";
import { moved } from "../order/moved.ts";
import { OrderedList } from "../order/ordered-list.tsx";
import type { EditedPhoto } from "./edited-product.ts";
import styles from "./photo-list.module.css";
import { type ProductPhotos, roomFor } from "./use-product-photos.ts";

/** The photos of a product in their order, each with what it shows. */
export function PhotoList({
  photos,
  uploading,
  errors,
  onChange,
}: {
  photos: readonly EditedPhoto[];
  uploading: ProductPhotos;
  errors: Readonly<Record<string, string[]>>;
  onChange: (photos: EditedPhoto[]) => void;
}) {
  const [croppedId, setCroppedId] = useState<string | null>(null);
  const cropped = photos.find(({ photo }) => photo.id === croppedId);
  const change = (id: string, part: Partial<EditedPhoto>) =>
    onChange(photos.map((one) => (one.photo.id === id ? { ...one, ...part } : one)));
  const room = roomFor(photos.length, uploading.uploads.length);
  const messages = Object.entries(errors).flatMap(([name, texts]) =>
    /^photos(\.\d+(\.id)?)?$/.test(name) ? texts : [],
  );
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>Photos</legend>
      {messages.length > 0 && <Note tone="bad">{messages.join(" ")}</Note>}
      <OrderedList
        label="Photos in their order"
        items={photos}
        keyOf={({ photo }) => photo.id}
        nameOf={(one) => `photo ${photos.indexOf(one) + 1}`}
        onMove={(from, to) => onChange(moved(photos, from, to))}
      >
        {({ photo, alt }, at) => (
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
                errors={errors[`photos.${at}.alt`]}
                onChange={({ currentTarget }) => change(photo.id, { alt: currentTarget.value })}
              />
              <div className={styles.buttons}>
                <Button
                  kind="bare"
                  size="sm"
                  onClick={() => setCroppedId(photo.id)}
                  aria-label={`Crop photo ${at + 1}`}
                >
                  Crop
                </Button>
                <Button
                  kind="bare"
                  size="sm"
                  onClick={() => onChange(photos.filter((one) => one.photo.id !== photo.id))}
                  aria-label={`Remove photo ${at + 1}`}
                >
                  Remove
                </Button>
              </div>
            </div>
          </>
        )}
      </OrderedList>
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
      {room > 0 && (
        <DropZone
          accept="image/jpeg,image/png,image/webp,image/avif"
          multiple
          invalid={messages.length > 0}
          onFiles={(files) => uploading.add(files, room)}
        >
          <Icon name="photo" />
          <span>Choose photos, or drop them here</span>
          <span className={styles.hint}>
            JPEG, PNG, WebP or AVIF, up to {photoLimitTexts.size} each. {room} more.
          </span>
        </DropZone>
      )}
      {cropped && (
        <CropDialog
          card={cropped.photo}
          file={uploading.fileOf(cropped.photo.id)}
          alt={cropped.alt || "The product"}
          onDone={(photo) => {
            change(cropped.photo.id, { photo });
            setCroppedId(null);
          }}
          onClose={() => setCroppedId(null)}
        />
      )}
    </fieldset>
  );
}
