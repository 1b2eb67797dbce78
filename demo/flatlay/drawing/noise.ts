/** A reproducible stream of numbers in 0..1; the same seed gives the same stream on every machine. */
export type Random = () => number;

/** Mulberry32: small, fast, and good enough for sleeves. */
export function random(seed: number): Random {
  let state = Math.imul(seed, 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** White noise: one number in 0..1 for each integer x, y and seed. */
export function speck(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 1442695041);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

const eased = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

/** Smooth value noise in 0..1 with wavelength 1. */
export function valueNoise(x: number, y: number, seed: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const u = eased(x - column);
  const v = eased(y - row);
  const a = speck(column, row, seed);
  const b = speck(column + 1, row, seed);
  const c = speck(column, row + 1, seed);
  const d = speck(column + 1, row + 1, seed);
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
}

/** Several octaves of value noise, in 0..1. */
export function cloudNoise(x: number, y: number, seed: number, octaves: number): number {
  let sum = 0;
  let weight = 0.5;
  let total = 0;
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * valueNoise(x, y, seed + octave * 17);
    total += weight;
    weight *= 0.5;
    x = x * 2.03 + 5.2;
    y = y * 2.03 + 1.3;
  }
  return sum / total;
}
