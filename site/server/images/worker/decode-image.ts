import { open, readFile } from "node:fs/promises";
import sharp, { type Metadata, type Sharp } from "sharp";
import { photoLimits } from "../../../shared/limits.ts";
import type { CropBox } from "../../../shared/photos/photo.ts";
import { widestRenditionPx } from "../../../shared/photos/photo-renditions.ts";
import { type Cut, cutAsStored, type Turn, turnOf } from "./orientation.ts";
import { isPng, stripPng } from "./strip-png.ts";

sharp.concurrency(1);
sharp.cache(false);
// Only the four accepted formats are decoded: the SVG, PDF and other loaders of libvips never see a byte.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpegFile",
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadWebpFile",
    "VipsForeignLoadHeifFile",
  ],
});

export class TooLarge extends Error {}

/** AVIF has a limit of its own, because it is decoded at full size: 20 bytes a pixel. */
export class TooLargeAvif extends Error {}

export interface DecodedImage {
  /** Size in px of the original, upright and cropped. */
  width: number;
  height: number;
  /** A new pipeline for each use: sRGB, white where the original was transparent. */
  pixels(): Sharp;
}

/** Memory for a WebP: four bytes for each of its pixels, where it is lossless, and eight for each output pixel. */
const maxWebpBytes = 280_000_000;
const options = { limitInputPixels: photoLimits.pixels, failOn: "error", sequentialRead: true } as const;

/**
 * Scales first, then crops, then turns, so that no step holds the whole image at full size.
 * @throws TooLarge, TooLargeAvif, TooHeavy, or sharp's own error when the file is no image.
 */
export async function decodeImage(file: string, crop: CropBox | null): Promise<DecodedImage> {
  const source = await sourceOf(file);
  const stored = await sharp(source, options).metadata();
  requireSize(stored);
  const turn = turnOf(stored.orientation);
  const upright = stored.autoOrient;
  const cut = crop ? cutOf(upright, crop) : { left: 0, top: 0, ...upright };
  const wanted = Math.min(cut.width, widestRenditionPx);
  const scale = Math.min(wanted / cut.width, crop && stored.format === "webp" ? webpScale(stored) : 1);
  const small = smaller(stored, cutAsStored(cut, upright, turn), scale);
  const { data, info } = await sharp(source, options)
    .resize({ ...small.whole, fit: "fill" })
    .extract(small.cut)
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const made = { data, width: info.width, height: info.height, channels: info.channels };
  const up = turn.degrees || turn.isMirrored ? await turnedUpright(made, turn) : made;
  return {
    width: cut.width,
    height: cut.height,
    pixels: () => sharp(up.data, { raw: { width: up.width, height: up.height, channels: up.channels } }),
  };
}

async function sourceOf(path: string): Promise<string | Buffer> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(8);
    await file.read(head, 0, 8, 0);
    return isPng(head) ? stripPng(await readFile(path)) : path;
  } finally {
    await file.close();
  }
}

function requireSize({ width, height, format }: Metadata): void {
  if (width * height > photoLimits.pixels || Math.max(width, height) > photoLimits.sidePx) throw new TooLarge();
  if (format === "heif" && width * height > photoLimits.avifPixels) throw new TooLargeAvif();
}

/** The scale at which a WebP is decoded, to crop a small part within the memory limit. */
function webpScale({ width, height }: Metadata): number {
  const pixels = width * height;
  return Math.min(1, Math.sqrt((maxWebpBytes - 4 * pixels) / 8 / pixels));
}

function smaller(stored: { width: number; height: number }, cut: Cut, scale: number) {
  const whole = {
    width: Math.max(1, Math.round(stored.width * scale)),
    height: Math.max(1, Math.round(stored.height * scale)),
  };
  const left = Math.min(whole.width - 1, Math.round((cut.left / stored.width) * whole.width));
  const top = Math.min(whole.height - 1, Math.round((cut.top / stored.height) * whole.height));
  const width = Math.round((cut.width / stored.width) * whole.width);
  const height = Math.round((cut.height / stored.height) * whole.height);
  return {
    whole,
    cut: {
      left,
      top,
      width: Math.max(1, Math.min(whole.width - left, width)),
      height: Math.max(1, Math.min(whole.height - top, height)),
    },
  };
}

type Pixels = { data: Buffer; width: number; height: number; channels: 1 | 2 | 3 | 4 };

async function turnedUpright({ data, ...raw }: Pixels, turn: Turn): Promise<Pixels> {
  const image = sharp(data, { raw }).flop(turn.isMirrored).rotate(turn.degrees);
  const { data: up, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data: up, width: info.width, height: info.height, channels: info.channels };
}

export const heightAt = (size: { width: number; height: number }, widthPx: number): number =>
  Math.max(1, Math.round((size.height * widthPx) / size.width));

function cutOf(size: { width: number; height: number }, crop: CropBox): Cut {
  const left = Math.min(size.width - 1, Math.round(crop.x * size.width));
  const top = Math.min(size.height - 1, Math.round(crop.y * size.height));
  return {
    left,
    top,
    width: Math.max(1, Math.min(size.width - left, Math.round(crop.width * size.width))),
    height: Math.max(1, Math.min(size.height - top, Math.round(crop.height * size.height))),
  };
}
