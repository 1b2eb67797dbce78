/** Red, green and blue, 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number];

export const black: Color = [0, 0, 0];
export const white: Color = [255, 255, 255];

/** Above this relative luminance a colour counts as light. */
const lightFrom = 0.37;

/** Reads `#rgb`, `#rrggbb` or `#rrggbbaa`, whose alpha is ignored; null for anything else. */
export function parseColor(hex: string): Color | null {
  const [, digits] = /^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(hex.trim()) ?? [];
  if (!digits) return null;
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits;
  const part = (at: number) => Number.parseInt(long.slice(at, at + 2), 16);
  return [part(0), part(2), part(4)];
}

export function hex(color: Color): string {
  return `#${color.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
}

/** WCAG relative luminance, 0 to 1. */
export function luminance([red, green, blue]: Color): number {
  const linear = (part: number) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

export function isLight(color: Color): boolean {
  return luminance(color) > lightFrom;
}

/** `share`: 0 to 1. */
export function blend(under: Color, over: Color, share: number): Color {
  const part = (at: 0 | 1 | 2) => under[at] + (over[at] - under[at]) * share;
  return [part(0), part(1), part(2)];
}

/** Black on a light colour, white on a dark one. */
export function textOn(color: Color): Color {
  return isLight(color) ? black : white;
}

/** WCAG contrast, 1 to 21. */
export function contrast(a: Color, b: Color): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}
