import type { PhotoShelf } from "./shelf.ts";
import type { Rendition } from "./worker/words.ts";

export type PhotoFormat = Rendition["format"];
export const photoFormats = ["avif", "webp", "jpg"] as const satisfies PhotoFormat[];

/** Which photo, and which attempt at it: an upload's files are its own until its row stands. */
export interface PhotoKey {
  id: string;
  take: string;
}

const folderOf = ({ id, take }: PhotoKey) => `${id}/${take}`;

/** Where each file of a photo lies on the shelf. The original is never served. */
export const photoFiles = {
  of: (photo: PhotoKey) => folderOf(photo),
  original: (photo: PhotoKey) => `${folderOf(photo)}/original`,
  version: (photo: PhotoKey, version: number) => `${folderOf(photo)}/${version}`,
  rendition: (photo: PhotoKey, version: number, widthPx: number, format: PhotoFormat) =>
    `${folderOf(photo)}/${version}/${widthPx}.${format}`,
};

/** Lays a print's files on the shelf. @throws when one of them fails, after none is on its way any more */
export async function keepRenditions(
  shelf: PhotoShelf,
  photo: PhotoKey,
  version: number,
  renditions: Rendition[],
): Promise<void> {
  const kept = await Promise.allSettled(
    renditions.map(({ widthPx, format, bytes }) =>
      shelf.put(photoFiles.rendition(photo, version, widthPx, format), bytes),
    ),
  );
  const failed = kept.find((one) => one.status === "rejected");
  if (failed) throw failed.reason;
}
