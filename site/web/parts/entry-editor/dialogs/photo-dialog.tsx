import { Button } from "@hemline/ui/buttons/button.tsx";
import { Dialog } from "@hemline/ui/dialogs/dialog.tsx";
import { TextField } from "@hemline/ui/forms/text-field.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { DropZone } from "@hemline/ui/uploads/drop-zone.tsx";
import { Progress } from "@hemline/ui/uploads/progress.tsx";
import { useState } from "react";
import { notebookLimits, photoLimitTexts } from "../../../../shared/limits.ts";
import type { FigurePhoto } from "../../../../shared/notebook/entry-document.ts";
import type { PhotoCard } from "../../../../shared/photos/photo.ts";
import { altTextHint } from "../../photos/alt-text-hint.ts";
import { FilePreview } from "../../photos/file-preview.tsx";
import type { Upload } from "../../photos/upload-queue.ts";
import { UploadsBusyNote } from "../../photos/uploads-busy-note.tsx";
import styles from "./dialogs.module.css";
import { useFigurePhotos } from "./use-figure-photos.ts";

export interface ChosenPhoto extends FigurePhoto {
  photo: PhotoCard;
  file: Blob;
}

/** Uploads one photo or two, and asks what they show. */
export function PhotoDialog({
  max,
  files,
  onInsert,
  onClose,
}: {
  max: 1 | 2;
  /** Dropped or pasted ones, which go up at once. */
  files: readonly File[];
  onInsert: (photos: ChosenPhoto[]) => void;
  onClose: () => void;
}) {
  const { uploads, busyUntilMs, arrived, add, retry, cancel } = useFigurePhotos(max, files);
  const [alts, setAlts] = useState<Readonly<Record<string, string>>>({});
  const chosen = uploads.flatMap(({ id, file }) => {
    const photo = arrived[id];
    return photo ? [{ id, photo, file, alt: (alts[id] ?? "").trim() }] : [];
  });
  const isReady = chosen.length > 0 && chosen.length === uploads.length;
  return (
    <Dialog
      open
      onClose={onClose}
      title={max === 2 ? "Add one photo or two" : "Add a photo"}
      {...(max === 2 && { lead: "Two photos are shown side by side." })}
    >
      <div className={styles.photos}>
        {uploads.map((upload) => (
          <ChosenFile
            key={upload.id}
            upload={upload}
            alt={alts[upload.id] ?? ""}
            onAlt={(alt) => setAlts({ ...alts, [upload.id]: alt })}
            onRetry={() => retry(upload.id)}
            onCancel={() => cancel(upload.id)}
          />
        ))}
        <UploadsBusyNote untilMs={busyUntilMs} />
        {uploads.length < max && (
          <DropZone accept="image/jpeg,image/png,image/webp,image/avif" multiple={max === 2} onFiles={add}>
            <b>{uploads.length === 0 ? "Choose a photo" : "Choose a second photo"}</b>
            <span className={typography.s13}>JPEG, PNG, WebP or AVIF, {photoLimitTexts.size} or less</span>
          </DropZone>
        )}
      </div>
      <div className={`${layout.row} ${layout.wrapping} ${layout.end}`}>
        <Button kind="bare" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={!isReady} onClick={() => onInsert(chosen)}>
          {uploads.length > 1 ? "Add photos" : "Add photo"}
        </Button>
      </div>
    </Dialog>
  );
}

function ChosenFile({
  upload: { name, file, state },
  alt,
  onAlt,
  onRetry,
  onCancel,
}: {
  upload: Upload;
  alt: string;
  onAlt: (alt: string) => void;
  onRetry: () => void;
  onCancel: () => void;
}) {
  const isGoing = state.step === "waiting" || state.step === "sending";
  return (
    <div className={styles.photo}>
      <div className={styles.preview}>
        <FilePreview file={file} />
      </div>
      <div className={styles.side}>
        {isGoing && <Progress value={state.step === "sending" ? state.part : 0} label={`Uploading ${name}`} />}
        {state.step === "failed" ? (
          <p role="alert" className={styles.name}>
            {name}: {state.why}
          </p>
        ) : (
          <TextField
            label="What the photo shows"
            hint={altTextHint}
            maxLength={notebookLimits.altTextLength}
            value={alt}
            onChange={({ currentTarget }) => onAlt(currentTarget.value)}
          />
        )}
        <div className={layout.row}>
          {state.step === "failed" && state.mayRetry && (
            <Button kind="line" size="sm" onClick={onRetry}>
              Try again
            </Button>
          )}
          <Button kind="bare" size="sm" onClick={onCancel} aria-label={`${isGoing ? "Cancel" : "Remove"} ${name}`}>
            {isGoing ? "Cancel" : "Remove"}
          </Button>
        </div>
      </div>
    </div>
  );
}
