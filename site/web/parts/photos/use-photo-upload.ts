import { useState } from "react";
import { photoLimits, photoLimitTexts } from "../../../shared/limits.ts";
import type { PhotoCard } from "../../../shared/photos/photo.ts";
import { randomUuid } from "../../../shared/uuid.ts";
import { CallFailure } from "../../call-failure.ts";
import { openAccountDialog } from "../../state/account-dialog.ts";
import { useHoldReload } from "../../state/hold-reload.ts";
import { uploadPhoto } from "./upload-photo.ts";

export interface UploadedFile {
  file: File;
  photo: PhotoCard;
}

/** Uploads one file. `progress` is the sent part, 0..1, and null while nothing is being sent. */
export function usePhotoUpload(onUploaded: (uploaded: UploadedFile) => void) {
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState("");
  useHoldReload(progress !== null);
  const upload = async (file: File, id = randomUuid()) => {
    if (file.size > photoLimits.sizeBytes) return setError(`The photo is larger than ${photoLimitTexts.size}.`);
    setError("");
    setProgress(0);
    try {
      onUploaded({ file, photo: await uploadPhoto(id, file, setProgress, new AbortController().signal) });
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (failure.status === 401) openAccountDialog({ mode: "login", onSignedIn: () => upload(file, id) });
      setError(failure.answer?.message ?? "We couldn’t upload the photo. Choose it again.");
    } finally {
      setProgress(null);
    }
  };
  return { upload, progress, error };
}
