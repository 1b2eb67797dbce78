import type { PhotoShelf } from "./shelf.ts";
import type { Rendition } from "./worker/words.ts";

export type PhotoFormat = Rendition["format"];

/** Which picture: the same id sent with other bytes at the same moment must not mix its files into this one's. */
export interface PhotoKey {
  id: string;
  sha256: string;
}

const folderOf = ({ id, sha256 }: PhotoKey) => `${id}/${sha256.slice(0, 16)}`;

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
