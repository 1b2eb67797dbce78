import sharp, { type OverlayOptions } from "sharp";
import type { OpenGraphWords } from "../messages.ts";
import { drawWords } from "./draw-words.ts";
import { photoAreas } from "./picture-layout.ts";

// Reads only what `drawWords` writes: uploaded files are never opened as a buffer, but for PNG.
sharp.unblock({ operation: ["VipsForeignLoadSvgBuffer"] });

/**
 * The picture that other sites show beside a link.
 * @param files renditions, one or three of which are shown
 * @returns a JPEG
 */
export async function drawPicture(words: OpenGraphWords, files: readonly string[]): Promise<Uint8Array> {
  const sizes = await Promise.all(files.map((file) => sharp(file).metadata()));
  const areas = photoAreas(sizes);
  const photos: OverlayOptions[] = [];
  for (const [at, { left, top, width, height }] of areas.entries()) {
    const { data, info } = await sharp(files[at])
      .resize({ width, height, fit: "cover" })
      .toColourspace("srgb")
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    photos.push({ input: data, raw: { width, height, channels: info.channels }, left, top });
  }
  return sharp(Buffer.from(drawWords(words, areas)))
    .composite(photos)
    .flatten()
    .jpeg({ quality: 86, chromaSubsampling: "4:4:4", progressive: true })
    .toBuffer();
}
