import { valueAt } from "./value-at.ts";
export type Hex = string;
export type Rgb = [red: number, green: number, blue: number];

export const rgb = (hex: Hex): Rgb => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as Rgb;

const hex = (colour: number[]): Hex =>
  `#${colour
    .map((value) =>
      Math.max(0, Math.min(255, Math.round(value)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

export function mix(from: Hex, to: Hex, share: number): Hex {
  const target = rgb(to);
  return hex(rgb(from).map((value, i) => value + (valueAt(target, i) - value) * share));
}

/** Towards a warm black: pure black is never used. */
export const darker = (colour: Hex, share: number): Hex => mix(colour, "#1a1416", share);

/** Towards a warm white. */
export const lighter = (colour: Hex, share: number): Hex => mix(colour, "#fffaf2", share);

export function luminance(colour: Hex): number {
  const [red, green, blue] = rgb(colour);
  return (red * 0.3 + green * 0.59 + blue * 0.11) / 255;
}

/** Distance as the eye sees it, roughly: 0 same, 100 far apart. */
export function difference(a: Hex, b: Hex): number {
  const [l1, a1, b1] = lab(a);
  const [l2, a2, b2] = lab(b);
  return Math.hypot(l1 - l2, a1 - a2, b1 - b2);
}

function lab(colour: Hex): [number, number, number] {
  const [r, g, b] = rgb(colour).map((value) => (value / 255) ** 2.2) as Rgb;
  const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b);
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b);
  const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b);
  return [
    100 * (0.2105 * l + 0.7936 * m - 0.0041 * s),
    100 * (1.978 * l - 2.4286 * m + 0.4506 * s) * 1.6,
    100 * (0.0259 * l + 0.7828 * m - 0.8087 * s) * 1.6,
  ];
}
