import { open, readFile } from "node:fs/promises";
import sharp, { type Metadata, type Sharp } from "sharp";
import { type CropBox, photoLimits, renditionWidths } from "../../../shared/photo.ts";
import { type Cut, cutAsStored, type Turn, turnOf } from "./orientation.ts";
import { isPng, slimPng } from "./png.ts";

sharp.concurrency(1);
sharp.cache(false);
// Everything is shut but the four formats that people may send: SVG, PDF and the rest of libvips never see their bytes.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpegFile",
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadWebpFile",
    "VipsForeignLoadHeifFile",
  ],
});

/** The picture is wider, higher or bigger than anything we take. */
export class TooLarge extends Error {}

/** An AVIF is decoded as a whole, whatever size is wanted: 20 bytes a pixel. */
export class TooLargeAvif extends Error {}

/** A picture upright, cut, and no wider than its widest rendition. */
export interface Negative {
  /** Size in px of the picture itself, upright and cut. */
  width: number;
  height: number;
  /** Fresh for each use: the picture in sRGB, on white where it was transparent. */
  pixels(): Sharp;
}

/** What a WebP may take: four bytes for each of its pixels, where it is lossless, and eight for each that is wanted. */
const webpBytes = 280_000_000;
const options = { limitInputPixels: photoLimits.pixels, failOn: "error", sequentialRead: true } as const;

/**
 * Decodes a picture once, row by row: it is made smaller first, then cut, then turned, so that no step ever holds the
 * whole picture in its full size.
 * @throws TooLarge, TooLargeAvif, TooHeavy, or sharp's own error when the file is no picture.
 */
export async function openNegative(file: string, crop: CropBox | null): Promise<Negative> {
  const source = await sourceOf(file);
  const stored = await sharp(source, options).metadata();
  requireSize(stored);
  const turn = turnOf(stored.orientation);
  const upright = stored.autoOrient;
  const cut = crop ? cutOf(upright, crop) : { left: 0, top: 0, ...upright };
  const wanted = Math.min(cut.width, renditionWidths[renditionWidths.length - 1] as number);
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
  const up = turn.degrees || turn.isMirrored ? await turned(made, turn) : made;
  return {
    width: cut.width,
    height: cut.height,
    pixels: () => sharp(up.data, { raw: { width: up.width, height: up.height, channels: up.channels } }),
  };
}

/** PNGs are read here, without what is not needed of them; the others by the decoder itself. */
async function sourceOf(path: string): Promise<string | Buffer> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(8);
    await file.read(head, 0, 8, 0);
    return isPng(head) ? slimPng(await readFile(path)) : path;
  } finally {
    await file.close();
  }
}

function requireSize({ width, height, format }: Metadata): void {
  if (width * height > photoLimits.pixels || Math.max(width, height) > photoLimits.sidePx) throw new TooLarge();
  if (format === "heif" && width * height > photoLimits.avifPixels) throw new TooLargeAvif();
}

/** How large a WebP may be decoded to cut something small out of it. */
function webpScale({ width, height }: Metadata): number {
  const pixels = width * height;
  return Math.min(1, Math.sqrt((webpBytes - 4 * pixels) / 8 / pixels));
}

/** The stored picture and a cut of it, both made smaller by `scale`. */
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

async function turned({ data, ...raw }: Pixels, turn: Turn): Promise<Pixels> {
  const picture = sharp(data, { raw }).flop(turn.isMirrored).rotate(turn.degrees);
  const { data: up, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { data: up, width: info.width, height: info.height, channels: info.channels };
}

/** A picture of a thousand to one still has one row of pixels. */
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
