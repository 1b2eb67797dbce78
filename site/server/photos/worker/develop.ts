import type { Sharp } from "sharp";
import sharp from "sharp";
import { type CropBox, renditionWidths } from "../../../shared/photo.ts";
import { heightAt, type Negative, openNegative } from "./open.ts";
import type { Print, Rendition } from "./words.ts";

/** The widths of a picture's files: the usual ones that are narrower, and its own where that is not wider than them all. */
export function widthsOf(widthPx: number): number[] {
  const widest = Math.min(widthPx, renditionWidths[renditionWidths.length - 1] as number);
  return [...renditionWidths.filter((usual) => usual < widest), widest];
}

/** Prints a picture as WebP and JPEG in all its widths. Nothing but pixels comes out. */
export async function develop(file: string, crop: CropBox | null): Promise<Print> {
  last = undefined;
  const negative = await openNegative(file, crop);
  const widths = widthsOf(negative.width);
  const renditions: Rendition[] = [];
  for (const widthPx of widths) {
    // Effort 2 for effort 4 halves the time for 3 % more bytes, and mozjpeg is slow for a file that hardly anybody asks for.
    const webp = await at(negative, widthPx).webp({ quality: 78, effort: 2 }).toBuffer();
    const jpg = await at(negative, widthPx).jpeg({ quality: 80 }).toBuffer();
    renditions.push({ widthPx, format: "webp", bytes: webp }, { widthPx, format: "jpg", bytes: jpg });
  }
  const colour = await dominantColour(negative.pixels());
  return { width: negative.width, height: negative.height, widths, colour, renditions };
}

/** AVIF at effort 1: effort 2 takes twice as long for the same bytes and 0.2 dB, effort 4 ten times as long. */
export async function avif(file: string, crop: CropBox | null, widthPx: number): Promise<Uint8Array> {
  return at(await lastNegative(file, crop), widthPx)
    .avif({ quality: 50, effort: 1 })
    .toBuffer();
}

const at = (negative: Negative, widthPx: number): Sharp =>
  negative.pixels().resize({ width: widthPx, height: heightAt(negative, widthPx), fit: "fill" });

let last: { key: string; negative: Promise<Negative> } | undefined;

/** A photo's AVIF files are asked for one after the other: it is decoded once for all of them. */
function lastNegative(file: string, crop: CropBox | null): Promise<Negative> {
  const key = JSON.stringify([file, crop]);
  if (last?.key !== key) last = { key, negative: openNegative(file, crop) };
  return last.negative;
}

async function dominantColour(picture: Sharp): Promise<string> {
  const { data, info } = await picture.resize(64, 64, { fit: "fill" }).raw().toBuffer({ resolveWithObject: true });
  const { dominant } = await sharp(data, { raw: { width: 64, height: 64, channels: info.channels } }).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
