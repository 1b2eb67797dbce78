import { useEffect, useState } from "react";
import type { PhotoCard } from "../../../../shared/photos/photo.ts";
import { randomUuid } from "../../../../shared/uuid.ts";
import { openAccountDialog } from "../../../state/account-dialog.ts";
import { useHoldReload } from "../../../state/hold-reload.ts";
import { uploadPhoto } from "../../photos/upload-photo.ts";
import { createUploadQueue } from "../../photos/upload-queue.ts";
import { useUploads } from "../../photos/use-uploads.ts";

/** Uploads the photos of a figure. `arrived` has those that are there, by id. */
export function useFigurePhotos(max: number, first: readonly File[]) {
  const [arrived, setArrived] = useState<Readonly<Record<string, PhotoCard>>>({});
  const [queue] = useState(() =>
    createUploadQueue({
      upload: uploadPhoto,
      onUploaded: (photo) => setArrived((before) => ({ ...before, [photo.id]: photo })),
      onRefused: () => {},
      requestLogin: (retry) => openAccountDialog({ mode: "login", onSignedIn: retry }),
    }),
  );
  const { uploads, busyUntilMs } = useUploads(queue);
  useHoldReload(uploads.length > 0);
  const add = (files: readonly File[]) =>
    queue.add(files.slice(0, max - queue.read().length).map((file) => ({ id: randomUuid(), file, name: file.name })));
  // Files that were dropped on the text go up without another press; closing the dialog ends what is under way.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens
  useEffect(() => {
    if (queue.read().length === 0) add(first);
    return () => queue.clear();
  }, []);
  return { uploads, busyUntilMs, arrived, add, retry: queue.retry, cancel: queue.cancel };
}
