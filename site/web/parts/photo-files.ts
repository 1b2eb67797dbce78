import type { PhotoFiles } from "@hemline/ui/photo.tsx";
import { paths } from "../../shared/paths.ts";
import type { PhotoCard } from "../../shared/photo.ts";

/** A photo's files as a browser chooses among them: AVIF once it is made, WebP, and one JPEG for all others. */
export function photoFiles({ id, version, widths, avif, width, height, colour }: PhotoCard): PhotoFiles {
  const srcSet = (format: "avif" | "webp") =>
    widths.map((px) => `${paths.photo(id, version, px, format)} ${px}w`).join(",");
  const formats = avif ? (["avif", "webp"] as const) : (["webp"] as const);
  return {
    sources: formats.map((format) => ({ type: `image/${format}`, srcSet: srcSet(format) })),
    src: paths.photo(id, version, widths[1] ?? widths[0] ?? 320, "jpg"),
    width,
    height,
    colour,
  };
}
