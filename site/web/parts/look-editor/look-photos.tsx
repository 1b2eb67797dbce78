import { Icon } from "@hemline/ui/icons/icon.tsx";
import { Note } from "@hemline/ui/messages/note.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { DropZone } from "@hemline/ui/uploads/drop-zone.tsx";
import { useState } from "react";
import { lookLimits } from "../../../shared/limits.ts";
import { randomUuid } from "../../../shared/uuid.ts";
import { isRefused } from "../photos/upload-queue.ts";
import { addPhotos } from "./look-draft.ts";
import styles from "./look-photos.module.css";
import { PhotoEditor } from "./photo-editor.tsx";
import { PhotoStrip } from "./photo-strip.tsx";
import { RefusedFiles } from "./refused-files.tsx";
import type { LookDraftControls } from "./use-look-draft.ts";

/** The photos of a look in the making: all of them small, and the one that is being worked on large. */
export function LookPhotos({
  shop: wholeShop,
  errors,
  onChange,
}: {
  shop: LookDraftControls;
  errors: Readonly<Record<string, string[]>>;
  /** The person is mending something about the photos. */
  onChange: () => void;
}) {
  const shop = told(wholeShop, onChange);
  const { work, up, uploads, change } = shop;
  const [selectedId, select] = useState<string>();
  const selected = work.photos.find(({ id }) => id === selectedId) ?? work.photos[0];
  const room = lookLimits.photos - work.photos.length;
  const take = (files: File[]) => {
    const taken = files.slice(0, room).map((file) => ({ id: randomUuid(), file, name: file.name }));
    const ids = taken.map(({ id }) => id);
    change((was) => addPhotos(was, ids));
    up.add(taken);
  };
  // The server may mean all of them ("photos") or one ("photos.2.id"); descriptions have a field of their own.
  const faults = Object.entries(errors).flatMap(([field, said]) => (/^photos(\.\d+\.id)?$/.test(field) ? said : []));
  const isEmpty = work.photos.length === 0;
  const zone = room > 0 && (
    <DropZone
      accept="image/jpeg,image/png,image/webp,image/avif"
      multiple
      size={isEmpty ? "large" : "tile"}
      invalid={faults.length > 0}
      onFiles={take}
    >
      <Icon name={isEmpty ? "photo" : "plus"} />
      {isEmpty ? (
        <>
          <span className={typography.h32}>Choose photos, or drop them here</span>
          <span className={`${typography.s14} ${typography.dim} ${styles.hint}`}>
            JPEG, PNG, WebP or AVIF, up to 20 MB each, {lookLimits.photos} at most. Uploads start right away. We remove
            the location from every photo.
          </span>
        </>
      ) : (
        <span className={typography.s14}>Add photos</span>
      )}
    </DropZone>
  );
  return (
    <div className={styles.photos}>
      {isEmpty ? zone : <PhotoStrip shop={shop} selected={selected?.id} onSelect={select} more={zone} />}
      <RefusedFiles
        files={uploads.flatMap(({ id, name, state }) => (isRefused(state) ? [{ id, name, why: state.why }] : []))}
        onDismiss={up.cancel}
      />
      {faults.length > 0 && <Note tone="bad">{faults.join(" ")}</Note>}
      {selected?.photo && (
        <PhotoEditor key={selected.id} shop={shop} photo={selected} card={selected.photo} errors={errors} />
      )}
    </div>
  );
}

/** The same workshop, telling `onChange` of everything that a person does to it. */
const told = (shop: LookDraftControls, onChange: () => void): LookDraftControls => ({
  ...shop,
  change: (to) => {
    onChange();
    shop.change(to);
  },
  up: {
    ...shop.up,
    retry: (id) => {
      onChange();
      shop.up.retry(id);
    },
  },
});
