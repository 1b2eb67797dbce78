import sharp from "sharp";
import type { Field } from "./height-field.ts";
import type { Pen } from "./pen.ts";
import { valueAt } from "./value-at.ts";

export interface View {
  width: number;
  height: number;
  x: number;
  y: number;
  pxPerCm: number;
  turn: number;
}

export type Layer = "broad" | "fine" | "occlusion";
const blank: Record<Layer, string> = { broad: "#808080", fine: "#808080", occlusion: "#fff" };

export async function colourRaster(pen: Pen, view: View): Promise<Uint8Array> {
  pen.flush();
  return await sharp(drawing(pen.defs, pen.colour, view), { unlimited: true })
    .ensureAlpha()
    .raw()
    .toBuffer();
}

/** One of the grey drawings, 0..1. */
export async function greyRaster(pen: Pen, layer: Layer, view: View): Promise<Field> {
  pen.flush();
  const bytes = await sharp(drawing(pen.defs, pen[layer], view, blank[layer]), { unlimited: true })
    .greyscale()
    .raw()
    .toBuffer();
  const values = new Float32Array(bytes.length);
  for (let i = 0; i < values.length; i++) values[i] = valueAt(bytes, i) / 255;
  return { width: view.width, height: view.height, values };
}

/** The same view at a fraction of the size. */
export const smaller = (view: View, factor: number): View => ({
  ...view,
  width: Math.ceil(view.width / factor),
  height: Math.ceil(view.height / factor),
  x: view.x / factor,
  y: view.y / factor,
  pxPerCm: view.pxPerCm / factor,
});

function drawing(defs: string[], shapes: string[], view: View, background?: string): Buffer {
  const { width, height, x, y, pxPerCm, turn } = view;
  const body = shapes.join("");
  const used = defs.filter((def) => body.includes(`#${/id="(\w+)"/.exec(def)?.[1]})`));
  const ground = background ? `<rect width="${width}" height="${height}" fill="${background}"/>` : "";
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${used.join("")}</defs>${ground}` +
      `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${pxPerCm})" stroke-linecap="round" stroke-linejoin="round">${body}</g></svg>`,
  );
}
