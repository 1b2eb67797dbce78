import sharp from "sharp";
import type { Canvas } from "./canvas.ts";
import { enlarged, type Field } from "./height-field.ts";
import { type Random, random } from "./noise.ts";
import { valueAt } from "./value-at.ts";

/** A soft shade thrown over the whole picture, as if a window or a palm stood outside it. */
export interface Shade {
  kind: "window" | "palm";
  /** Share of light taken away where the shade is deepest. */
  depth: number;
}

/** The shade is soft, so it is drawn at a quarter of the size. */
const factor = 4;

export async function castShade(canvas: Canvas, { kind, depth }: Shade, seed: number): Promise<void> {
  const width = Math.ceil(canvas.width / factor) + 1;
  const height = Math.ceil(canvas.height / factor) + 1;
  const small = await brightness(kind, width, height, random(seed));
  const bright = enlarged(small, factor, canvas.width, canvas.height);
  for (let q = 0; q < bright.length; q++) {
    const k = 1 - depth * (1 - valueAt(bright, q)) + depth * 0.1 * valueAt(bright, q);
    canvas.pixels[q * 3] = valueAt(canvas.pixels, q * 3) * k;
    canvas.pixels[q * 3 + 1] = valueAt(canvas.pixels, q * 3 + 1) * (1 - (1 - k) * 0.98);
    // Blue falls least: shade is cooler than sun.
    canvas.pixels[q * 3 + 2] = valueAt(canvas.pixels, q * 3 + 2) * (1 - (1 - k) * 0.86);
  }
}

/** 1 in the sun, 0 in the shade. */
async function brightness(kind: Shade["kind"], width: number, height: number, next: Random): Promise<Field> {
  const shapes = kind === "window" ? panes(width, height, next) : palm(width, height, next);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#000"/>${shapes}</svg>`;
  const bytes = await sharp(Buffer.from(svg))
    .blur(height * (kind === "palm" ? 0.0085 : 0.018))
    .greyscale()
    .raw()
    .toBuffer();
  return { width, height, values: Float32Array.from(bytes, (byte) => byte / 255) };
}

function panes(width: number, height: number, next: Random): string {
  const turn = -24 - next() * 8;
  let shapes = "";
  for (let column = 0; column < 3; column++)
    for (let row = 0; row < 4; row++)
      shapes += `<rect x="${width * (0.02 + column * 0.3)}" y="${height * (-0.22 + row * 0.37)}" width="${width * 0.275}" height="${height * 0.345}" fill="#fff"/>`;
  return `<g transform="rotate(${turn} ${width / 2} ${height / 2})">${shapes}</g>`;
}

function palm(width: number, height: number, next: Random): string {
  const leaves = [0, 1, 2].map((k) => {
    const turn = 112 + k * 22 + next() * 10;
    let leaflets = "";
    for (let i = 0; i < 15; i++) {
      const along = height * (0.08 + i * 0.052);
      const length = height * 0.25 * Math.sin(Math.PI * Math.min(1, 0.2 + i * 0.052));
      for (const side of [-1, 1])
        leaflets += `<path d="M${along} 0Q${along + length * 0.45} ${side * length * 0.28} ${along + length * 0.62} ${side * length}Q${along + length * 0.12} ${side * length * 0.5} ${along} 0Z"/>`;
    }
    return `<g transform="translate(${width * 1.01} ${height * -0.04}) rotate(${turn})" fill="#000" opacity=".85">${leaflets}<rect width="${height * 0.9}" height="${height * 0.008}"/></g>`;
  });
  return `<rect width="${width}" height="${height}" fill="#fff"/>${leaves.join("")}`;
}
