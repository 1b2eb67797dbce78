import type { Canvas } from "./canvas.ts";
import type { Fabric } from "./fabrics.ts";
import { blurred, enlarged, type Field, reduced } from "./height-field.ts";
import type { Surface } from "./light.ts";
import { valueAt } from "./value-at.ts";

/** Darkens what lies beneath: a tight contact shadow, a middle one and a wide ambient one. */
export function castShadow(canvas: Canvas, surface: Surface, cloth: Fabric): void {
  const { width, height, alpha, pxPerCm: s } = surface;
  const thick = cloth.thick * s;
  const whole: Field = { width, height, values: alpha };
  const quarter = reduced(whole, 4);
  const half = reduced(whole, 2);
  const shadows = [
    { field: enlarged(blurred(half, (0.22 * s + 0.6) / 2), 2, width, height), shift: 0.16 * s + thick * 0.18, k: 0.34 },
    {
      field: enlarged(blurred(quarter, (0.6 * s + thick * 0.5) / 4), 4, width, height),
      shift: 0.45 * s + thick * 0.62,
      k: 0.3,
    },
    {
      field: enlarged(blurred(quarter, (2.2 * s + thick) / 4), 4, width, height),
      shift: 1.1 * s + thick * 1.1,
      k: 0.2,
    },
  ];
  const kept = new Float32Array(width * height).fill(1);
  for (const { field, shift, k } of shadows) {
    const dx = Math.round(0.62 * shift);
    const dy = Math.round(0.78 * shift);
    for (let y = 0; y < height; y++) {
      const to = y * width;
      // The outermost shade goes on to the edge of the picture, where it would end in a line.
      const from = Math.max(0, y - dy) * width;
      for (let x = 0; x < width; x++)
        kept[to + x] = valueAt(kept, to + x) * (1 - k * valueAt(field, from + Math.max(0, x - dx)));
    }
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const shade = 1 - valueAt(kept, y * width + x);
      if (shade < 0.002) continue;
      const at = ((y + surface.top) * canvas.width + x + surface.left) * 3;
      canvas.pixels[at] = valueAt(canvas.pixels, at) * (1 - shade * 0.93);
      canvas.pixels[at + 1] = valueAt(canvas.pixels, at + 1) * (1 - shade);
      canvas.pixels[at + 2] = valueAt(canvas.pixels, at + 2) * (1 - shade * 0.97);
    }
  }
}
