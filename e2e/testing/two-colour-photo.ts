import sharp from "sharp";

const half = (background: string) => ({ create: { width: 600, height: 900, channels: 3 as const, background } });

/**
 * A JPEG of 1200 x 900 px, red on the left and blue on the right. With `orientation` 6, as phones write it, viewers
 * turn it clockwise: red comes to lie on top, and the picture is 900 x 1200.
 */
export async function redAndBlue(orientation?: number): Promise<Buffer> {
  const blue = await sharp(half("#2040c0")).png().toBuffer();
  const picture = sharp({ create: { width: 1200, height: 900, channels: 3, background: "#c02020" } }).composite([
    { input: blue, left: 600, top: 0 },
  ]);
  return picture
    .withMetadata(orientation ? { orientation } : {})
    .jpeg({ quality: 95 })
    .toBuffer();
}
