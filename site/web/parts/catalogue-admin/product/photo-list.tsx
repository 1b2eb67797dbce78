import { Note } from "@hemline/ui/messages/note.tsx";
import { useState } from "react";
import { CropDialog } from "../../photos/crop-dialog.tsx";
import { moved } from "../order/moved.ts";
import { OrderedList } from "../order/ordered-list.tsx";
import type { EditedPhoto } from "./edited-product.ts";
import styles from "./photo-list.module.css";
import { PhotoRow } from "./photo-row.tsx";
import { PhotoUploads } from "./photo-uploads.tsx";
import type { ProductPhotos } from "./use-product-photos.ts";

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
        {(one, at) => (
          <PhotoRow
            edited={one}
            at={at}
            errors={errors[`photos.${at}.alt`]}
            onDescribe={(alt) => change(one.photo.id, { alt })}
            onCrop={() => setCroppedId(one.photo.id)}
            onRemove={() => onChange(photos.filter(({ photo }) => photo.id !== one.photo.id))}
          />
        )}
      </OrderedList>
      <PhotoUploads photos={photos.length} uploading={uploading} isInvalid={messages.length > 0} />
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
