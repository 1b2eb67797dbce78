import { round } from "./curves.ts";
import { type Random, random } from "./noise.ts";

export type PatternKind =
  | "stripe"
  | "pin"
  | "vstripe"
  | "check"
  | "glen"
  | "tartan"
  | "dots"
  | "floral"
  | "herring"
  | "leopard";

export interface Pattern {
  kind: PatternKind;
  /** Second to fifth colour; the first is the cloth's own. */
  c2: string;
  c3?: string;
  c4?: string;
  c5?: string;
  /** Length of one repeat in cm. */
  size: number;
  /** Share of the repeat that is coloured. */
  ratio?: number;
  /** Width of a pin stripe in cm. */
  width?: number;
  seed?: number;
}

/** One repeat of the pattern as SVG, in a square of `size` cm. */
export function patternTile(pattern: Pattern): string {
  const { kind, c2, c3 = c2, size: s } = pattern;
  switch (kind) {
    case "stripe":
      return rect(0, 0, s, s * (pattern.ratio ?? 0.38), c2);
    case "pin":
      return rect(0, 0, pattern.width ?? 0.22, s, c2, 0.8);
    case "vstripe":
      return rect(0, 0, s * (pattern.ratio ?? 0.4), s, c2, 0.92);
    case "check":
      return rect(0, 0, s * 0.46, s, c2, 0.5) + rect(0, 0, s, s * 0.46, c2, 0.5);
    case "glen":
      return (
        Array.from({ length: 6 }, (_, i) => crossing((i * s) / 20, s / 42, s, c2, 0.55)).join("") +
        crossing(s * 0.62, s * 0.02, s, c3, 0.7)
      );
    case "tartan":
      return (
        crossing(0, s * 0.3, s, c2, 0.55) +
        crossing(s * 0.6, s * 0.05, s, c3, 0.8) +
        crossing(s * 0.7, s * 0.02, s, c3, 0.7)
      );
    case "dots": {
      const radius = round(s * (pattern.ratio ?? 0.14));
      return [0.25, 0.75].map((at) => `<circle cx="${s * at}" cy="${s * at}" r="${radius}" fill="${c2}"/>`).join("");
    }
    case "herring":
      return Array.from(
        { length: 7 },
        (_, i) =>
          `<path d="M0 ${round(((i - 2) * s) / 4)}l${s / 2} ${s / 4}l${s / 2} ${-s / 4}" stroke="${c2}" stroke-width="${round(s * 0.12)}" fill="none" opacity=".6"/>`,
      ).join("");
    case "floral":
      return flowers(pattern, random(pattern.seed ?? 7));
    case "leopard":
      return rosettes(pattern, random(pattern.seed ?? 5));
  }
}

function rect(x: number, y: number, width: number, height: number, fill: string, opacity = 1): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}" opacity="${opacity}"/>`;
}

/** The same band once down and once across. */
function crossing(at: number, width: number, size: number, fill: string, opacity: number): string {
  return rect(at, 0, width, size, fill, opacity) + rect(0, at, size, width, fill, opacity);
}

/** A flower on an edge is drawn in the neighbouring tiles too. */
const tilesAround = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

function flowers({ size, c2, c3 = c2, c4 = "#6f7d5a", c5 = "#d9a441" }: Pattern, next: Random): string {
  return scattered(next)
    .map(([x, y], i) => {
      const radius = size * (i % 3 ? 0.06 : 0.085);
      const turn = round(next() * 360);
      const flower = blossom(radius, i % 3 ? c2 : c3, c4, c5);
      return tilesAround
        .map(
          ([ox, oy]) =>
            `<g transform="translate(${round((x + ox) * size)} ${round((y + oy) * size)}) rotate(${turn})">${flower}</g>`,
        )
        .join("");
    })
    .join("");
}

/** Up to nine positions in the unit square that keep their distance, also across its edges. */
function scattered(next: Random): [number, number][] {
  const places: [number, number][] = [];
  const apart = (a: number, b: number) => Math.min(Math.abs(a - b), 1 - Math.abs(a - b));
  for (let i = 0; i < 200 && places.length < 9; i++) {
    const x = next();
    const y = next();
    if (places.every(([px, py]) => Math.hypot(apart(px, x), apart(py, y)) > 0.24)) places.push([x, y]);
  }
  return places;
}

function blossom(radius: number, petal: string, leaf: string, heart: string): string {
  const r = (factor: number) => round(radius * factor);
  const stem = `<path d="M0 0Q${r(1.6)} ${r(1.2)} ${r(2.1)} ${r(2.6)}" stroke="${leaf}" stroke-width="${r(0.22)}" fill="none"/>`;
  const blade = `<ellipse cx="${r(1.9)}" cy="${r(1.3)}" rx="${r(0.75)}" ry="${r(0.3)}" transform="rotate(38 ${r(1.9)} ${r(1.3)})" fill="${leaf}"/>`;
  const petals = [0, 72, 144, 216, 288]
    .map(
      (turn) =>
        `<ellipse cx="${r(0.75)}" cy="0" rx="${r(0.72)}" ry="${r(0.46)}" transform="rotate(${turn})" fill="${petal}"/>`,
    )
    .join("");
  return `${stem}${blade}${petals}<circle r="${r(0.3)}" fill="${heart}"/>`;
}

function rosettes({ size, c2, c3 = c2 }: Pattern, next: Random): string {
  return Array.from({ length: 12 }, (_, i) => {
    const x = (((i % 4) + 0.5 + (next() - 0.5) * 0.5) * size) / 4;
    const y = ((Math.floor(i / 4) + 0.5 + (next() - 0.5) * 0.5) * size) / 3;
    const turn = round(next() * 360);
    const a = size * 0.085 * (1 + next() * 0.4);
    const ring = `M${round(-a)} 0A${round(a)} ${round(a * 0.8)} 0 0 1 ${round(a * 0.6)} ${round(-a * 0.6)}M${round(a)} ${round(a * 0.1)}A${round(a)} ${round(a * 0.8)} 0 0 1 ${round(-a * 0.5)} ${round(a * 0.7)}`;
    return `<g transform="translate(${round(x)} ${round(y)}) rotate(${turn})"><ellipse rx="${round(a * 0.7)}" ry="${round(a * 0.55)}" fill="${c3}"/><path d="${ring}" stroke="${c2}" stroke-width="${round(a * 0.55)}" fill="none" stroke-linecap="round"/></g>`;
  }).join("");
}
