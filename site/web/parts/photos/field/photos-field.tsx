import { IconButton } from "@hemline/ui/buttons/icon-button.tsx";
import { TextField } from "@hemline/ui/forms/text-field.tsx";
import { type Reorder, useReorder } from "@hemline/ui/reordering/use-reorder.ts";
import typography from "@hemline/ui/styles/typography.module.css";
import { Progress } from "@hemline/ui/uploads/progress.tsx";
import { useEffect } from "react";
import type { PhotoCard } from "../../../../shared/photos/photo.ts";
import { FileButton } from "../file-button.tsx";
import { UploadedPhoto } from "../uploaded-photo.tsx";
import { usePhotoUpload } from "../use-photo-upload.ts";
import styles from "./photos-field.module.css";
import type { PhotoUpload } from "./use-photos-form.ts";

type Photos = readonly PhotoCard[];

/** Photos of what a member writes, each with what it shows, in an order that drag, keys and buttons change. */
export function PhotosField({
  photos,
  limits,
  isCompact = false,
  errors = [],
  onChange,
  onUpload,
}: {
  photos: Photos;
  limits: { photos: number; altTextLength: number };
  /** Without a visible heading: in a form that is one line of buttons. */
  isCompact?: boolean;
  errors?: readonly string[] | undefined;
  onChange: (change: (photos: Photos) => Photos) => void;
  /** See `usePhotosForm`. */
  onUpload: (upload: PhotoUpload) => void;
}) {
  const { upload, progress, error } = usePhotoUpload(({ photo }) =>
    onChange((before) => [...before, { ...photo, alt: "" }]),
  );
  const isUploading = progress !== null;
  useTellUpload(isUploading ? "uploading" : error ? "failed" : "none", onUpload);
  const { list, handleProps, move, draggedIndex, announcement } = useReorder<HTMLOListElement>(
    photos.length,
    (from, to) => onChange((before) => moved(before, from, to)),
  );
  const message = [...errors, error].filter(Boolean).join(" ");
  return (
    <fieldset className={styles.field}>
      <legend className={isCompact ? typography.hidden : undefined}>Photos (optional)</legend>
      {photos.length > 0 && (
        <ol ref={list} className={styles.photos}>
          {photos.map((photo, at) => (
            <li key={photo.id} data-dragged={draggedIndex === at || undefined}>
              <UploadedPhoto photo={photo} alt="" sizes="96px" fit="cover" />
              <TextField
                label={`What photo ${at + 1} shows`}
                dir="auto"
                value={photo.alt}
                maxLength={limits.altTextLength}
                onChange={({ target: { value } }) =>
                  onChange((before) => before.map((one) => (one.id === photo.id ? { ...one, alt: value } : one)))
                }
              />
              <div className={styles.buttons}>
                {photos.length > 1 && (
                  <MoveButtons at={at} count={photos.length} move={move} handle={handleProps(at)} />
                )}
                <IconButton
                  icon="bin"
                  label={`Remove photo ${at + 1}`}
                  onClick={() => onChange((before) => before.filter(({ id }) => id !== photo.id))}
                />
              </div>
            </li>
          ))}
        </ol>
      )}
      <p className={typography.hidden} role="status">
        {announcement}
      </p>
      {photos.length < limits.photos && (
        <FileButton label="Choose a photo" busy={isUploading} onChoose={(file) => void upload(file)}>
          Add photo
        </FileButton>
      )}
      {isUploading && <Progress value={progress} label="Uploading the photo" />}
      {message && (
        <p className={styles.message} role="alert">
          {message}
        </p>
      )}
    </fieldset>
  );
}

function useTellUpload(upload: PhotoUpload, tell: (upload: PhotoUpload) => void): void {
  // The form around the field waits for what is on its way over the network; without the field, that is lost to it.
  useEffect(() => {
    tell(upload);
    return () => {
      if (upload === "uploading") tell("failed");
    };
  }, [upload, tell]);
}

function moved(photos: Photos, from: number, to: number): Photos {
  const rest = photos.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...photos.slice(from, from + 1), ...rest.slice(to)];
}

function MoveButtons({
  at,
  count,
  move,
  handle,
}: {
  at: number;
  count: number;
  move: Reorder<HTMLOListElement>["move"];
  handle: ReturnType<Reorder<HTMLOListElement>["handleProps"]>;
}) {
  const name = `photo ${at + 1}`;
  return (
    <>
      <IconButton icon="grip" label={`Move ${name}, by drag or arrow keys`} {...handle} />
      <IconButton icon="up" label={`Move ${name} earlier`} disabled={at === 0} onClick={() => move(at, at - 1)} />
      <IconButton
        icon="down"
        label={`Move ${name} later`}
        disabled={at === count - 1}
        onClick={() => move(at, at + 1)}
      />
    </>
  );
}
