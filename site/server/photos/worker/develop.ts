import sharp, { type Sharp } from "sharp";
import { type CropBox, renditionWidths } from "../../../shared/photo.ts";
import { heightAt, openNegative } from "./open.ts";
import type { Print, Rendition } from "./words.ts";

/** The widths of a picture's files: the usual ones that are narrower, and its own where that is not wider than them all. */
export function widthsOf(widthPx: number): number[] {
  const widest = Math.min(widthPx, renditionWidths[renditionWidths.length - 1] as number);
  return [...renditionWidths.filter((usual) => usual < widest), widest];
}

/** Decodes a picture once and prints it as WebP and JPEG in all its widths. Nothing but pixels comes out. */
export async function develop(file: string, crop: CropBox | null): Promise<Print> {
  const negative = await openNegative(file, crop);
  const widths = widthsOf(negative.width);
  const { data, info } = await negative
    .upTo(widths[widths.length - 1] as number)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });

  const renditions: Rendition[] = [];
  for (const widthPx of widths) {
    const size = { width: widthPx, height: heightAt(negative, widthPx), fit: "fill" } as const;
    const webp = await pixels().resize(size).webp({ quality: 78, effort: 4 }).toBuffer();
    const jpg = await pixels().resize(size).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
    renditions.push({ widthPx, format: "webp", bytes: webp }, { widthPx, format: "jpg", bytes: jpg });
  }
  return { width: negative.width, height: negative.height, widths, colour: await dominantColour(pixels()), renditions };
}

/** AVIF at effort 2: effort 4 takes up to fifteen times longer for the same bytes within 13 %. */
export async function avif(file: string, crop: CropBox | null, widthPx: number): Promise<Uint8Array> {
  const negative = await openNegative(file, crop);
  return negative.upTo(widthPx).avif({ quality: 50, effort: 2 }).toBuffer();
}

async function dominantColour(picture: Sharp): Promise<string> {
  const { data, info } = await picture.resize(64, 64, { fit: "fill" }).raw().toBuffer({ resolveWithObject: true });
  const { dominant } = await sharp(data, { raw: { width: 64, height: 64, channels: info.channels } }).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
