import type { Sharp } from "sharp";
import sharp from "sharp";
import type { Colour } from "../../../shared/colours.ts";
import type { CropBox } from "../../../shared/photos/photo.ts";
import { renditionWidths, uncroppedSidePx, widestRenditionPx } from "../../../shared/photos/photo-renditions.ts";
import { type DecodedImage, decodeImage, heightAt } from "./decode-image.ts";
import { detectColours, type Pixels } from "./detect-colours.ts";
import type { ProcessedImage, Rendition } from "./messages.ts";

/** The usual widths that are narrower than the image, and its own unless it is wider than all of them. */
function widthsOf(widthPx: number): number[] {
  const widest = Math.min(widthPx, widestRenditionPx);
  return [...renditionWidths.filter((usual) => usual < widest), widest];
}

/** Without any metadata. */
export async function makeRenditions(file: string, crop: CropBox | null): Promise<ProcessedImage> {
  lastDecoded = undefined;
  const image = await decodeImage(file, crop);
  const widths = widthsOf(image.width);
  const renditions: Rendition[] = [];
  for (const widthPx of widths) {
    // Effort 2 instead of 4 halves the time for 3 % more bytes; mozjpeg is too slow for a file that hardly anybody loads.
    const webp = await resized(image, widthPx).webp({ quality: 78, effort: 2 }).toBuffer();
    const jpg = await resized(image, widthPx).jpeg({ quality: 80 }).toBuffer();
    renditions.push({ widthPx, format: "webp", bytes: webp }, { widthPx, format: "jpg", bytes: jpg });
  }
  const small = await thumbnailOf(image);
  const colour = await dominantColour(small);
  const colours = detectColours(small);
  return { width: image.width, height: image.height, widths, colour, colours, renditions };
}

/** The whole image as a WebP of up to `uncroppedSidePx` a side, without any metadata. */
export async function makeUncropped(file: string): Promise<Uint8Array> {
  lastDecoded = undefined;
  const image = await decodeImage(file, null);
  return image
    .pixels()
    .resize({ width: uncroppedSidePx, height: uncroppedSidePx, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 78, effort: 2 })
    .toBuffer();
}

/** The colours that `makeRenditions` would find. */
export async function findColours(file: string, crop: CropBox | null): Promise<Colour[]> {
  lastDecoded = undefined;
  return detectColours(await thumbnailOf(await decodeImage(file, crop)));
}

async function thumbnailOf(image: DecodedImage): Promise<Pixels & { data: Buffer }> {
  const [width, height] = [64, 64];
  const data = await image.pixels().resize(width, height, { fit: "fill" }).removeAlpha().raw().toBuffer();
  return { data, width, height };
}

/** AVIF at effort 1: effort 2 takes twice as long for the same bytes and 0.2 dB, effort 4 ten times as long. */
export async function makeAvif(file: string, crop: CropBox | null, widthPx: number): Promise<Uint8Array> {
  return resized(await decodeOnce(file, crop), widthPx)
    .avif({ quality: 50, effort: 1 })
    .toBuffer();
}

const resized = (image: DecodedImage, widthPx: number): Sharp =>
  image.pixels().resize({ width: widthPx, height: heightAt(image, widthPx), fit: "fill" });

let lastDecoded: { key: string; image: Promise<DecodedImage> } | undefined;

/** The AVIF files of a photo are made one after the other: it is decoded once for all of them. */
function decodeOnce(file: string, crop: CropBox | null): Promise<DecodedImage> {
  const key = JSON.stringify([file, crop]);
  if (lastDecoded?.key !== key) lastDecoded = { key, image: decodeImage(file, crop) };
  return lastDecoded.image;
}

async function dominantColour({ data, width, height }: Pixels & { data: Buffer }): Promise<string> {
  const { dominant } = await sharp(data, { raw: { width, height, channels: 3 } }).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
