import { Icon } from "@hemline/ui/icons/icon.tsx";
import { Note } from "@hemline/ui/messages/note.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { DropZone } from "@hemline/ui/uploads/drop-zone.tsx";
import { useState } from "react";
import { lookLimits, photoLimitTexts } from "../../../shared/limits.ts";
import { randomUuid } from "../../../shared/uuid.ts";
import { isRefused } from "../photos/upload-queue.ts";
import { UploadsBusyNote } from "../photos/uploads-busy-note.tsx";
import { addPhotos } from "./draft/look-draft.ts";
import type { LookDraftControls } from "./draft/use-look-draft.ts";
import styles from "./look-photos.module.css";
import { PhotoEditor } from "./photo-editor.tsx";
import { PhotoStrip } from "./photo-strip.tsx";
import { RefusedFiles } from "./refused-files.tsx";
import { WaitingItems } from "./waiting-items.tsx";

/** All photos as thumbnails, and the selected one large. */
export function LookPhotos({
  controls: allControls,
  errors,
  onChange,
}: {
  controls: LookDraftControls;
  errors: Readonly<Record<string, string[]>>;
  /** Called for every change to the photos. */
  onChange: () => void;
}) {
  const controls = notifying(allControls, onChange);
  const { draft, uploadQueue, uploads, busyUntilMs, change } = controls;
  const [selectedId, select] = useState<string>();
  const selected = draft.photos.find(({ id }) => id === selectedId) ?? draft.photos[0];
  const remaining = lookLimits.photos - draft.photos.length;
  const addFiles = (files: File[]) => {
    const added = files.slice(0, remaining).map((file) => ({ id: randomUuid(), file, name: file.name }));
    const ids = added.map(({ id }) => id);
    change((before) => addPhotos(before, ids));
    uploadQueue.add(added);
  };
  // Errors of all photos ("photos"), of one ("photos.2.id") or of the linked items ("tags"); the rest has own fields.
  const photoErrors = Object.entries(errors).flatMap(([field, messages]) =>
    /^(photos(\.\d+\.id)?|tags)$/.test(field) ? messages : [],
  );
  const isEmpty = draft.photos.length === 0;
  const addButton = remaining > 0 && (
    <AddPhotos isEmpty={isEmpty} isInvalid={photoErrors.length > 0} onFiles={addFiles} />
  );
  return (
    <div className={styles.photos}>
      <UploadsBusyNote untilMs={busyUntilMs} />
      {isEmpty ? (
        addButton
      ) : (
        <PhotoStrip controls={controls} selected={selected?.id} onSelect={select} addButton={addButton} />
      )}
      <RefusedFiles
        files={uploads.flatMap(({ id, name, state }) => (isRefused(state) ? [{ id, name, why: state.why }] : []))}
        onDismiss={uploadQueue.cancel}
      />
      {photoErrors.length > 0 && <Note tone="bad">{photoErrors.join(" ")}</Note>}
      <WaitingItems controls={controls} />
      {selected?.photo && (
        <PhotoEditor key={selected.id} controls={controls} photo={selected} card={selected.photo} errors={errors} />
      )}
    </div>
  );
}

function AddPhotos({
  isEmpty,
  isInvalid,
  onFiles,
}: {
  isEmpty: boolean;
  isInvalid: boolean;
  onFiles: (files: File[]) => void;
}) {
  return (
    <DropZone
      accept="image/jpeg,image/png,image/webp,image/avif"
      multiple
      size={isEmpty ? "large" : "tile"}
      invalid={isInvalid}
      onFiles={onFiles}
    >
      <Icon name={isEmpty ? "photo" : "plus"} />
      {isEmpty ? (
        <>
          <span className={typography.h32}>Choose photos, or drop them here</span>
          <span className={`${typography.s14} ${typography.dim} ${styles.hint}`}>
            JPEG, PNG, WebP or AVIF, up to {photoLimitTexts.size} each, {lookLimits.photos} at most. Uploads start right
            away. We remove the location before anyone sees your photos.
          </span>
        </>
      ) : (
        <span className={typography.s14}>Add photos</span>
      )}
    </DropZone>
  );
}

/** The same controls, which call `onChange` for everything that a person does with them. */
const notifying = (controls: LookDraftControls, onChange: () => void): LookDraftControls => ({
  ...controls,
  change: (to) => {
    onChange();
    controls.change(to);
  },
  uploadQueue: {
    ...controls.uploadQueue,
    retry: (id) => {
      onChange();
      controls.uploadQueue.retry(id);
    },
  },
});
