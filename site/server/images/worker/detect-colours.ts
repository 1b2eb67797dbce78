import { type Colour, colours } from "../../../shared/colours.ts";
import { colourSamples } from "./colour-samples.ts";
import { colourDistance, type Oklab, oklabOf, oklabOfHex } from "./oklab.ts";

/** sRGB, row by row, with three channels. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

const maxDetected = 3;
/** Of what counts: less is a button or a reflection. */
const minShare = 0.1;
/** Closer to the ground than this is the ground, with its shadows. */
const groundDistance = 0.065;
/** Shadows and folds are grey too. */
const greyWeight = 0.4;
/** A border that varies more is no ground: the clothes reach to it. */
const maxGroundSpread = 0.09;

const samples = colours.flatMap((colour) =>
  colour === "metallic" ? [] : colourSamples[colour].map((hex) => ({ colour, at: oklabOfHex(hex) })),
);

/**
 * The colours of clothes in a photo, the largest first; at most three. An even ground behind them does not count, and
 * the middle counts more than the edges.
 */
export function detectColours({ data, width, height }: Pixels): Colour[] {
  const at = (x: number, y: number): Oklab => {
    const [red = 0, green = 0, blue = 0] = data.subarray(3 * (y * width + x));
    return oklabOf(red, green, blue);
  };
  const ground = groundOf(borderOf(width, height).map(([x, y]) => at(x, y)));
  const weights = new Map<Colour, number>();
  let total = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const pixel = at(x, y);
      if (ground && colourDistance(pixel, ground) < groundDistance) continue;
      const word = wordFor(pixel);
      const weight = centrality(x, width) * centrality(y, height) * (word === "grey" ? greyWeight : 1);
      weights.set(word, (weights.get(word) ?? 0) + weight);
      total += weight;
    }
  // Nothing but ground: a close-up of one cloth.
  if (total === 0) return ground ? [wordFor(ground)] : [];
  return [...weights]
    .filter(([, weight]) => weight >= minShare * total)
    .sort(([, one], [, other]) => other - one)
    .slice(0, maxDetected)
    .map(([colour]) => colour);
}

/** 1 in the middle, 0.2 at both ends. */
const centrality = (place: number, length: number): number => 1 - 0.8 * Math.abs((2 * (place + 0.5)) / length - 1);

function wordFor(pixel: Oklab): Colour {
  let nearest: { colour: Colour; distance: number } = { colour: "grey", distance: Number.POSITIVE_INFINITY };
  for (const { colour, at } of samples) {
    const distance = colourDistance(pixel, at);
    if (distance < nearest.distance) nearest = { colour, distance };
  }
  return nearest.colour;
}

const borderOf = (width: number, height: number): [number, number][] => [
  ...Array.from({ length: width }, (_, x): [number, number][] => [
    [x, 0],
    [x, height - 1],
  ]).flat(),
  ...Array.from({ length: height }, (_, y): [number, number][] => [
    [0, y],
    [width - 1, y],
  ]).flat(),
];

/** The median of the border, which the corner of a sleeve does not change; null where the border is of many colours. */
function groundOf(border: readonly Oklab[]): Oklab | null {
  const median = (part: keyof Oklab): number => {
    const sorted = border.map((pixel) => pixel[part]).sort((one, other) => one - other);
    return sorted[sorted.length >> 1] ?? 0;
  };
  const middle = { l: median("l"), a: median("a"), b: median("b") };
  const far = border.filter((pixel) => colourDistance(pixel, middle) > maxGroundSpread).length;
  return far > border.length / 3 ? null : middle;
}
