/** A number in 0..1 derived from `n` (an integer hash after the finaliser of MurmurHash3). */
export function seededFraction(n: number): number {
  let h = Math.imul(n ^ (n >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32;
}
