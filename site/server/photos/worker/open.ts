import sharp, { type Sharp } from "sharp";
import { type CropBox, photoLimits } from "../../../shared/photo.ts";

sharp.concurrency(1);
sharp.cache(false);
// Everything is shut but the four formats that people may send: SVG, PDF and the rest of libvips never see their bytes.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpegFile",
    "VipsForeignLoadPngFile",
    "VipsForeignLoadWebpFile",
    "VipsForeignLoadHeifFile",
  ],
});

/** The picture is wider, higher or bigger than anything we take. */
export class TooLarge extends Error {}

/** A picture turned upright and cut; nothing is decoded before it is asked for pixels. */
export interface Negative {
  /** Size in px, upright and cut. */
  width: number;
  height: number;
  /** Fresh for each use: the pixels at most `widthPx` wide, in sRGB, on white where they were transparent. */
  upTo(widthPx: number): Sharp;
}

/**
 * Reads a file's head.
 * @throws TooLarge, or sharp's own error when the file is no picture.
 */
export async function openNegative(file: string, crop: CropBox | null): Promise<Negative> {
  const options = { limitInputPixels: photoLimits.pixels, failOn: "error", sequentialRead: true } as const;
  const { autoOrient: upright } = await sharp(file, options).metadata();
  if (
    upright.width * upright.height > photoLimits.pixels ||
    Math.max(upright.width, upright.height) > photoLimits.sidePx
  )
    throw new TooLarge();
  const cut = crop && cutOf(upright, crop);
  const { width, height } = cut ?? upright;
  return {
    width,
    height,
    upTo(widthPx) {
      const picture = sharp(file, options).autoOrient();
      return (cut ? picture.extract(cut) : picture)
        .resize({
          width: Math.min(width, widthPx),
          height: heightAt({ width, height }, Math.min(width, widthPx)),
          fit: "fill",
        })
        .flatten({ background: "#ffffff" })
        .toColourspace("srgb");
    },
  };
}

/** A picture of a thousand to one still has one row of pixels. */
export const heightAt = (size: { width: number; height: number }, widthPx: number): number =>
  Math.max(1, Math.round((size.height * widthPx) / size.width));

function cutOf(size: { width: number; height: number }, crop: CropBox) {
  const left = Math.min(size.width - 1, Math.round(crop.x * size.width));
  const top = Math.min(size.height - 1, Math.round(crop.y * size.height));
  return {
    left,
    top,
    width: Math.max(1, Math.min(size.width - left, Math.round(crop.width * size.width))),
    height: Math.max(1, Math.min(size.height - top, Math.round(crop.height * size.height))),
  };
}
