/** Lightness 0..1, and two axes of colour: green to red, blue to yellow. */
export interface Oklab {
  l: number;
  a: number;
  b: number;
}

const linear = Float64Array.from({ length: 256 }, (_, byte) => {
  const part = byte / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** From sRGB bytes. Source: Björn Ottosson, "A perceptual color space for image processing" (2020). */
export function oklabOf(red: number, green: number, blue: number): Oklab {
  const [r = 0, g = 0, b = 0] = [linear[red], linear[green], linear[blue]];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  };
}

/** From `#rrggbb`. */
export const oklabOfHex = (hex: string): Oklab => {
  const value = Number.parseInt(hex.slice(1), 16);
  return oklabOf(value >> 16, (value >> 8) & 255, value & 255);
};

/** Hue counts more than lightness: folds and shadows do not change the colour of a garment. */
export const colourDistance = (one: Oklab, other: Oklab): number =>
  Math.hypot(0.45 * (one.l - other.l), one.a - other.a, one.b - other.b);
