import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const pictures = join(import.meta.dirname, "../../demo/pictures");

/** Demo pictures in the size and grain of a phone's camera, and the heaviest accepted ones. */
export async function cameraPhotos(count: number): Promise<{ photos: Buffer[]; heavy: Record<string, Buffer> }> {
  sharp.cache(false);
  const files = readdirSync(pictures).filter((name) => name.startsWith("look-"));
  const grain = await sharp({
    create: {
      width: 3024,
      height: 4032,
      channels: 3,
      background: "#808080",
      noise: { type: "gaussian", mean: 128, sigma: 12 },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const photos: Buffer[] = [];
  for (let at = 0; at < count; at++)
    photos.push(
      await sharp(join(pictures, files[at % files.length] as string))
        .resize(3024, 4032)
        .modulate({ brightness: 1 + Math.floor(at / files.length) / 20 })
        .composite([{ input: grain, blend: "soft-light" }])
        .jpeg({ quality: 85 })
        .toBuffer(),
    );
  const large = sharp(join(pictures, files[0] as string)).resize(8600, 5800, { fit: "fill" });
  return {
    photos,
    heavy: {
      "JPEG of 50 megapixels, turned": await large.clone().jpeg().withMetadata({ orientation: 6 }).toBuffer(),
      "progressive JPEG of 50 megapixels": await large.clone().jpeg({ progressive: true }).toBuffer(),
      "progressive JPEG of 50 megapixels, 4:4:4": await large
        .clone()
        .jpeg({ progressive: true, chromaSubsampling: "4:4:4" })
        .toBuffer(),
      "WebP of 50 megapixels": await large.clone().webp({ effort: 0 }).toBuffer(),
      "AVIF of 16 megapixels": await large.clone().resize(4880, 3270, { fit: "fill" }).avif({ effort: 0 }).toBuffer(),
      "AVIF of 50 megapixels": await large.clone().avif({ effort: 0 }).toBuffer(),
    },
  };
}
