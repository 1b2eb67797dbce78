import { black, type Color, contrast, white } from "./color.ts";

const step = 0.02;

/** Makes a colour lighter or darker until its contrast on `background` suffices. */
export function ensureContrast(color: Color, background: Color, leastContrast: number): Color {
  const towards = contrast(black, background) > contrast(white, background) ? -step : step;
  let readable = color;
  for (let lightness = lightnessOf(color); lightness >= 0 && lightness <= 1; lightness += towards) {
    if (contrast(readable, background) >= leastContrast) return readable;
    readable = withLightness(color, lightness);
  }
  return readable;
}

/** The same hue and saturation at another HSL lightness, 0 to 1. */
export function withLightness(color: Color, lightness: number): Color {
  const [red, green, blue] = color.map((part) => part / 255) as [number, number, number];
  const high = Math.max(red, green, blue);
  const low = Math.min(red, green, blue);
  const spread = high - low;
  if (spread === 0) return [lightness * 255, lightness * 255, lightness * 255];
  const saturation = spread / (1 - Math.abs(high + low - 1));
  const hue = hueOf(red, green, blue, high, spread);
  const chroma = saturation * Math.min(lightness, 1 - lightness);
  const part = (at: number) => {
    const along = (at + hue * 2) % 12;
    return (lightness - chroma * Math.max(-1, Math.min(along - 3, 9 - along, 1))) * 255;
  };
  return [part(0), part(8), part(4)];
}

export function lightnessOf(color: Color): number {
  return (Math.max(...color) + Math.min(...color)) / 510;
}

/** Position on the circle, 0 to 6. */
function hueOf(red: number, green: number, blue: number, high: number, spread: number): number {
  if (high === red) return ((((green - blue) / spread) % 6) + 6) % 6;
  return high === green ? (blue - red) / spread + 2 : (red - green) / spread + 4;
}
