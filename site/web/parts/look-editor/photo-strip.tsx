import { IconButton } from "@hemline/ui/buttons/icon-button.tsx";
import { type Reorder, useReorder } from "@hemline/ui/reordering/use-reorder.ts";
import typography from "@hemline/ui/styles/typography.module.css";
import { UploadTile } from "@hemline/ui/uploads/upload-tile.tsx";
import type { ReactNode } from "react";
import type { PhotoCard } from "../../../shared/photos/photo.ts";
import { FilePreview } from "../photos/file-preview.tsx";
import type { Upload } from "../photos/upload-queue.ts";
import { UploadedPhoto } from "../photos/uploaded-photo.tsx";
import { movePhoto, removePhoto } from "./draft/look-draft.ts";
import type { LookDraftControls } from "./draft/use-look-draft.ts";
import styles from "./photo-strip.module.css";

/** The photos of a draft, uploaded or not, in an order that drag, keys and buttons change. */
export function PhotoStrip({
  controls: { draft, uploads, uploadQueue, change },
  selected,
  onSelect,
  addButton,
}: {
  controls: LookDraftControls;
  selected: string | undefined;
  onSelect: (id: string) => void;
  /** Behind the last photo. */
  addButton: ReactNode;
}) {
  const { photos } = draft;
  const { list, handleProps, move, draggedIndex, announcement } = useReorder<HTMLOListElement>(
    photos.length,
    (from, to) => change((before) => movePhoto(before, from, to)),
  );
  const remove = (id: string) => {
    uploadQueue.cancel(id);
    change((before) => removePhoto(before, id));
  };
  return (
    <>
      <ol ref={list} className={styles.strip} aria-label="Photos of this look">
        {photos.map(({ id, photo }, at) => {
          const upload = uploads.find((one) => one.id === id);
          const name = `photo ${at + 1}`;
          return (
            <li key={id} className={styles.item} data-dragged={draggedIndex === at || undefined}>
              <PhotoThumbnail
                {...{ name, photo, upload }}
                isSelected={id === selected}
                onSelect={() => onSelect(id)}
                onCancel={() => remove(id)}
                onRetry={() => uploadQueue.retry(id)}
              />
              {photos.length > 1 && <Grip name={name} handle={handleProps(at)} />}
              {photo && (
                <span className={styles.remove}>
                  <IconButton icon="close" tone="sheet" label={`Remove ${name}`} onClick={() => remove(id)} />
                </span>
              )}
              {photos.length > 1 && <MoveButtons name={name} at={at} count={photos.length} move={move} />}
            </li>
          );
        })}
        {addButton && <li>{addButton}</li>}
      </ol>
      <p className={typography.hidden} role="status">
        {announcement}
      </p>
    </>
  );
}

function Grip({ name, handle }: { name: string; handle: ReturnType<Reorder<HTMLOListElement>["handleProps"]> }) {
  return (
    <span className={styles.grip}>
      <IconButton icon="grip" tone="sheet" label={`Move ${name}, by drag or arrow keys`} {...handle} />
    </span>
  );
}

function MoveButtons({
  name,
  at,
  count,
  move,
}: {
  name: string;
  at: number;
  count: number;
  move: Reorder<HTMLOListElement>["move"];
}) {
  return (
    <div className={styles.order}>
      <IconButton icon="left" label={`Move ${name} earlier`} disabled={at === 0} onClick={() => move(at, at - 1)} />
      <span>{at === 0 ? "Cover" : at + 1}</span>
      <IconButton
        icon="right"
        label={`Move ${name} later`}
        disabled={at === count - 1}
        onClick={() => move(at, at + 1)}
      />
    </div>
  );
}

function PhotoThumbnail({
  name,
  photo,
  upload,
  isSelected,
  onSelect,
  onCancel,
  onRetry,
}: {
  name: string;
  photo: PhotoCard | null;
  upload: Upload | undefined;
  isSelected: boolean;
  onSelect: () => void;
  onCancel: () => void;
  onRetry: () => void;
}) {
  return (
    <UploadTile
      name={name}
      state={photo ? { step: "arrived" } : (upload?.state ?? { step: "waiting" })}
      onCancel={onCancel}
      onRetry={onRetry}
      preview={
        <button
          type="button"
          className={styles.select}
          aria-pressed={isSelected}
          aria-label={`Edit ${name}`}
          onClick={onSelect}
        >
          {photo ? (
            <UploadedPhoto photo={photo} alt="" sizes="176px" fit="cover" urgency="soon" />
          ) : (
            <FilePreview file={upload?.file} />
          )}
        </button>
      }
    />
  );
}
