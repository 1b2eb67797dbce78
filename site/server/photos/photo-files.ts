import type { Rendition } from "../images/worker/messages.ts";
import type { PhotoStorage } from "../storage/photo-storage.ts";

export type PhotoFormat = Rendition["format"];
export const photoFormats = ["avif", "webp", "jpg"] as const satisfies PhotoFormat[];

/** `uploadId` tells simultaneous uploads of one id apart: they never share a file. */
export interface PhotoKey {
  id: string;
  uploadId: string;
}

const folderOf = ({ id, uploadId }: PhotoKey) => `${id}/${uploadId}`;

/** The original is never served. */
export const photoFiles = {
  all: (photo: PhotoKey) => folderOf(photo),
  original: (photo: PhotoKey) => `${folderOf(photo)}/original`,
  version: (photo: PhotoKey, version: number) => `${folderOf(photo)}/${version}`,
  rendition: (photo: PhotoKey, version: number, widthPx: number, format: PhotoFormat) =>
    `${folderOf(photo)}/${version}/${widthPx}.${format}`,
};

/** @throws when one fails, after all have ended */
export async function storeRenditions(
  photoStorage: PhotoStorage,
  photo: PhotoKey,
  version: number,
  renditions: Rendition[],
): Promise<void> {
  const results = await Promise.allSettled(
    renditions.map(({ widthPx, format, bytes }) =>
      photoStorage.put(photoFiles.rendition(photo, version, widthPx, format), bytes),
    ),
  );
  const failed = results.find((one) => one.status === "rejected");
  if (failed) throw failed.reason;
}
