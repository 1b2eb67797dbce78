import sharp from "sharp";
import { valueAt } from "./value-at.ts";

sharp.concurrency(1);

/** An unfinished picture: three floats per pixel, 0..255, and which garment lies on top where. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly pixels: Float32Array;
  /** 0 = ground, else the number of the topmost garment. */
  readonly owner: Uint8Array;
}

export function emptyCanvas(width: number, height: number): Canvas {
  return { width, height, pixels: new Float32Array(width * height * 3), owner: new Uint8Array(width * height) };
}

export interface Print {
  width: number;
  height: number;
  quality: number;
}

/** The finished picture: scaled down, slightly sharpened, as WebP. */
export async function webp(canvas: Canvas, { width, height, quality }: Print): Promise<Buffer> {
  return await sharp(bytes(canvas), { raw: { width: canvas.width, height: canvas.height, channels: 3 } })
    .resize(width, height, { kernel: "lanczos3" })
    .sharpen({ sigma: 0.5, m1: 0.4, m2: 0.8 })
    .webp({ quality, effort: 5, smartSubsample: true })
    .toBuffer();
}

function bytes(canvas: Canvas): Buffer {
  const out = Buffer.allocUnsafe(canvas.pixels.length);
  for (let i = 0; i < out.length; i++) out[i] = Math.max(0, Math.min(255, valueAt(canvas.pixels, i) + 0.5));
  return out;
}
