import type { PhotoShelf } from "./shelf.ts";
import type { Rendition } from "./worker/words.ts";

export type PhotoFormat = Rendition["format"];

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

/** Lays a print's files on the shelf. */
export async function keepRenditions(
  shelf: PhotoShelf,
  photo: PhotoKey,
  version: number,
  renditions: Rendition[],
): Promise<void> {
  await Promise.all(
    renditions.map(({ widthPx, format, bytes }) =>
      shelf.put(photoFiles.rendition(photo, version, widthPx, format), bytes),
    ),
  );
}
