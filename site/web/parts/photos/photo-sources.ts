import type { PhotoSources } from "@hemline/ui/photos/photo.tsx";
import { paths } from "../../../shared/paths.ts";
import type { PhotoCard, PhotoFiles } from "../../../shared/photos/photo.ts";

/** For browsers that support neither AVIF nor WebP. */
const jpegPx = 720;

type PhotoFormat = Parameters<typeof paths.photo>[3];

/**
 * The files of a photo: AVIF if it exists, WebP, and one JPEG.
 * @param widestPx leaves out wider files: lists of cards need not name them
 */
export function photoSources(
  { id, version, widths, avif, width, height, colour, key }: PhotoFiles & Pick<PhotoCard, "key">,
  widestPx = Number.POSITIVE_INFINITY,
): PhotoSources {
  const offered = widths.filter((px, at) => at === 0 || px <= widestPx);
  const file = (px: number, format: PhotoFormat) =>
    paths.photo(id, version, px, format) + (key === undefined ? "" : `?key=${key}`);
  const srcSet = (format: PhotoFormat) => offered.map((px) => `${file(px, format)} ${px}w`).join(",");
  const formats = avif ? (["avif", "webp"] as const) : (["webp"] as const);
  return {
    sources: formats.map((format) => ({ type: `image/${format}`, srcSet: srcSet(format) })),
    src: file(widths.find((px) => px >= jpegPx) ?? widths.at(-1) ?? jpegPx, "jpg"),
    width,
    height,
    colour,
  };
}
