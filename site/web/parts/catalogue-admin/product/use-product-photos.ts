import { useEffect, useState } from "react";
import { catalogueLimits } from "../../../../shared/limits.ts";
import type { PhotoCard } from "../../../../shared/photos/photo.ts";
import { randomUuid } from "../../../../shared/uuid.ts";
import { openAccountDialog } from "../../../state/account-dialog.ts";
import { useHoldReload } from "../../../state/hold-reload.ts";
import { uploadPhoto } from "../../photos/upload-photo.ts";
import { createUploadQueue, type Upload } from "../../photos/upload-queue.ts";
import { useUploads } from "../../photos/use-uploads.ts";

export interface ProductPhotos {
  /** Without those that have arrived. */
  uploads: readonly Upload[];
  /** See `UploadQueue`. */
  busyUntilMs: number | null;
  /** By the id of its photo, while this tab has it. */
  fileOf: (id: string) => Blob | undefined;
  isPending: boolean;
  /** @param room how many more the product may have */
  add: (files: readonly File[], room: number) => void;
  cancel: (id: string) => void;
  retry: (id: string) => void;
}

/**
 * Uploads photos of a product, which are its own once the form is saved.
 * @param receive the one of the first rendering is called
 */
export function useProductPhotos(receive: (photo: PhotoCard) => void): ProductPhotos {
  const [queue] = useState(() =>
    createUploadQueue({
      upload: uploadPhoto,
      onUploaded: receive,
      onRefused: () => undefined,
      requestLogin: (retry) =>
        openAccountDialog({ mode: "login", reason: "Log in to upload photos", onSignedIn: retry }),
    }),
  );
  // What is still on its way when the form is left has nowhere to go.
  useEffect(() => () => queue.clear(), [queue]);
  const { uploads: all, busyUntilMs } = useUploads(queue);
  const isPending = all.some(({ state }) => state.step === "waiting" || state.step === "sending");
  useHoldReload(isPending);
  return {
    uploads: all.filter(({ state }) => state.step !== "arrived"),
    busyUntilMs,
    fileOf: (id) => all.find((upload) => upload.id === id)?.file,
    isPending,
    add: (files, room) => queue.add(files.slice(0, room).map((file) => ({ id: randomUuid(), file, name: file.name }))),
    cancel: queue.cancel,
    retry: queue.retry,
  };
}

/** How many photos a product may still get. */
export const roomFor = (photos: number, uploads: number): number =>
  Math.max(0, catalogueLimits.photos - photos - uploads);
