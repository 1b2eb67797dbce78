import sharp from "sharp";

/** A small JPEG of one colour. */
export const jpeg = (o: { width?: number; height?: number; colour?: string } = {}): Promise<Buffer> =>
  sharp({
    create: { width: o.width ?? 40, height: o.height ?? 50, channels: 3, background: o.colour ?? "#b06a5a" },
  })
    .jpeg({ quality: 90 })
    .toBuffer();
